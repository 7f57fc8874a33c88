// What a seat sees of Dungeon Pen, as src/oubliette/games/dungeon_pen/view.py draws it. One unit is one square.
import type { PlayOf } from '../play';

export interface Point {
  x: number;
  y: number;
}

export interface StrokeView {
  seat: number;
  contact: boolean;
  /** x, y, x, y… */
  points: number[];
}

/** What acts on the next flick: profile, character and waiting cards together. */
export interface FlickView {
  profile: string;
  cap: number;
  reach: number;
  angle: number;
  /** In thousandths. */
  miss: number;
  bend: number;
  blind: number;
  nudge: number;
}

/** Where a line is likely to end: what is there without strength, what full strength adds, standard deviations. */
export interface SpreadView {
  distance_least: number;
  distance_gain: number;
  angle_error_least: number;
  angle_error_gain: number;
  distance_error: number;
  bend_error: number;
}

export type Way = 'aim' | 'gesture' | 'pencil';

export interface PlayerView {
  character: string;
  hp: number;
  start_hp: number;
  square: string;
  x: number;
  y: number;
  carrying: boolean;
  objects: number;
  /** Empty for those who may not know it. */
  hand: string[];
  waiting: string[];
  lenient: boolean;
  contested: boolean;
  /** How this seat flicks all through the match. */
  way: Way;
  flick: FlickView;
  spread: SpreadView;
}

export type Ends = [start: string, end: string];

export interface PenView {
  sheet: string;
  rows: string[];
  walls: Ends[];
  chests: { square: string; closed: boolean; covered: boolean }[];
  potions: { square: string; left: number; covered: boolean }[];
  strokes: StrokeView[];
  /** A line of which nothing is applied yet. */
  shown: StrokeView | null;
  players: PlayerView[];
  first: number;
  to_play: number;
  turn: number;
  turn_limit: number;
  beginner: boolean;
  /** What brings a treasure home: touching the cell, or ending in it. */
  home: 'passing' | 'ending';
  bad_faith: boolean;
  event_deck: number;
  event_discard: string[];
  fatras_deck: number;
}

export type Play = PlayOf<PenView>;

export const SIDE = 18;
export const WALL = '#';
export const CELL_SIDE = 2;
const CELLS = ['C', 'c'];
const TREASURES = ['T', 't'];

/** Column and row of a square by its name: C5 is the third in the fifth row. */
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

/** Where a player's line brings the treasure home, and whether it has to end there; null without a treasure. */
export interface Home extends Point {
  ending: boolean;
}

export function homeOf(view: PenView, seat: number): Home | null {
  return view.players[seat]!.carrying ? { ...cellOf(view.rows, seat), ending: view.home === 'ending' } : null;
}

/** The square of the treasure that belongs to a seat: the other one wants it. */
export const treasureOf = (rows: readonly string[], seat: number): Point => find(rows, TREASURES[seat]!);

/** Points that come as x, y, x, y… */
export function pointsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length >> 1 }, (_, place) => ({
    x: numbers[2 * place]!,
    y: numbers[2 * place + 1]!,
  }));
}
