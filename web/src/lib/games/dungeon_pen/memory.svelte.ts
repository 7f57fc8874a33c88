// State that the view does not hold, derived from consecutive stops: erased walls and lines, misses, and new lines.
import type { EventInfo } from '../../wire';

import { lineKeys } from './lines';
import type { Ends, PenView } from './view';

const ERASED = 'ruling.erase';
const USED = 'object.discard';
const FAILED = ['flick.failed', 'flick.pencil_failed'];
const MOST = 12; // erased walls kept, and as many erased lines

export class Memory {
  erasedWalls = $state.raw<Ends[]>([]);
  erasedLines = $state.raw<string[]>([]);
  /** Seats whose flick failed since the previous stop. */
  missed = $state.raw<number[]>([]);
  /** Keys of new lines whose drawing has not been animated yet. */
  private newLines = new Set<string>();
  private view: PenView | null = null;
  private events: readonly EventInfo[] = []; // a forgiven miss of a lenient seat changes only these

  /** Takes in the next stop. */
  note(view: PenView, events: readonly EventInfo[]): void {
    if (view === this.view && events === this.events) return;
    const before = this.view;
    [this.view, this.events] = [view, events];
    this.missed = events.filter(({ slug }) => FAILED.includes(slug)).map(({ facts }) => Number(facts.seat));
    this.markNewLines(view, before, events.length > 0);
    for (const { slug, facts } of events) {
      if (slug === ERASED)
        this.erasedWalls = [...this.erasedWalls, [String(facts.start), String(facts.end)] as Ends].slice(-MOST);
      if (slug === USED && facts.card === 'second_try' && before?.shown) {
        this.erasedLines = [...this.erasedLines, before.shown.points.join(' ')].slice(-MOST);
      }
    }
    const standing = new Set(view.walls.map(String));
    if (this.erasedWalls.some((ends) => standing.has(String(ends)))) {
      this.erasedWalls = this.erasedWalls.filter((ends) => !standing.has(String(ends)));
    }
  }

  /** Whether to animate this line. True once only: a sheet that is mounted again shows the line at rest. */
  isNew(key: string): boolean {
    return this.newLines.delete(key);
  }

  /** Opening a match or taking back a move brings no events, and so no new lines. */
  private markNewLines(view: PenView, before: PenView | null, hasEvents: boolean): void {
    this.newLines.clear();
    if (!before || !hasEvents) return;
    const known = new Set(lineKeys(before));
    for (const key of lineKeys(view)) if (!known.has(key)) this.newLines.add(key);
  }
}
