// The steps of a match, fetched in parts when they are needed and kept, for each pair of eyes.
import { SvelteMap } from 'svelte/reactivity';

import { get, Refused } from '../api';
import type { StepInfo, StepList, View } from '../wire';

export const PART = 100; // steps
const NEAR = 30; // steps before the end of a part, the next one is fetched

type Fetch = (address: string) => Promise<StepList>;

export class Reel {
  /** What stands in the way of the newest part that was needed; one that was only fetched ahead can wait. */
  error = $state.raw<unknown>(null);

  private readonly parts = new SvelteMap<string, StepInfo[]>();
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    readonly match: string,
    /** Answers of the whole match. */
    readonly plies: number,
    private readonly fetched: Fetch = (address) => get<StepList>(address),
  ) {}

  step(ply: number, seat: number): StepInfo | null {
    return this.part(Math.floor(ply / PART), seat)[ply % PART] ?? null;
  }

  /** The newest view at that step: every part begins with one. */
  view(ply: number, seat: number): View | null {
    return this.step(this.stopAt(ply, seat), seat)?.view ?? null;
  }

  /** The newest step, up to this one, after which somebody was asked. */
  stopAt(ply: number, seat: number): number {
    let at = ply;
    while (at % PART > 0 && !this.step(at, seat)?.view) at -= 1;
    return at;
  }

  /** The steps between two, the first not included; those that are here. */
  steps(after: number, upTo: number, seat: number): StepInfo[] {
    const found: StepInfo[] = [];
    for (let ply = Math.max(0, after + 1); ply <= upTo; ply += 1) {
      const step = this.step(ply, seat);
      if (step) found.push(step);
    }
    return found;
  }

  /** The steps around one, as far as they are here without a gap: its part, and those before and behind it. */
  around(ply: number, seat: number): StepInfo[] {
    const middle = Math.floor(ply / PART);
    if (!this.part(middle, seat).length) return [];
    return [middle - 1, middle, middle + 1].flatMap((part) => this.part(part, seat));
  }

  /** The next step in that direction after which somebody was asked; the first or the last where there is none. */
  async nextStop(ply: number, seat: number, way: 1 | -1): Promise<number> {
    const end = way > 0 ? this.plies : 0;
    for (let at = ply + way; at !== end + way; at += way) {
      await this.need(at, seat);
      if (this.step(at, seat)?.view) return at;
    }
    return end;
  }

  /** Have the part with that step fetched, and the next one too if the step is near its end. */
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

  /** Who turns pages faster than the server likes waits as long as it says. */
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
