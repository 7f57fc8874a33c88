// The windows in which a player may react in somebody else's turn: when to pass automatically, and at which moments
// always. The rules have no time limit; this is a setting of the browser.
import { keep, kept } from '../../keep';
import type { QuestionInfo } from '../../wire';

import { REACT } from './touching';

export const MOMENTS = ['after_lay', 'after_draw', 'after_move', 'after_action', 'after_card', 'end_turn'];
export const PASS = 'pass';
export const TIMES = [0, 10, 20, 30];
const USUAL = 20; // seconds, if other people wait

export class Windows {
  private wished = $state.raw(kept<number | null>('looters.seconds', null));
  private never = $state.raw<string[]>([]);
  /** The question for which the player stopped the timer. */
  private held = $state.raw<QuestionInfo | null>(null);

  constructor(
    private readonly alone: () => boolean,
    private readonly name: string,
    /** The seat that `never` applies to: several people may share this screen. */
    private readonly seat: () => number,
  ) {
    this.never = kept<string[]>(name, []);
  }

  /** Seconds until the timer passes; 0 for no timer. */
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

  /** Stops the timer: a player who touches something wants to think. */
  hold(ask: QuestionInfo | null): void {
    if (ask?.prompt === REACT) this.held = ask;
  }

  isHeld(ask: QuestionInfo): boolean {
    return this.held === ask;
  }
}

/** The moment of a reaction; empty for other questions. */
export function momentOf(ask: QuestionInfo | null): string {
  return ask?.prompt === REACT ? String(ask.facts['moment']) : '';
}
