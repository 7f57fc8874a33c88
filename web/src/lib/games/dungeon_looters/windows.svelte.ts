// The moments in which one may play a card in somebody else's turn: how long one is waited for, and which of them one
// never uses. The rules wait for ever; this is between the players of this screen.
import { keep, kept } from '../../keep';
import type { QuestionInfo } from '../../wire';

import { REACT } from './touching';

export const MOMENTS = ['after_lay', 'after_draw', 'after_move', 'after_action', 'after_card', 'end_turn'];
export const PASS = 'pass';
export const TIMES = [0, 10, 20, 30];
const USUAL = 20; // seconds, where somebody else waits

export class Windows {
  private wished = $state.raw(kept<number | null>('looters.seconds', null));
  private never = $state.raw<string[]>([]);
  /** The question at which the clock was stopped by hand. */
  private held = $state.raw<QuestionInfo | null>(null);

  constructor(
    private readonly alone: () => boolean,
    private readonly name: string,
    /** Whose they are: several people may share this screen. */
    private readonly seat: () => number,
  ) {
    this.never = kept<string[]>(name, []);
  }

  /** How long a window stays open; 0 is for ever. */
  get seconds(): number {
    return this.wished ?? (this.alone() ? 0 : USUAL);
  }

  set seconds(seconds: number) {
    this.wished = seconds;
    keep('looters.seconds', seconds);
  }

  isNever(moment: string): boolean {
    return this.never.includes(this.mine(moment));
  }

  setNever(moment: string, never: boolean): void {
    const mine = this.mine(moment);
    this.never = [...this.never.filter((one) => one !== mine), ...(never ? [mine] : [])];
    keep(this.name, this.never);
  }

  private mine(moment: string): string {
    return `${this.seat()}.${moment}`;
  }

  /** Whoever touches something wants to think. */
  hold(ask: QuestionInfo | null): void {
    if (ask?.prompt === REACT) this.held = ask;
  }

  isHeld(ask: QuestionInfo): boolean {
    return this.held === ask;
  }
}

/** The moment that a question is about; none if it is about something else. */
export function momentOf(ask: QuestionInfo | null): string {
  return ask?.prompt === REACT ? String(ask.facts['moment']) : '';
}
