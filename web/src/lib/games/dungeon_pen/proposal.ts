// The aim that a flick starts with: a free way towards the goal, by the same lines and odds that the preview draws.
// It knows no rule of the game, only walls and distances; the player changes it at will.
import { course, reachOf, wallRisk, wallsOf, type Walls } from './cone';
import printed from './printed.gen.json';
import {
  CELL_SIDE,
  cellOf,
  homeOf,
  SIDE,
  treasureOf,
  type Home,
  type PenView,
  type PlayerView,
  type Point,
} from './view';

const EVERY = 6; // degrees between two directions that are tried
const GRADES = 12; // strengths that are tried
const RISKY = 15; // percent; an aim with at most this risk of a wall is good enough
const MOST = 60; // risks computed before the safest so far is taken
const NEIGHBOURS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: dx, y: dy })));

export interface Proposal {
  degrees: number;
  strength: number;
}

const middle = (square: Point): Point => ({ x: square.x + 0.5, y: square.y + 0.5 });
const isFree = (walls: Walls, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < SIDE && y < SIDE && walls[y * SIDE + x] === 0;

/** How far each free square is from these squares, around walls; Infinity if no way leads there. */
export function waysTo(walls: Walls, goals: readonly Point[]): Float64Array {
  const far = new Float64Array(SIDE * SIDE).fill(Infinity);
  const open = goals.map((goal) => ({ ...goal, way: 0 }));
  for (const { x, y } of goals) far[y * SIDE + x] = 0;
  while (open.length > 0) {
    open.sort((one, other) => other.way - one.way);
    const { x, y, way } = open.pop()!;
    if (way > far[y * SIDE + x]!) continue;
    for (const step of NEIGHBOURS) {
      const next = { x: x + step.x, y: y + step.y };
      // Not across the corner of a wall: a line would touch it.
      if (!isFree(walls, next) || !isFree(walls, { x: next.x, y }) || !isFree(walls, { x, y: next.y })) continue;
      const longer = way + Math.hypot(step.x, step.y);
      if (longer >= far[next.y * SIDE + next.x]!) continue;
      far[next.y * SIDE + next.x] = longer;
      open.push({ ...next, way: longer });
    }
  }
  return far;
}

/** How far a point is from the goals, by the squares around it. */
function left(walls: Walls, far: Float64Array, at: Point): number {
  const square = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const ways = NEIGHBOURS.map((step) => ({ x: square.x + step.x, y: square.y + step.y }))
    .filter((near) => isFree(walls, near))
    .map((near) => far[near.y * SIDE + near.x]! + Math.hypot(middle(near).x - at.x, middle(near).y - at.y));
  return Math.min(Infinity, ...ways);
}

/** A free way that ends nearest to these squares; the safest that was tried if every way is risky. */
export function propose(
  walls: Walls,
  player: PlayerView,
  goals: readonly Point[],
  home: Home | null = null,
): Proposal | null {
  const { flick, spread } = player;
  const far = waysTo(walls, goals);
  const lines = [];
  for (let degrees = 0; degrees < 360; degrees += EVERY) {
    for (let grade = 1; grade <= GRADES; grade++) {
      const strength = Math.max(printed.weakest, Math.round((flick.cap * grade) / GRADES));
      const reach = reachOf(flick, spread, strength);
      const { end, stopped } = course(walls, player, degrees, flick.bend, reach.distance, home);
      if (!stopped) lines.push({ degrees, strength, reach, left: left(walls, far, end) });
    }
  }
  let safest: Proposal | null = null;
  let least = Infinity;
  for (const { degrees, strength, reach } of lines.sort((one, other) => one.left - other.left).slice(0, MOST)) {
    const risk = wallRisk(walls, player, degrees, flick, reach, home);
    if (risk < least) [least, safest] = [risk, { degrees, strength }];
    if (risk <= RISKY) break;
  }
  return safest;
}

/** The aim to start with: towards the other player's treasure, or home with it. Null for a gesture or a blind flick. */
export function proposalFor(view: PenView, seat: number): Proposal | null {
  const player = view.players[seat]!;
  if (player.way !== 'aim' || player.flick.blind) return null;
  const home = homeOf(view, seat);
  const cell = cellOf(view.rows, seat);
  const squares = Array.from({ length: CELL_SIDE ** 2 }, (_, place) => ({
    x: cell.x + (place % CELL_SIDE),
    y: cell.y + Math.floor(place / CELL_SIDE),
  }));
  const goals = home ? squares : [treasureOf(view.rows, 1 - seat)];
  return propose(wallsOf(view.rows, view.walls), player, goals, home);
}
