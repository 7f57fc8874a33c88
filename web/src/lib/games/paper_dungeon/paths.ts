// The ways that a question offers, as lines on the map. The question says where each ends; if it does not, only the
// first step is drawn. This file knows no rules of movement.
import type { QuestionInfo } from '../../wire';

import type { Point } from '../hand';
import { middle, TELEPORTER } from './plan';
import { NOWHERE, squareOf, type Hero } from './view';

const HEADINGS: Record<string, Point> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
};

/** Squares from the hero to the hit area of a way: four ways are then over two squares apart, enough for a finger. */
const REACH = 1.5;

export interface Way {
  index: number;
  /** Straight lines: one, or two if the way leads through a teleporter. */
  legs: [from: Point, to: Point][];
  /** The direction, of length 1. */
  towards: Point;
  throughWall: boolean;
  /** Steps left over at the wall that stops the way; 0 if no wall stops it, or if unknown. */
  left: number;
  /** Another option continues this way through the wall. */
  goesOn: boolean;
  /** The middle of the hit area. */
  knob: Point;
}

export function waysOf(ask: QuestionInfo, rows: readonly string[], hero: Hero): Way[] {
  if (hero.at === NOWHERE) return [];
  return (ask.options ?? []).flatMap((option, index) => {
    const throughWall = Array.isArray(option);
    const name = String(throughWall ? option[1] : option);
    const step = HEADINGS[name];
    return step ? [wayOf(ask, rows, hero, index, name, step, throughWall)] : [];
  });
}

function wayOf(
  ask: QuestionInfo,
  rows: readonly string[],
  hero: Hero,
  index: number,
  name: string,
  step: Point,
  throughWall: boolean,
): Way {
  const columns = rows[0]?.length ?? 0;
  const from = middle(hero.at, columns);
  const length = Math.hypot(step.x, step.y);
  const towards = { x: step.x / length, y: step.y / length };
  const known = squareOf(ask.facts[`${name}_${throughWall ? 'behind' : 'end'}`], columns);
  const end = known === NOWHERE ? { x: from.x + step.x, y: from.y + step.y } : middle(known, columns);
  const things = ask.facts[`${name}_finds`];
  const left = throughWall ? 0 : Number(ask.facts[`${name}_left`] ?? 0);
  // A way through a wall begins where the plain way of the same heading stops, if there is one.
  const wall = throughWall && ask.options?.includes(name) ? squareOf(ask.facts[`${name}_end`], columns) : NOWHERE;
  // A way that begins at the wall is past the teleporter.
  const jumps = wall === NOWHERE && !hero.teleported && Array.isArray(things) && things.includes('teleporter');
  const foot = { x: from.x + 0.46 * towards.x, y: from.y + 0.46 * towards.y };
  const start = wall === NOWHERE ? foot : middle(wall, columns);
  const knob = throughWall
    ? { x: end.x + 0.2 * towards.x, y: end.y + 0.2 * towards.y }
    : { x: from.x + REACH * towards.x, y: from.y + REACH * towards.y };
  const goesOn = (ask.options ?? []).some((one) => !throughWall && Array.isArray(one) && one[1] === name);
  const legs: Way['legs'] = jumps ? jump(rows, from, start, step, end) : [[start, end]];
  return { index, legs, towards, throughWall, left, goesOn, knob };
}

/** Straight to the first teleporter ahead, then from the other one to the end. */
function jump(rows: readonly string[], from: Point, start: Point, step: Point, end: Point): [Point, Point][] {
  const columns = rows[0]?.length ?? 0;
  const marks = rows.join('');
  const [one, other] = [marks.indexOf(TELEPORTER), marks.lastIndexOf(TELEPORTER)].map((at) => middle(at, columns));
  if (!one || !other) return [[start, end]];
  const isAhead = ({ x, y }: Point) => {
    const steps = Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
    return steps > 0 && x - from.x === steps * step.x && y - from.y === steps * step.y;
  };
  const distance = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y);
  const entries = [one, other].filter(isAhead).sort((a, b) => distance(a) - distance(b));
  const entry = entries[0];
  if (!entry) return [[start, end]];
  return [
    [start, entry],
    [entry === one ? other : one, end],
  ];
}
