// The state of a replay: the moment on screen, whose view it shows, and whether it plays by itself.
import type { EventInfo, StepInfo, View } from '../wire';
import type { StepCache } from './step_cache.svelte';

const REST = 120; // milliseconds that the slider must rest before we fetch steps for it
const PAUSE = 1200; // milliseconds between two positions, at speed 1
const GLIDE = 12; // a longer move forward is a jump: the board gets no events to animate

export const SPEEDS = [0.5, 1, 2, 5];

interface Shown {
  view: View;
  seat: number;
}

export class Playback {
  ply = $state(0);
  seat = $state(0);
  playing = $state(false);
  speed = $state(1);

  private before = $state(0);
  private resting: ReturnType<typeof setTimeout> | undefined;
  private last: Shown | null = null;

  /** The newest cached view. While a part loads, the previous view stays. */
  readonly shown = $derived.by((): Shown | null => {
    const view = this.cache.view(this.ply, this.seat);
    if (view) this.last = { view, seat: this.seat };
    return this.last;
  });

  readonly loading = $derived.by(() => this.cache.step(this.ply, this.seat) === null);

  /** The steps since the match last asked somebody: usually an answer and the dice that followed. */
  readonly answers = $derived.by((): StepInfo[] => {
    const start = this.ply > 0 ? this.cache.stopAt(this.ply - 1, this.seat) : -1;
    return this.cache.steps(start, this.ply, this.seat);
  });

  /** The events of the last move, which boards animate; empty after a jump or a move back. */
  readonly events = $derived.by((): EventInfo[] => {
    const way = this.ply - this.before;
    if (way <= 0 || way > GLIDE) return [];
    return this.cache.steps(this.before, this.ply, this.seat).flatMap((step) => step.events);
  });

  constructor(
    readonly cache: StepCache,
    ply: number,
    seat: number,
  ) {
    this.seat = seat;
    this.ply = this.before = Math.min(ply, cache.plies);
  }

  /** Show that moment. `soon`: the slider is moving, so fetch only when it rests. */
  go(ply: number, soon = false): void {
    const wanted = Math.max(0, Math.min(ply, this.cache.plies));
    this.before = this.ply;
    this.ply = wanted;
    clearTimeout(this.resting);
    if (soon) this.resting = setTimeout(() => this.fetch(), REST);
    else this.fetch();
  }

  /** Go to the next or previous step where the match asked somebody. */
  async goToStop(way: 1 | -1): Promise<void> {
    const from = this.ply;
    try {
      const found = await this.cache.nextStop(from, this.seat, way);
      if (this.ply === from) this.go(found);
    } catch {
      this.playing = false; // the cache holds the error
    }
  }

  showView(seat: number): void {
    this.seat = seat;
    this.before = this.ply;
    this.fetch();
  }

  toggle(): void {
    if (!this.playing && this.ply >= this.cache.plies) this.go(0);
    this.playing = !this.playing;
  }

  /** While playing, schedule the next move. Call it in an effect, which runs it again after every move. */
  tick(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.ply >= this.cache.plies) {
      this.playing = false;
      return undefined;
    }
    const due = setTimeout(() => void this.goToStop(1), PAUSE / this.speed);
    return () => clearTimeout(due);
  }

  fetch(): void {
    void this.cache.need(this.ply, this.seat).catch(() => undefined);
  }

  close(): void {
    clearTimeout(this.resting);
  }
}
