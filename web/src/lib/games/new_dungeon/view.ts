// What boards need to read a view of The New Dungeon. Its types are those of src/oubliette/games/new_dungeon/view.py.
import type { PlayOf } from '../play';

import type { NewDungeonView } from './view.gen';

export type { HeroView, NewDungeonView, SpaceView } from './view.gen';

/** How a card is called that this seat may not see. */
export const FACE_DOWN = 'face_down';

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
