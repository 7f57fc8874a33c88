// The pencil line of a hero, move by move. Each move has a leg for each heading, so that each can be animated.
import { near, stroke, through, type Point } from '../hand';
import { middle } from './plan';
import type { Hero } from './view';

export interface Leg {
  /** The move, the leg and its squares: a leg that grows gets a new key, so it is drawn again. */
  key: string;
  path: string;
  squares: number;
  /** A jump, not a step: by a teleporter, a scroll, or through a wall. */
  jump: boolean;
  /** This move, the one before it, or an earlier one: older legs are fainter. */
  age: 'now' | 'last' | 'old';
}

/** All legs of a hero's line, the oldest first. */
export function trailOf(hero: Hero, columns: number): Leg[] {
  const last = hero.lines.length - 1;
  const drawn = hero.lines.flatMap((line, move) => legsOf(line, columns, move, move === last ? 'last' : 'old'));
  return [...drawn, ...legsOf(hero.line, columns, last + 1, 'now')];
}

/** Cuts a move where its direction changes. */
function legsOf(line: readonly number[], columns: number, move: number, age: Leg['age']): Leg[] {
  const cuts: { squares: number[]; direction: string; jump: boolean }[] = [];
  line.slice(1).forEach((square, place) => {
    const before = line[place]!;
    const from = middle(before, columns);
    const to = middle(square, columns);
    const jump = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) > 1;
    const direction = jump ? 'jump' : `${to.x - from.x} ${to.y - from.y}`;
    const last = cuts.at(-1);
    if (last && !jump && last.direction === direction) last.squares.push(square);
    else cuts.push({ squares: [before, square], direction, jump });
  });
  return cuts.map(({ squares, jump }, leg) => ({
    key: `${move}.${leg}.${squares.join('-')}`,
    path: drawn(squares, columns, move, leg === 0, jump),
    squares: squares.length,
    jump,
    age,
  }));
}

/** Each move crosses a square at another spot, so that lines through one square lie side by side. */
function spot(square: number, columns: number, move: number): Point {
  return near(middle(square, columns), move + 20, 0.14);
}

/** A leg as a path. The first leg of a move begins where the previous move ended. */
function drawn(squares: readonly number[], columns: number, move: number, first: boolean, jump: boolean): string {
  const spots = squares.map((square, place) => spot(square, columns, first && place === 0 ? move - 1 : move));
  return jump ? stroke(spots[0]!, spots[1]!, move, 0) : through(spots);
}
