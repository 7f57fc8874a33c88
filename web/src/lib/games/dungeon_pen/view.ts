// Helpers to read a view of Dungeon Pen. The types come from src/oubliette/games/dungeon_pen/view.py. One unit is one
// square.
import type { PlayOf } from '../play';

import type { PenView } from './view.gen';

export type { FlickView, PenView, PlayerView, SpreadView, StrokeView } from './view.gen';

export interface Point {
  x: number;
  y: number;
}

export type Ends = PenView['walls'][number];

export type Play = PlayOf<PenView>;

export const SIDE = 18;
export const WALL = '#';
export const CELL_SIDE = 2;
const CELLS = ['C', 'c'];
const TREASURES = ['T', 't'];

/** Column and row of a square, from 0: C5 is column 2, row 4. */
export const placeOf = (name: string): Point => ({ x: name.charCodeAt(0) - 65, y: Number(name.slice(1)) - 1 });

export const squareName = (x: number, y: number): string => `${String.fromCharCode(65 + x)}${y + 1}`;

export interface Box extends Point {
  width: number;
  height: number;
}

/** A wall from one square to another, both included. */
export function boxOf([start, end]: Ends): Box {
  const [from, to] = [placeOf(start), placeOf(end)];
  return { x: from.x, y: from.y, width: to.x - from.x + 1, height: to.y - from.y + 1 };
}

/** The first square with a mark, in reading order. */
function find(rows: readonly string[], mark: string): Point {
  const y = rows.findIndex((row) => row.includes(mark));
  return { x: rows[y]?.indexOf(mark) ?? 0, y: Math.max(y, 0) };
}

/** The upper left corner of a seat's cell, which is two squares wide. */
export const cellOf = (rows: readonly string[], seat: number): Point => find(rows, CELLS[seat]!);

/** The upper left corner of the cell where the treasure counts as home. */
export interface Home extends Point {
  /** The line must end in the cell; otherwise touching the cell is enough. */
  ending: boolean;
}

/** Null for a player without a treasure. */
export function homeOf(view: PenView, seat: number): Home | null {
  return view.players[seat]!.carrying ? { ...cellOf(view.rows, seat), ending: view.home === 'ending' } : null;
}

/** The square of the treasure that a seat owns and the opponent wants. */
export const treasureOf = (rows: readonly string[], seat: number): Point => find(rows, TREASURES[seat]!);

/** The option to mark: that of a hint or, in a guided match, the one to try. */
export const markedOf = ({ hinted, suggested }: Play): number | null => hinted ?? suggested;

/** Points from a flat list: x, y, x, y… */
export function pointsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length >> 1 }, (_, place) => ({
    x: numbers[2 * place]!,
    y: numbers[2 * place + 1]!,
  }));
}
