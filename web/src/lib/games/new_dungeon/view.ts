// Helpers to read a view of The New Dungeon. Its types come from src/oubliette/games/new_dungeon/view.py.
import type { PlayOf } from '../play';

import type { NewDungeonView } from './view.gen';

export type { HeroView, NewDungeonView, SpaceView } from './view.gen';

/** The name of a card that this seat may not see. */
export const FACE_DOWN = 'face_down';

export type Play = PlayOf<NewDungeonView>;

/** The letter on a figure: the first of the player's name. If an earlier player has it: a final digit, or the seat. */
export function letterOf({ players }: Play, seat: number): string {
  const first = (name = '') => [...name][0]?.toUpperCase() ?? '';
  const letter = first(players[seat]);
  if (letter && players.findIndex((name) => first(name) === letter) === seat) return letter;
  return /\d$/.exec(players[seat] ?? '')?.[0] ?? String(seat + 1);
}

/** The seat of the player at this screen: whoever is asked, else the viewer; -1 for a spectator. */
export const ownSeat = (play: Play): number => play.ask?.seat ?? (play.seat >= 0 ? play.seat : -1);
