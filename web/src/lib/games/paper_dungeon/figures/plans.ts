// The small floors of the figures: a drawing, and what happens on it.
import { NOWHERE, type Hero } from '../view';

export interface Plan {
  rows: string[];
  /** The squares of the hero's line, in order; the hero stands on the last one. Without a line, nobody is there. */
  line: number[];
  /** Write the number of each step into its square. */
  counted?: boolean;
  /** Squares with a tick or a cross: allowed or not. */
  ticks?: number[];
  crosses?: number[];
}

function plan(drawing: string, places: string, other: Partial<Plan> = {}): Plan {
  const rows = drawing.trim().split(/\s+/);
  const columns = rows[0]!.length;
  return { rows, line: places ? places.split(' ').map((name) => squareAt(name, columns)) : [], ...other };
}

/** The square of a name: b3 is in the second column and the third row. */
function squareAt(name: string, columns: number): number {
  return (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 97;
}

export const PLANS: Record<string, Plan> = {
  // Page 1 of the overview: a 4, so straight, past a coin and an enemy.
  step: plan('######## #..o...# #@..2..# ########', 'b3 c3 d3 e3 f3'),
  orthogonal: plan('######### #@..###.# #.......# #..###..# #########', 'b2 c2 d2 d3 e3 f3 g3', { counted: true }),
  diagonal: plan('######## #..##..# #......# #@.....# ########', 'b4 c3 d4 e3', { counted: true }),
  closed: plan('##### #...# ##..# #.#.# #####', 'b4', { crosses: [12] }),
  passable: plan('##### #...# #...# #.#.# #####', 'b4', { ticks: [12] }),
  beside: plan('####### #.....# #..>..# #.#...# #.....# #######', '', {
    ticks: [9, 10, 11, 16, 18, 24, 25],
    crosses: [],
  }),
  page: plan('########### #.@.o..#oo# #......L.o# #.a....#### #...2....k# #...##...># ###########', 'c2 d2 e2'),
  back: plan('######### #...#...# #@......# #...#...# #########', 'b3 c3 d3 e3 f3', { ticks: [14, 32], crosses: [22] }),
};

/** A hero who has drawn that line. */
export function walker(line: number[]): Hero {
  return {
    hidden: false,
    done: false,
    hp: 10,
    hp_plus: 0,
    hp_minus: 0,
    hp_exit: 10,
    hp_limit: 10,
    coins: 0,
    coins_plus: 0,
    coins_minus: 0,
    coins_exit: 0,
    dying: false,
    deaths: 0,
    inventory: [],
    effects: [],
    bought: [],
    at: line.at(-1) ?? NOWHERE,
    taken: [],
    has_key: false,
    teleported: false,
    lines: [],
    line,
    turns: 0,
    score: null,
  };
}
