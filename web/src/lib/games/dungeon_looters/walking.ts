// Reachable squares: the single steps among the options, and the longer walks in `ask.ways`.
import type { QuestionInfo } from '../../wire';

import type { Side } from './geometry';
import { optionsOf, squareFrom, STEPS } from './touching';
import type { LootersView } from './view';

export interface Reach {
  square: string;
  /** The option that goes there in one step; -1 for squares further away. */
  index: number;
  /** The index in `ask.ways` of the walk that leads there; -1 for a single step. */
  way: number;
  /** The squares from the figure to there. */
  path: string[];
}

const SIDES = ['n', 'e', 's', 'w'];

/** Single steps first, then the walks, nearest first; without walks that end on an occupied square. */
export function reachOf(ask: QuestionInfo | null, view: LootersView): Reach[] {
  if (ask?.prompt !== STEPS) return [];
  const from = String(ask.facts['square']);
  const found: Reach[] = optionsOf(ask).flatMap(({ index, word, rest }) => {
    if (rest.length || !SIDES.includes(word)) return [];
    const square = squareFrom(from, word as Side, 1);
    return [{ square, index, way: -1, path: [from, square] }];
  });
  const near = new Set(found.map(({ square }) => square));
  const taken = new Set(view.players.map(({ square }) => square));
  const paths: string[][] = [];
  ask.ways.forEach(({ place, after }, way) => {
    paths[way] = [...(paths[after] ?? [from]), place];
    if (after >= 0 && !near.has(place) && !taken.has(place)) {
      found.push({ square: place, index: -1, way, path: paths[way] });
    }
  });
  return found;
}
