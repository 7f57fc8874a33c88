// What a seat sees, as the game's view.py draws it, and what the parts of the board are given.
import type { PlayOf } from '../play';

export type Type = 'purse' | 'normal' | 'heavy' | 'massive';
/** Column, row, width and height in the grid of a bag. */
export type Place = [number, number, number, number];

export interface RoomView {
  room: string;
  tile: string;
  quarters: number;
  card: boolean;
}

export interface ChestView {
  square: string;
  chest: string;
  colour: 'yellow' | 'red' | 'black';
  dd: number;
  treasures: number;
  lock_broken: boolean;
  tidied: string[];
}

export interface TrapView {
  square: string;
  layer: number;
  trap: string;
}

export interface PlayerView {
  archetype: string;
  state: 'on_board' | 'defeated' | 'left';
  square: string;
  tiles: number;
  cards: number;
  seen: string[];
  objects: string[];
  /** Where they lie; null where the bag is closed to these eyes, and then the objects may be known by type only. */
  bag: Place[] | null;
  value: number | null;
  overloaded: boolean;
  movement: number | null;
  /** Doors whose lock, as it is now, they have failed to pick. */
  tried: string[];
  roll_marker: number;
  move_marker: number;
  arrows: number;
  in_bear_trap: boolean;
  in_pit: boolean;
  sick: boolean;
  trophies: number;
  bounties: number;
  left_as: number;
  score: number | null;
}

export interface LootersView {
  round: number;
  to_play: number;
  first: number;
  turns_left: number;
  radius: number;
  rooms: RoomView[];
  doors: { door: string; state: 'locked' | 'broken' }[];
  chests: ChestView[];
  traps: TrapView[];
  players: PlayerView[];
  tiles: string[];
  cards: string[];
  sherpa: string;
  sherpa_objects: string[];
  stack: number;
  mj_deck: number;
  mj_discard: string[];
  treasure_deck: number;
  treasure_discard: string[];
  chests_left: number;
  parts: number;
}

export const FACE_DOWN = 'face_down';
export const SHERPA = 'sherpa';

export type Play = PlayOf<LootersView>;

/** The player whose hand is shown: who is asked, or whose eyes these are. */
export function ownerOf(play: Play): number {
  return play.ask && play.ask.seat >= 0 ? play.ask.seat : play.seat;
}
