// Several people at one screen. Where they are rivals nobody may see another's hand: one seat is shown at a time, and
// a curtain falls before the next.
import { keep, kept } from '../keep';
import type { TableLink } from '../table/link.svelte';

export class HotSeat {
  /** Who sits at the screen now; null: the curtain is down. */
  at = $state<number | null>(null);
  /** No curtain in this match. */
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

  /** Are the seats at this screen to be kept apart? Until the game is known, they are. */
  get guarded(): boolean {
    return this.mine.length > 1 && !this.bare && this.together() !== true && this.link.stop?.status === 'playing';
  }

  /** The seat of mine that is waited for; who sits here goes first. */
  get asked(): number | null {
    const waiting = this.link.stop?.waiting.filter((seat) => this.mine.includes(seat)) ?? [];
    return this.at !== null && waiting.includes(this.at) ? this.at : (waiting[0] ?? null);
  }

  /** For whom the curtain is down, if it is. */
  get curtain(): number | null {
    return this.guarded && this.at === null ? (this.asked ?? this.mine[0] ?? null) : null;
  }

  /** The screen is being turned to somebody whose view has not come yet. */
  get turning(): boolean {
    return this.guarded && this.at !== null && this.link.stop?.seat !== this.at;
  }

  /** To whom the screen is to be handed next. */
  get next(): number | null {
    return this.guarded && this.at !== null && this.asked !== this.at ? this.asked : null;
  }

  take = (seat: number): void => {
    this.at = seat;
    this.link.sitAt(seat);
  };

  /** A seat that was chosen in another match, or is mine no more, is chosen no longer. */
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
    if (bare) this.link.sitAt(null); // the server turns to whoever is asked
  };
}
