// What the paper remembers and the view does not: what was rubbed out while somebody looked. And what has just failed.
import type { EventInfo } from '../../wire';

import type { Ends, PenView } from './view';

const ERASED = 'ruling.erase';
const USED = 'object.discard';
const FAILED = 'flick.failed';
const MOST = 12; // traces of each kind

export class Memory {
  walls = $state.raw<Ends[]>([]);
  lines = $state.raw<string[]>([]);
  /** Seats whose flick has failed since the stop before. */
  missed = $state.raw<number[]>([]);
  /** Was there a sheet before? What is new then was drawn before one's eyes. */
  seen = $state(false);
  private view: PenView | null = null;

  /** Another stop. */
  note(view: PenView, events: readonly EventInfo[]): void {
    if (view === this.view) return;
    const before = this.view;
    this.view = view;
    this.seen = before !== null && events.length > 0;
    this.missed = events.filter(({ slug }) => slug === FAILED).map(({ facts }) => Number(facts.seat));
    for (const { slug, facts } of events) {
      if (slug === ERASED) this.walls = [...this.walls, [String(facts.start), String(facts.end)] as Ends].slice(-MOST);
      if (slug === USED && facts.card === 'second_try' && before?.shown) {
        this.lines = [...this.lines, before.shown.points.join(' ')].slice(-MOST);
      }
    }
    const standing = new Set(view.walls.map(String));
    if (this.walls.some((ends) => standing.has(String(ends)))) {
      this.walls = this.walls.filter((ends) => !standing.has(String(ends)));
    }
  }
}
