// Several people at one screen. Rivals must not see each other's cards: the screen shows one seat at a time, and a
// curtain covers it before the next.
import { keep, kept } from '../keep';
import type { TableLink } from '../table/link.svelte';

export class HotSeat {
  /** The seat at the screen now; null: the curtain is down. */
  at = $state<number | null>(null);
  /** Is the curtain off in this match? */
  bare = $state(false);

  private readonly name: string;

  constructor(
    private readonly link: TableLink,
    private readonly together: () => boolean | undefined,
  ) {
    this.name = `bare.${link.stop?.match ?? ''}`;
    this.bare = kept(this.name, false);
  }

  get mine(): number[] {
    return (this.link.table?.seats ?? []).flatMap((seat, place) => (seat.mine ? [place] : []));
  }

  /** Does this match need a curtain? Yes, until we know the game. */
  get guarded(): boolean {
    return this.mine.length > 1 && !this.bare && this.together() !== true && this.link.stop?.status === 'playing';
  }

  /** The seat of mine that must answer; prefer the one at the screen. */
  get asked(): number | null {
    const waiting = this.link.stop?.waiting.filter((seat) => this.mine.includes(seat)) ?? [];
    return this.at !== null && waiting.includes(this.at) ? this.at : (waiting[0] ?? null);
  }

  /** The seat that the curtain waits for; null if it is up. */
  get curtain(): number | null {
    return this.guarded && this.at === null ? (this.asked ?? this.mine[0] ?? null) : null;
  }

  /** Does the screen wait for the view of the seat that just took over? */
  get turning(): boolean {
    return this.guarded && this.at !== null && this.link.stop?.seat !== this.at;
  }

  /** The seat that gets the screen next. */
  get next(): number | null {
    return this.guarded && this.at !== null && this.asked !== this.at ? this.asked : null;
  }

  take = (seat: number): void => {
    this.at = seat;
    this.link.sitAt(seat);
  };

  /** Drop the chosen seat if it is no longer mine, or if this match needs no curtain. */
  unpin(): void {
    const { chosen, stop } = this.link;
    if (chosen === null || stop?.status !== 'playing') return;
    if (!this.guarded || !this.mine.includes(chosen)) this.link.sitAt(null);
  }

  leave = (): void => void (this.at = null);

  setBare = (bare: boolean): void => {
    this.bare = bare;
    keep(this.name, bare);
    this.at = bare ? null : this.at;
    if (bare) this.link.sitAt(null); // the server then shows the seat that must answer
  };
}
