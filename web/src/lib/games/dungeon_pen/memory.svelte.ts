// What the paper remembers and the view does not: what was rubbed out while somebody looked, and what is new on it.
import type { EventInfo } from '../../wire';

import { lineKeys } from './lines';
import type { Ends, PenView } from './view';

const ERASED = 'ruling.erase';
const USED = 'object.discard';
const FAILED = ['flick.failed', 'flick.pencil_failed'];
const MOST = 12; // traces of each kind

export class Memory {
  walls = $state.raw<Ends[]>([]);
  lines = $state.raw<string[]>([]);
  /** Seats whose flick has failed since the stop before. */
  missed = $state.raw<number[]>([]);
  /** Lines that are to be drawn before one's eyes. */
  private due = new Set<string>();
  private view: PenView | null = null;
  private events: readonly EventInfo[] = []; // a child's miss changes nothing but these

  /** Another stop. */
  note(view: PenView, events: readonly EventInfo[]): void {
    if (view === this.view && events === this.events) return;
    const before = this.view;
    [this.view, this.events] = [view, events];
    this.missed = events.filter(({ slug }) => FAILED.includes(slug)).map(({ facts }) => Number(facts.seat));
    this.expect(view, before, events.length > 0);
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

  /** Is this line new? It is so once: a sheet that is laid down again shows it as it is. */
  isNew(key: string): boolean {
    return this.due.delete(key);
  }

  /** A match that is opened, or taken back, has no new lines. */
  private expect(view: PenView, before: PenView | null, went: boolean): void {
    this.due.clear();
    if (!before || !went) return;
    const known = new Set(lineKeys(before));
    for (const key of lineKeys(view)) if (!known.has(key)) this.due.add(key);
  }
}
