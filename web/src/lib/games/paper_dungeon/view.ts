// What a seat sees of Paper App DUNGEON, as src/oubliette/games/paper_dungeon/view.py draws it.
import type { BoardProps } from '../board';

export interface Carried {
  piece: string;
  shop_floor: number;
}

export interface Offer {
  piece: string;
  price: number;
}

export interface Hero {
  /** What this hero does on the open page is a secret: what is shown is how the page was begun. */
  hidden: boolean;
  done: boolean;
  hp: number;
  hp_plus: number;
  hp_minus: number;
  /** What would be written as the exit now. */
  hp_exit: number;
  hp_limit: number;
  coins: number;
  coins_plus: number;
  coins_minus: number;
  coins_exit: number;
  /** The page would end in a death, as it stands. */
  dying: boolean;
  deaths: number;
  inventory: Carried[];
  effects: string[];
  bought: string[];
  at: number;
  taken: number[];
  has_key: boolean;
  teleported: boolean;
  lines: number[][];
  line: number[];
  turns: number;
  score: number | null;
}

export interface LaterPage {
  page: 'floor' | 'shop';
  floor: number;
  map: string[];
  offers: Offer[];
}

export interface PaperDungeonView {
  /** Null as long as the number is sealed. */
  notebook: number | null;
  profile: string;
  page: 'floor' | 'shop' | 'treasure_room';
  floor: number;
  floors: number;
  to_play: number;
  map: string[];
  offers: Offer[];
  players: Hero[];
  later_pages: LaterPage[];
  treasure: { thing: string; name: string; begins: string } | null;
}

/** What every part of the board is given: the props of the board, with the type of this view. */
export type Play = Omit<BoardProps, 'view'> & { view: PaperDungeonView };

export const NOWHERE = -1;

/** What a square is called: the letter of its column and the number of its row from the north (b3). */
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

/** The square of that name, or NOWHERE. */
export function squareOf(name: unknown, columns: number): number {
  const found = typeof name === 'string' ? /^([a-z]+)(\d+)$/.exec(name) : null;
  if (!found) return NOWHERE;
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return (Number(found[2]) - 1) * columns + column;
}

/** What a hero is called: like the seat, whose name was given on setting up. */
export function heroName(play: Play, seat: number): string {
  return play.players[seat] ?? '';
}
