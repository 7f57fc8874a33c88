// The map of a floor: paths for its walls, where its finds are, and what they are called. Marks as in floor.py.
import { box, hatching, ruled, type Point } from '../hand';

export const WALL = '#';
export const LOCK = 'L';
export const START = '@';
export const TELEPORTER = 'T';
const NOTHING = '.@#';

// How much of the outer wall the frame cuts off, in squares: left and top, before the labels; right and bottom.
export const CUT_START = 0.05;
export const CUT_END = 0.6;

/** The viewBox of a map. Of the outer wall it keeps the rim, and the room for letters and numbers. */
export function frameOf(rows: readonly string[]): string {
  const columns = rows[0]?.length ?? 0;
  return `${CUT_START} ${CUT_START} ${columns - CUT_START - CUT_END} ${rows.length - CUT_START - CUT_END}`;
}

/** The hatched part of the outer wall, in squares. The rest has the letters and numbers of the squares. */
export const RIM = 0.32;

const THINGS: Record<string, string> = {
  '>': 'stairs',
  o: 'coin',
  $: 'chest',
  '?': 'mystery_enemy',
  h: 'mystery_heart',
  w: 'web',
  k: 'key',
  L: 'lock',
  T: 'teleporter',
  '@': 'start',
};

/** The id, in the texts, of what a mark stands for. */
export function thingOf(mark: string): string {
  if (/[1-9]/.test(mark)) return `enemy_${mark}`;
  if (/[a-f]/.test(mark)) return `heart_${mark.charCodeAt(0) - 96}`;
  return THINGS[mark] ?? '';
}

export interface Find {
  square: number;
  mark: string;
  x: number;
  y: number;
}

/** Everything on a map that is neither wall nor empty. The start is no find, but included, because it is drawn. */
export function findsOf(rows: readonly string[]): Find[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      NOTHING.includes(mark) && mark !== START ? [] : [{ square: y * row.length + x, mark, x, y }],
    ),
  );
}

/** The squares of the finds still there, by kind of find, for screen readers. */
export function findsLeft(rows: readonly string[], taken: readonly number[]): [thing: string, squares: number[]][] {
  const squares = new Map<string, number[]>();
  for (const find of findsOf(rows)) {
    if (find.mark === START || taken.includes(find.square)) continue;
    squares.set(thingOf(find.mark), [...(squares.get(thingOf(find.mark)) ?? []), find.square]);
  }
  return [...squares];
}

/** The middle of a square. */
export function middle(square: number, columns: number): Point {
  return { x: (square % columns) + 0.5, y: Math.floor(square / columns) + 0.5 };
}

/** The rectangles of wall, row by row; of the outer wall only its rim. */
function blocks(rows: readonly string[]): [x0: number, y0: number, x1: number, y1: number][] {
  const height = rows.length;
  return rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: run }): [number, number, number, number] => [
      Math.max(index, 1 - RIM),
      Math.max(y, 1 - RIM),
      Math.min(index + run.length, row.length - 1 + RIM),
      Math.min(y + 1, height - 1 + RIM),
    ]),
  );
}

/** The hatching of all walls, as one path. */
export function hatchedWalls(rows: readonly string[]): string {
  return blocks(rows)
    .map(([x0, y0, x1, y1]) => hatching(x0, y0, x1, y1, 0.3))
    .join('');
}

/** The walls themselves, for the tone under the hatching. */
export function toneOfWalls(rows: readonly string[]): string {
  return blocks(rows)
    .map(([x0, y0, x1, y1]) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`)
    .join('');
}

/** The lines between walls and floor; each straight run is one line, drawn twice. */
export function wallLines(rows: readonly string[]): string {
  const columns = rows[0]?.length ?? 0;
  const isWall = (x: number, y: number) => rows[y]?.[x] === WALL;
  let drawn = '';
  for (let y = 1; y < rows.length; y++) {
    for (const [from, to] of runs(columns, (x) => isWall(x, y - 1) !== isWall(x, y))) {
      drawn += ruled({ x: from, y }, { x: to, y }, 1) + ruled({ x: from, y }, { x: to, y }, 2);
    }
  }
  for (let x = 1; x < columns; x++) {
    for (const [from, to] of runs(rows.length, (y) => isWall(x - 1, y) !== isWall(x, y))) {
      drawn += ruled({ x, y: from }, { x, y: to }, 3) + ruled({ x, y: from }, { x, y: to }, 4);
    }
  }
  return drawn;
}

/** The outer edge of the rim. */
export function rimLine(rows: readonly string[]): string {
  const inset = 1 - RIM;
  return box(inset, inset, (rows[0]?.length ?? 0) - 2 * inset, rows.length - 2 * inset, 9, 0.04);
}

/** The ranges of places without a break for which `holds` is true. */
function runs(length: number, holds: (place: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let place = 0; place < length; place++) {
    const last = found.at(-1);
    if (!holds(place)) continue;
    if (last && last[1] === place) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

/** The printed lines between the squares of a floor, without those under its outer wall. */
export function squareLines(columns: number, rows: number): string {
  const upright = Array.from({ length: Math.max(0, columns - 3) }, (_, line) => `M${line + 2} 1V${rows - 1}`);
  const level = Array.from({ length: Math.max(0, rows - 3) }, (_, line) => `M1 ${line + 2}H${columns - 1}`);
  return [...upright, ...level].join('');
}
