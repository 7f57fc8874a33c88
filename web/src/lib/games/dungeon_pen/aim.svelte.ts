// The current aim of the asked player: an angle and a strength.
import type { QuestionInfo } from '../../wire';

import { strengthFor } from './cone';
import printed from './printed.gen.json';
import type { Proposal } from './proposal';
import type { PlayerView, Point } from './view';

const TURN = 720; // half degrees
const COARSE = 10; // half degrees
const AT_FIRST = 40; // percent
const STRENGTHS = printed.strongest - printed.weakest + 1; // an option index is half degrees * STRENGTHS + strength

/** Half degrees and strength of an option index. */
export const aimAt = (index: number): [halves: number, strength: number] => [
  Math.floor(index / STRENGTHS),
  printed.weakest + (index % STRENGTHS),
];

export class Aim {
  /** In half degrees: 0 is east, 180 south. */
  halves = $state(0);
  strength = $state(AT_FIRST);
  /** The highest strength that counts; the aim cannot exceed it. */
  private cap = $state(printed.strongest);
  /** The question during which a finger pointed at the sheet. */
  private pointed = $state.raw<QuestionInfo | null>(null);
  private ask: QuestionInfo | null = null;

  /**
   * Starts a question with the aim to try in a guided match, else with the proposed one or, without either, towards the
   * opposite side. Applies the cap.
   */
  begin(ask: QuestionInfo, cap: number, proposed: Proposal | null, suggested: number | null = null): void {
    if (ask === this.ask) return;
    this.ask = ask;
    this.cap = cap;
    if (suggested !== null) this.take(suggested);
    else if (proposed) this.set(2 * proposed.degrees, proposed.strength);
    else this.set(ask.seat === 0 ? 540 : 180, AT_FIRST);
  }

  get degrees(): number {
    return this.halves / 2;
  }

  set(halves: number, strength: number): void {
    this.halves = ((Math.round(halves) % TURN) + TURN) % TURN;
    this.strength = Math.min(Math.max(Math.round(strength), printed.weakest), this.cap);
  }

  /** Aims at a point, with the strength that reaches it. */
  at(from: Point, to: Point, { flick, spread }: PlayerView): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.hypot(x, y) < 0.15) return; // too near to the cross to give a direction
    this.set((2 * 180 * Math.atan2(y, x)) / Math.PI, strengthFor(flick, spread, Math.hypot(x, y)));
  }

  /** A finger pointed at the sheet: show the confirm button there. */
  point(ask: QuestionInfo): void {
    this.pointed = ask;
  }

  isPointed(ask: QuestionInfo): boolean {
    return this.pointed === ask;
  }

  /** Arrow keys change angle and strength, with Shift in small steps. Returns whether it was an arrow key. */
  key(event: KeyboardEvent): boolean {
    const fine = event.shiftKey;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [fine ? -1 : -COARSE, 0],
      ArrowRight: [fine ? 1 : COARSE, 0],
      ArrowUp: [0, fine ? 1 : 5],
      ArrowDown: [0, fine ? -1 : -5],
    };
    const step = steps[event.key];
    if (!step) return false;
    event.preventDefault();
    event.stopPropagation();
    this.set(this.halves + step[0], this.strength + step[1]);
    return true;
  }

  get index(): number {
    return this.halves * STRENGTHS + this.strength - printed.weakest;
  }

  take(index: number): void {
    this.set(...aimAt(index));
  }
}
