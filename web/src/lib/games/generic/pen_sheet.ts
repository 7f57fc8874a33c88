// A sheet that is drawn on: squares in rows, walls between named squares, lines as points.
import { isDrawn, isMap, isRecord, isRecords, type Plain } from './shapes';

export interface Stroke {
  seat: number;
  contact: boolean;
  points: number[];
}

export interface SheetView extends Plain {
  rows: string[];
  walls: [string, string][];
  strokes: Stroke[];
  shown: Stroke | null;
  chests: { square: string; closed: boolean }[];
  potions: { square: string; left: number }[];
  players: { x: number; y: number; carrying: boolean }[];
}

export const WALL = '#';
export const CELLS = ['C', 'c'];
export const TREASURES = ['T', 't'];

export const isSheet = (view: Plain): view is SheetView =>
  isMap(view.rows) &&
  Array.isArray(view.strokes) &&
  view.strokes.every((one) => isRecord(one) && isDrawn(one.points)) &&
  ['walls', 'chests', 'potions'].every((key) => Array.isArray(view[key])) &&
  isRecords(view.players) &&
  view.players.every((one) => typeof one.x === 'number' && typeof one.y === 'number');

/** Column and row of a square by its name: "C5" is the third in the fifth row. */
export const squareAt = (name: string): [number, number] => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];

/** All squares of a mark, as column and row. */
export const marked = (rows: string[], mark: string): [number, number][] =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x): [number, number][] => (sign === mark ? [[x, y]] : [])));

/** A line through points that come as x, y, x, y… */
export function path(points: number[]): string {
  const pairs = points.flatMap((x, place) => (place % 2 ? [] : [`${x} ${points[place + 1] ?? 0}`]));
  return `M${pairs.join('L')}`;
}

/** A wall from one square to another, both included. */
export function wallBox([start, end]: [string, string]): { x: number; y: number; width: number; height: number } {
  const [a, b] = [squareAt(start), squareAt(end)];
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return { x, y, width: Math.abs(a[0] - b[0]) + 1, height: Math.abs(a[1] - b[1]) + 1 };
}
