// What a seat sees of The New Dungeon, as src/oubliette/games/new_dungeon/view.py draws it.
import type { PlayOf } from '../play';

/** How a card is called that this seat may not see. */
export const FACE_DOWN = 'face_down';

export interface HeroView {
  /** The hero card; empty as long as none is drawn. */
  hero: string;
  class: string;
  space: string;
  came_from: string;
  wounded: boolean;
  lost_turns: number;
  caged: boolean;
  treasures: string[];
  /** Null where some of the treasures are hidden from this seat. */
  gold: number | null;
  total: number;
  colour: string;
  spells: string[];
  quota: number;
  move: number;
  secret_door: number;
  ambushed_on: number;
  failures: [string, number][];
  free_doors: string[];
  double_move: boolean | null;
  door_card: boolean | null;
}

/** The cards of a room or chamber: the pile of monsters from the top, its own treasure, and what heroes left there. */
export interface SpaceView {
  monsters: string[];
  treasure: string;
  left: string[];
}

export interface NewDungeonView {
  round: number;
  last_round: number;
  first_seat: number;
  turn_seat: number;
  players: HeroView[];
  spaces: Record<string, SpaceView>;
  unseen_monsters: string[][];
  unseen_treasures: string[][];
  spells_left: number;
  spells_discarded: string[];
}

export type Play = PlayOf<NewDungeonView>;

/** A sign for a figure: the first letter of its player's name; of those who begin alike the last, or the seat. */
export function letterOf({ players }: Play, seat: number): string {
  const first = (name = '') => [...name][0]?.toUpperCase() ?? '';
  const letter = first(players[seat]);
  if (letter && players.findIndex((name) => first(name) === letter) === seat) return letter;
  return /\d$/.exec(players[seat] ?? '')?.[0] ?? String(seat + 1);
}

/** The seat whose hand lies before this screen: of who is asked, else of who looks; -1 for a spectator. */
export const ownSeat = (play: Play): number => play.ask?.seat ?? (play.seat >= 0 ? play.seat : -1);
