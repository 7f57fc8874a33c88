// Geometry of the preview: where a line would go and is likely to end. The server computes the real lines.
import printed from './printed.gen.json';
import {
  CELL_SIDE,
  SIDE,
  WALL,
  boxOf,
  type Ends,
  type FlickView,
  type Home,
  type Point,
  type SpreadView,
} from './view';

const PIECES = 16; // straight pieces of a line; a bend turns each a little further
const STEP = 0.06; // squares between two checks for a wall
const TOUCH = 1e-9; // squares; anything nearer touches
const ROUND = 56; // points on a ring; with fewer, the outline would miss what lies behind the corner of a wall

/** 1 for each square that is a wall, printed or sudden; row by row. */
export type Walls = Uint8Array;

export function wallsOf(rows: readonly string[], sudden: readonly Ends[]): Walls {
  const walls = Uint8Array.from(rows.join(''), (mark) => Number(mark === WALL));
  for (const ends of sudden) {
    const { x, y, width, height } = boxOf(ends);
    for (let row = y; row < y + height; row++) walls.fill(1, row * SIDE + x, row * SIDE + x + width);
  }
  return walls;
}

function filled(walls: Walls, col: number, row: number): boolean {
  return col < 0 || row < 0 || col >= SIDE || row >= SIDE || walls[row * SIDE + col] === 1;
}

/** Whether a step, shorter than a square, ends in a wall or touches one. Edges and corners belong to the wall. */
function touches(walls: Walls, x: number, y: number, dx: number, dy: number): boolean {
  const [toX, toY] = [x + dx, y + dy];
  const [col, row, toCol, toRow] = [Math.floor(x), Math.floor(y), Math.floor(toX), Math.floor(toY)];
  if (filled(walls, toCol, toRow)) return true;
  if (toX - toCol < TOUCH && filled(walls, toCol - 1, toRow)) return true; // along the edge of a wall
  if (toY - toRow < TOUCH && filled(walls, toCol, toRow - 1)) return true;
  if (col === toCol || row === toRow) return false;
  // A diagonal step crosses the square beside it, the one above or below, or the corner between both.
  const across = (Math.max(col, toCol) - x) / dx;
  const down = (Math.max(row, toRow) - y) / dy;
  if (across <= down + TOUCH && filled(walls, toCol, row)) return true;
  return down <= across + TOUCH && filled(walls, col, toRow);
}

export interface Course {
  points: Point[];
  end: Point;
  /** In squares, up to the wall or the cell. */
  length: number;
  /** A wall or the edge of the sheet cut it short. */
  stopped: boolean;
}

const inCell = (cell: Point, x: number, y: number): boolean =>
  x >= cell.x && x <= cell.x + CELL_SIDE && y >= cell.y && y <= cell.y + CELL_SIDE;

/**
 * Traces a line up to its full length or the first wall. `bend` is how many degrees it turns over its whole length.
 * With `home`, the line ends where it enters the cell, unless it must come to rest there (`home.ending`). A wall that
 * stops it inside the cell does not count as `stopped`.
 */
export function course(
  walls: Walls,
  from: Point,
  degrees: number,
  bend: number,
  distance: number,
  home: Home | null = null,
): Course {
  const points = [from];
  let { x, y } = from;
  let length = 0;
  const checks = Math.max(1, Math.ceil(distance / PIECES / STEP));
  const step = distance / PIECES / checks;
  for (let piece = 0; piece < PIECES; piece++) {
    const angle = ((degrees + (bend * (piece + 0.5)) / PIECES) * Math.PI) / 180;
    const [dx, dy] = [step * Math.cos(angle), step * Math.sin(angle)];
    for (let check = 0; check < checks; check++) {
      if (touches(walls, x, y, dx, dy)) {
        points.push({ x, y });
        return { points, end: { x, y }, length, stopped: !home || !inCell(home, x, y) };
      }
      x += dx;
      y += dy;
      length += step;
      if (home && !home.ending && inCell(home, x, y)) {
        points.push({ x, y });
        return { points, end: { x, y }, length, stopped: false };
      }
    }
    points.push({ x, y });
  }
  return { points, end: { x, y }, length, stopped: false };
}

export interface Reach {
  distance: number;
  /** Standard deviation of the direction in which the line ends, in degrees. */
  aside: number;
  /** Standard deviation of the length, as a share of it. */
  longer: number;
}

/** How far a flick of that strength goes, and its errors. A bend moves the direction of the end by half its angle. */
export function reachOf(flick: FlickView, spread: SpreadView, percent: number): Reach {
  const strength = Math.min(percent, flick.cap) / 100;
  const error = spread.angle_error_least + spread.angle_error_gain * strength;
  return {
    distance: spread.distance_least + spread.distance_gain * strength,
    aside: Math.hypot(error, spread.bend_error / 2),
    longer: spread.distance_error,
  };
}

/** How much of a real pencil's line counts. A cap on strength becomes a cap on length; `spread` includes the reach. */
export function countedLength(flick: FlickView, spread: SpreadView, length: number): number {
  const reached = length * flick.reach;
  if (flick.cap >= printed.strongest) return reached;
  return Math.min(reached, spread.distance_least + (spread.distance_gain * flick.cap) / 100);
}

/** The strength, in percent, that gives a line of this length. */
export function strengthFor(flick: FlickView, spread: SpreadView, distance: number): number {
  const percent = Math.round((100 * (distance - spread.distance_least)) / spread.distance_gain);
  return Math.min(Math.max(percent, printed.weakest), flick.cap);
}

export interface Cone {
  line: Course;
  /** The ring of ends at one standard deviation. */
  near: Point[];
  /** The ring of ends at two standard deviations. */
  far: Point[];
  /** The sector from the cross to the farther half of `far`. */
  fan: Point[];
}

/** Where a line is likely to end. Walls cut the region off. */
export function coneOf(
  walls: Walls,
  from: Point,
  degrees: number,
  bend: number,
  reach: Reach,
  home: Home | null = null,
): Cone {
  const end = (aside: number, longer: number): Point =>
    course(walls, from, degrees + aside * reach.aside, bend, reach.distance * (1 + longer * reach.longer), home).end;
  const ring = (deviations: number): Point[] =>
    Array.from({ length: ROUND }, (_, place) => {
      const turn = (2 * Math.PI * place) / ROUND;
      return end(deviations * Math.sin(turn), deviations * Math.cos(turn));
    });
  const far = ring(2);
  const quarter = ROUND / 4;
  return {
    line: course(walls, from, degrees, bend, reach.distance, home),
    near: ring(1),
    far,
    fan: [from, ...far.slice(-quarter), ...far.slice(0, quarter + 1)],
  };
}

const ASIDE = Array.from({ length: 17 }, (_, place) => 0.3 * (place - 8)); // standard deviations
const LONGER = [-2, -1, 0, 1, 2];

/** The risk, in percent, that a wall stops the line. A nudge turns it to either side with equal chance. */
export function wallRisk(
  walls: Walls,
  from: Point,
  degrees: number,
  flick: FlickView,
  reach: Reach,
  home: Home | null = null,
): number {
  let [all, stopped] = [0, 0];
  for (const nudge of flick.nudge ? [-flick.nudge, flick.nudge] : [0]) {
    for (const aside of ASIDE) {
      for (const longer of LONGER) {
        const weight = Math.exp(-(aside ** 2 + longer ** 2) / 2);
        const angle = degrees + nudge + aside * reach.aside;
        all += weight;
        const distance = reach.distance * (1 + longer * reach.longer);
        if (course(walls, from, angle, flick.bend, distance, home).stopped) stopped += weight;
      }
    }
  }
  return (100 * stopped) / all;
}

/** An SVG path through the points. */
export function outline(points: readonly Point[], closed = true): string {
  const pairs = points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return `M${pairs.join('L')}${closed ? 'Z' : ''}`;
}
