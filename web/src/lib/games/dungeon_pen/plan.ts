// SVG paths of the sheet: printed squares, hatched walls and bars, and hand-drawn walls, crosses and smears.
import { box, hatching, near, ruled, stroke, through, wobble } from '../hand';

import { SIDE, WALL, type Box, type Point } from './view';

/** The border round the squares, in squares; it holds the column and row names. */
export const MARGIN = 0.8;
export const FRAME = `${-MARGIN} ${-MARGIN} ${SIDE + 2 * MARGIN} ${SIDE + 2 * MARGIN}`;
const BLOCK = 3;

/** A column or row as a percentage of the whole sheet, to position HTML elements over it. */
export const share = (at: number): string => `${((at + MARGIN) / (SIDE + 2 * MARGIN)) * 100}%`;

const lines = (every: number, skip: number): string =>
  Array.from({ length: SIDE / every + 1 }, (_, line) =>
    skip && (line * every) % skip === 0 ? '' : `M${line * every} 0V${SIDE}M0 ${line * every}H${SIDE}`,
  ).join('');

export const SQUARES = lines(1, BLOCK);
export const BLOCKS = lines(BLOCK, SIDE);
export const EDGE = box(0, 0, SIDE, SIDE, 3, 0.05) + box(-0.06, -0.06, SIDE + 0.12, SIDE + 0.12, 9, 0.04);

/** One rectangle for each run of walls in a row. */
function blocks(rows: readonly string[]): Box[] {
  return rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: run }) => ({ x: index, y, width: run.length, height: 1 })),
  );
}

/** The printed walls; runs of equal width below each other are one rectangle. */
export function printedWalls(rows: readonly string[]): Box[] {
  const found: Box[] = [];
  for (const run of blocks(rows)) {
    const above = found.find(({ x, y, width, height }) => x === run.x && width === run.width && y + height === run.y);
    if (above) above.height++;
    else found.push(run);
  }
  return found;
}

/** The printed walls: the tone and the hatching of each. */
export function drawnWalls(rows: readonly string[]): { tone: string; hatching: string }[] {
  return printedWalls(rows).map(({ x, y, width, height }) => {
    const lines = Array.from({ length: height }, (_, row) => hatching(x, y + row, x + width, y + row + 1, 0.3));
    return { tone: `M${x} ${y}h${width}v${height}h${-width}Z`, hatching: lines.join('') };
  });
}

/** The lines between walls and floor. */
export function outlineOf(rows: readonly string[]): string {
  const isWall = (x: number, y: number): boolean => rows[y]?.[x] === WALL;
  const runs = (holds: (place: number) => boolean): [number, number][] => {
    const found: [number, number][] = [];
    for (let place = 0; place < SIDE; place++) {
      const last = found.at(-1);
      if (!holds(place)) continue;
      if (last?.[1] === place) last[1] = place + 1;
      else found.push([place, place + 1]);
    }
    return found;
  };
  let drawn = '';
  for (let line = 1; line < SIDE; line++) {
    for (const [from, to] of runs((x) => isWall(x, line - 1) !== isWall(x, line))) {
      drawn += ruled({ x: from, y: line }, { x: to, y: line }, 1) + ruled({ x: from, y: line }, { x: to, y: line }, 2);
    }
    for (const [from, to] of runs((y) => isWall(line - 1, y) !== isWall(line, y))) {
      drawn += ruled({ x: line, y: from }, { x: line, y: to }, 3) + ruled({ x: line, y: from }, { x: line, y: to }, 4);
    }
  }
  return drawn;
}

/** The bars of a cell. */
export function barsOf({ x, y }: Point): string {
  return [0.4, 0.8, 1.2, 1.6]
    .map((at) => stroke({ x: x + at, y: y + 0.1 }, { x: x + at, y: y + 1.9 }, 6, 0.05))
    .join('');
}

/** A sudden wall: a double outline, and hatching that crosses it a little. */
export function suddenWall({ x, y, width, height }: Box): { outline: string; strokes: string } {
  let strokes = '';
  for (let sum = 0.25; sum < width + height; sum += 0.32) {
    const [left, right] = [Math.max(0, sum - height), Math.min(width, sum)];
    const [from, to] = [
      { x: x + left, y: y + sum - left },
      { x: x + right, y: y + sum - right },
    ];
    strokes += stroke(from, to, 5, 0.12);
  }
  return { outline: box(x, y, width, height, 1, 0.09) + box(x, y, width, height, 23, 0.12), strokes };
}

/** A cross: an x for seat 0, a plus for seat 1, so that they differ without colours. */
export function cross({ x, y }: Point, seat: number, size: number): string {
  const arm = (dx: number, dy: number, salt: number): string =>
    stroke({ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }, salt, size * 0.14);
  if (seat === 0) return arm(size * 0.75, size * 0.75, 1) + arm(size * 0.75, -size * 0.75, 2);
  return arm(size, 0, 3) + arm(0, size, 4);
}

/** The mark where a line hits a wall. */
export function bump({ x, y }: Point, from: Point): string {
  const angle = Math.atan2(y - from.y, x - from.x);
  return [-0.9, -0.3, 0.3, 0.9]
    .map((turn) => {
      const [dx, dy] = [-Math.cos(angle + turn), -Math.sin(angle + turn)];
      return `M${(x + dx * 0.22).toFixed(2)} ${(y + dy * 0.22).toFixed(2)}l${(dx * 0.24).toFixed(2)} ${(dy * 0.24).toFixed(2)}`;
    })
    .join('');
}

/** A zigzag, as an eraser leaves it. */
export function rubbing({ x, y, width, height }: Box): string {
  const upright = height > width;
  const strokes = Math.max(3, Math.round((upright ? height : width) * 3));
  const points = Array.from({ length: strokes + 1 }, (_, place) => {
    const [along, side] = [place / strokes, place % 2 ? 0.95 : 0.05];
    const spot = upright
      ? { x: x + side * width, y: y + along * height }
      : { x: x + along * width, y: y + side * height };
    return near(spot, place, 0.12);
  });
  return through(points);
}

/** Eraser crumbs. */
export function crumbs({ x, y, width, height }: Box): string {
  return Array.from({ length: 7 }, (_, place) => {
    const at = (side: number, size: number, salt: number): number =>
      side + (size * (1 + wobble(x + place, y, salt))) / 2;
    const spot = { x: at(x - 0.1, width + 0.2, 31), y: at(y - 0.1, height + 0.2, 37) };
    return `M${spot.x.toFixed(2)} ${spot.y.toFixed(2)}l${(0.09 * wobble(place, x, 3)).toFixed(2)} ${(0.06 + 0.03 * wobble(place, y, 4)).toFixed(2)}`;
  }).join('');
}

/** The scribble of a missed flick. */
export function scribble({ x, y }: Point): string {
  return through(
    Array.from({ length: 15 }, (_, place) => {
      const [angle, far] = [place * 1.9, 0.12 + 0.04 * place];
      return near({ x: x + far * Math.cos(angle), y: y + far * 0.6 * Math.sin(angle) }, place, 0.08);
    }),
  );
}
