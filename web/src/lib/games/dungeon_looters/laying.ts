// Where a tile in hand may be laid and how turned, read from the options of the question.
import type { QuestionInfo } from '../../wire';

import { TILES } from './printed';

const LAY = 'decide.lay_tile';
const EXPLORE = 'decide.explore_tile';
const DISCARD = 'decide.discard_tile';

export const asksToLay = (ask: QuestionInfo | null): ask is QuestionInfo =>
  ask?.prompt === LAY || ask?.prompt === EXPLORE;
export const asksToDiscard = (ask: QuestionInfo | null): boolean => ask?.prompt === DISCARD;

/** One way to lay a tile: the option of that index. */
export interface Laying {
  index: number;
  tile: string;
  room: string;
  quarters: number;
}

/** All options that lay a tile. When exploring behind a door, the room is in the facts, not in the options. */
export function layingsOf(ask: QuestionInfo | null): Laying[] {
  if (!asksToLay(ask)) return [];
  return (ask.options ?? []).flatMap((option, index) => {
    if (!Array.isArray(option)) return []; // the option to lay none
    const [tile, ...rest] = option as [string, ...(string | number)[]];
    const room = ask.prompt === LAY ? String(rest[0]) : String(ask.facts['room']);
    return [{ index, tile, room, quarters: Number(rest.at(-1)) }];
  });
}

/** The smallest turn that looks the same: some tiles are symmetric under a half or a quarter turn. */
export function sameTurn(tile: string, quarters: number): number {
  const turns = TILES[tile]?.turns ?? [0];
  return turns[(((quarters % 4) + 4) % 4) % turns.length] ?? 0;
}

/** The next turn that looks different; `by` is 1 to the right, -1 to the left. */
export function nextTurn(tile: string, quarters: number, by = 1): number {
  return sameTurn(tile, quarters + by);
}

export interface Cell {
  room: string;
  /** The option for the current turn; null if the tile has to be turned first. */
  here: Laying | null;
  /** All ways to lay this tile there. */
  ways: Laying[];
}

/** The rooms where a tile can be laid, in any turn. */
export function cellsFor(layings: readonly Laying[], tile: string, quarters: number): Cell[] {
  const cells = new Map<string, Cell>();
  for (const way of layings) {
    if (way.tile !== tile) continue;
    const cell = cells.get(way.room) ?? { room: way.room, here: null, ways: [] };
    if (way.quarters === sameTurn(tile, quarters)) cell.here = way;
    cell.ways.push(way);
    cells.set(way.room, cell);
  }
  return [...cells.values()];
}

/** The way to lay a tile that takes the fewest turns from the current one. */
export function nearestTurn(ways: readonly Laying[], quarters: number): Laying | undefined {
  const far = (way: Laying): number => Math.min((way.quarters - quarters + 8) % 4, (quarters - way.quarters + 8) % 4);
  return [...ways].sort((one, other) => far(one) - far(other))[0];
}

/** The tile to hold at first: the tile and turn that fit in the most rooms. */
export function firstChoice(layings: readonly Laying[]): { tile: string; quarters: number } | null {
  const counts = new Map<string, number>();
  for (const { tile, quarters } of layings) {
    const name = `${tile} ${quarters}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const best = [...counts].sort((one, other) => other[1] - one[1])[0];
  if (!best) return null;
  const [tile = '', quarters] = best[0].split(' ');
  return { tile, quarters: Number(quarters) };
}
