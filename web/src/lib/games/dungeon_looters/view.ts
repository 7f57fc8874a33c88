// What the parts of the board are given, and what they read of a seat's view.
import type { PlayOf } from '../play';
import type { LootersView, PlayerView } from './view.gen';

export type { ChestView, LootersView, PlayerView, RoomView, TrapView } from './view.gen';

export type Type = 'purse' | 'normal' | 'heavy' | 'massive';
/** Column, row, width and height in the grid of a bag. */
export type Place = NonNullable<PlayerView['bag']>[number];

export const FACE_DOWN = 'face_down';
export const SHERPA = 'sherpa';

export type Play = PlayOf<LootersView>;

/** The player whose hand is shown: who is asked, or whose eyes these are. */
export function ownerOf(play: Play): number {
  return play.ask && play.ask.seat >= 0 ? play.ask.seat : play.seat;
}
