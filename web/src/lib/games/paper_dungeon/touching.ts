// Which options of a question are clickable on the board. The page shows all others as buttons beside the question.
import type { QuestionInfo } from '../../wire';

import type { Hero, PaperDungeonView } from './view';

const PATHS = ['decide.heading', 'decide.wall_hit'];
const SCROLL_TARGET = 'decide.scroll_target';
const BUY = 'decide.buy';
const DICE = ['decide.use_scroll_or_roll', 'decide.reroll', 'decide.double'];
const ON_THE_DIE = ['roll', 'keep'];
const SPENDING = [...DICE, 'decide.heading']; // a scroll may be read after the roll
const NO_PATH = ['stay', 'teleport_scroll'];

export const asksForPath = (ask: QuestionInfo | null): boolean => ask !== null && PATHS.includes(ask.prompt);
export const asksForSquare = (ask: QuestionInfo | null): boolean => ask?.prompt === SCROLL_TARGET;

/** The hero of the seat that is asked. */
export function heroOf(ask: QuestionInfo, view: PaperDungeonView): Hero | undefined {
  return view.players[ask.seat];
}

/** The index of the option that buys an offer, or -1. */
export function offerOption(ask: QuestionInfo | null, piece: string): number {
  return ask?.prompt === BUY ? (ask.options?.indexOf(piece) ?? -1) : -1;
}

/** The index of the option that a click on the die gives, or -1. */
export function dieOption(ask: QuestionInfo | null): number {
  if (!ask || !DICE.includes(ask.prompt)) return -1;
  return ask.options?.findIndex((option) => typeof option === 'string' && ON_THE_DIE.includes(option)) ?? -1;
}

/** The index of the option that uses a carried piece, or -1. */
export function pieceOption(ask: QuestionInfo | null, piece: string): number {
  return ask && SPENDING.includes(ask.prompt) ? (ask.options?.indexOf(piece) ?? -1) : -1;
}

export function covers(ask: QuestionInfo, seen: Record<string, unknown>): Set<number> {
  const view = seen as unknown as PaperDungeonView;
  const carried = heroOf(ask, view)?.inventory ?? [];
  const touched = [
    dieOption(ask),
    ...carried.map(({ piece }) => pieceOption(ask, piece)),
    ...view.offers.map(({ piece }) => offerOption(ask, piece)),
  ];
  if (asksForPath(ask)) {
    ask.options?.forEach((option, index) => !NO_PATH.includes(String(option)) && touched.push(index));
  }
  if (asksForSquare(ask)) touched.push(...(ask.options?.keys() ?? []));
  return new Set(touched.filter((index) => index >= 0));
}
