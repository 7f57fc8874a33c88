// Helpers to read a view of Paper App DUNGEON. Its types come from src/oubliette/games/paper_dungeon/view.py.
import type { BoardProps } from '../board';
import type { PaperDungeonView } from './view.gen';

export type { HeroView as Hero, OfferView as Offer, PaperDungeonView } from './view.gen';

/** What every component of the board gets: the props of the board, with its view typed. */
export type Play = Omit<BoardProps, 'view'> & { view: PaperDungeonView };

export const NOWHERE = -1;

/** The name of a square: the letter of its column and the number of its row from the north (b3). */
export function squareName(square: number, columns: number): string {
  return `${columnName(square % columns)}${Math.floor(square / columns) + 1}`;
}

export function columnName(column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(97 + (rest % 26)) + letters; // after z comes aa
  }
  return letters;
}

/** The square with this name, or NOWHERE. */
export function squareOf(name: unknown, columns: number): number {
  const found = typeof name === 'string' ? /^([a-z]+)(\d+)$/.exec(name) : null;
  if (!found) return NOWHERE;
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return (Number(found[2]) - 1) * columns + column;
}

/** A hero has the name of its player. */
export function heroName(play: Play, seat: number): string {
  return play.players[seat] ?? '';
}
