// Which options of a question are clickable on the board. The page shows all others as buttons beside the question.
import type { QuestionInfo } from '../../wire';

import type { Hero, PaperDungeonView } from './view';

const PATHS = ['decide.heading', 'decide.wall_hit'];
const SCROLL_TARGET = 'decide.scroll_target';
const BUY = 'decide.buy';
const TO_ROLL = 'decide.use_scroll_or_roll';
const DICE = ['decide.reroll', 'decide.double'];
const KEEP = 'keep';
const GIVE_UP = 'abandon';
const SPENDING = [TO_ROLL, ...DICE, 'decide.heading']; // a scroll may be read after the roll
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

/** The index of the option that keeps the die as it lies, or -1. To roll it is the main button, below the board. */
export function keepOption(ask: QuestionInfo | null): number {
  return ask && DICE.includes(ask.prompt) ? (ask.options?.indexOf(KEEP) ?? -1) : -1;
}

/** The index of the option that gives the floor up, before the game asks once more; or -1. */
export function giveUpOption(ask: QuestionInfo | null): number {
  return ask?.prompt === TO_ROLL ? (ask.options?.indexOf(GIVE_UP) ?? -1) : -1;
}

/** The index of the option that uses a carried piece, or -1. */
export function pieceOption(ask: QuestionInfo | null, piece: string): number {
  return ask && SPENDING.includes(ask.prompt) ? (ask.options?.indexOf(piece) ?? -1) : -1;
}

export function covers(ask: QuestionInfo, seen: Record<string, unknown>): Set<number> {
  const view = seen as unknown as PaperDungeonView;
  const carried = heroOf(ask, view)?.inventory ?? [];
  const touched = [
    keepOption(ask),
    giveUpOption(ask),
    ...carried.map(({ piece }) => pieceOption(ask, piece)),
    ...view.offers.map(({ piece }) => offerOption(ask, piece)),
  ];
  if (asksForPath(ask)) {
    ask.options?.forEach((option, index) => !NO_PATH.includes(String(option)) && touched.push(index));
  }
  if (asksForSquare(ask)) touched.push(...(ask.options?.keys() ?? []));
  return new Set(touched.filter((index) => index >= 0));
}
