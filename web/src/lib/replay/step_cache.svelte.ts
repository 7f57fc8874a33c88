// A cache of the steps of a match. It fetches them in parts when needed, separately for each seat's view.
import { SvelteMap } from 'svelte/reactivity';

import { get, Refused } from '../api';
import type { StepInfo, StepList, View } from '../wire';

export const PART = 100; // steps
const NEAR = 30; // this many steps before the end of a part, fetch the next one

type Fetch = (address: string) => Promise<StepList>;

export class StepCache {
  /** Why the last part that `need` asked for could not be fetched. Failed prefetches do not count. */
  error = $state.raw<unknown>(null);

  private readonly parts = new SvelteMap<string, StepInfo[]>();
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    readonly match: string,
    /** The number of answers in the whole match. */
    readonly plies: number,
    private readonly fetched: Fetch = (address) => get<StepList>(address),
  ) {}

  step(ply: number, seat: number): StepInfo | null {
    return this.part(Math.floor(ply / PART), seat)[ply % PART] ?? null;
  }

  /** The newest view at that step. Every part begins with a view. */
  view(ply: number, seat: number): View | null {
    return this.step(this.stopAt(ply, seat), seat)?.view ?? null;
  }

  /** The newest step up to this one that has a view, which means that the match stopped there to ask somebody. */
  stopAt(ply: number, seat: number): number {
    let at = ply;
    while (at % PART > 0 && !this.step(at, seat)?.view) at -= 1;
    return at;
  }

  /** The cached steps from `after` (exclusive) to `upTo` (inclusive). */
  steps(after: number, upTo: number, seat: number): StepInfo[] {
    const found: StepInfo[] = [];
    for (let ply = Math.max(0, after + 1); ply <= upTo; ply += 1) {
      const step = this.step(ply, seat);
      if (step) found.push(step);
    }
    return found;
  }

  /** The cached steps around one without a gap: its part and the neighbouring parts. */
  around(ply: number, seat: number): StepInfo[] {
    const middle = Math.floor(ply / PART);
    if (!this.part(middle, seat).length) return [];
    return [middle - 1, middle, middle + 1].flatMap((part) => this.part(part, seat));
  }

  /** The next step in that direction after which the match asked somebody; if there is none, the first or last step. */
  async nextStop(ply: number, seat: number, way: 1 | -1): Promise<number> {
    const end = way > 0 ? this.plies : 0;
    for (let at = ply + way; at !== end + way; at += way) {
      await this.need(at, seat);
      if (this.step(at, seat)?.view) return at;
    }
    return end;
  }

  /** Fetch the part with that step, and prefetch the next one if the step is near its end. */
  async need(ply: number, seat: number): Promise<void> {
    const part = Math.floor(ply / PART);
    try {
      await this.once(part, seat);
      this.error = null;
    } catch (error) {
      this.error = error;
      throw error;
    }
    const next = ply + NEAR;
    if (Math.floor(next / PART) > part && next <= this.plies) void this.once(part + 1, seat).catch(() => undefined);
  }

  private part(number: number, seat: number): StepInfo[] {
    return this.parts.get(`${seat} ${number}`) ?? [];
  }

  private once(part: number, seat: number): Promise<void> {
    const name = `${seat} ${part}`;
    const known = this.asked.get(name);
    if (known) return known;
    const fresh = this.load(part, seat).then(
      (steps) => {
        this.parts.set(name, steps);
      },
      (error: unknown) => {
        this.asked.delete(name);
        throw error;
      },
    );
    this.asked.set(name, fresh);
    return fresh;
  }

  /** If we hit the server's rate limit, wait as long as it says and try once more. */
  private async load(part: number, seat: number): Promise<StepInfo[]> {
    const address = `/api/matches/${this.match}/steps?first=${part * PART}&count=${PART}&seat=${seat}`;
    try {
      return (await this.fetched(address)).steps;
    } catch (error) {
      if (!(error instanceof Refused) || error.slug !== 'too_fast') throw error;
      await new Promise((wake) => setTimeout(wake, 1000 * Math.min(30, Number(error.facts.seconds) || 1)));
      return (await this.fetched(address)).steps;
    }
  }
}
