// The types of a view and a play, shared by the components of the board.
import type { PlayOf } from '../play';
import type { LootersView, PlayerView } from './view.gen';

export type { ChestView, LootersView, PlayerView, RoomView, TrapView } from './view.gen';

export type Type = 'purse' | 'normal' | 'heavy' | 'massive';
/** Column, row, width and height in the grid of a bag. */
export type Place = NonNullable<PlayerView['bag']>[number];

export const FACE_DOWN = 'face_down';
export const SHERPA = 'sherpa';

export type Play = PlayOf<LootersView>;

/** The seat whose hand is shown: the asked seat, otherwise the viewing seat. */
export function ownerOf(play: Play): number {
  return play.ask && play.ask.seat >= 0 ? play.ask.seat : play.seat;
}
