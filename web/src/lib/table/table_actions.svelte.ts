// The requests of a table: sit down, leave, let a bot sit down, start. Runs one at a time and keeps the last error.
import { post, remove } from '../api';
import { ensureGuest, me } from '../me.svelte';
import { errorText } from '../error_text';
import type { GameInfo, TableInfo } from '../wire';
import { freeHero } from './hero';
import type { TableLink } from './link.svelte';

export class TableActions {
  busy = $state(false);
  trouble = $state('');
  /** The name for a new guest. */
  name = $state('');
  /** The hero's name as typed; null: use the proposed one. */
  private wished = $state<string | null>(null);
  private readonly chance = Math.random();

  constructor(
    private readonly link: TableLink,
    private readonly table: string,
    private readonly invite: () => string,
  ) {}

  /** The name of my next hero: as typed, or a proposed one that is free. */
  hero(game: GameInfo): string {
    const taken = this.link.table?.seats.map((seat) => seat.name) ?? [];
    return this.wished ?? freeHero(game.heroes, taken, this.chance);
  }

  callHero = (name: string): void => void (this.wished = name);

  sit = (seat: number, game: GameInfo): Promise<void> =>
    this.do(async () => {
      const stranger = me.info === null;
      await ensureGuest(this.name.trim());
      const name = this.hero(game).trim();
      this.link.showTable(await post<TableInfo>(this.seat(seat), { invite: this.invite(), ...(name && { name }) }));
      this.wished = null; // the next seat gets another hero
      if (stranger) this.link.reconnect(); // the socket opened without my cookie
    });

  leave = (seat: number): Promise<void> => this.do(() => remove(this.seat(seat)));

  letBot = (seat: number, bot: string): Promise<void> => this.do(() => post(`${this.seat(seat)}/bot`, { bot }));

  begin = (): Promise<void> => this.do(() => post(this.path('start')));

  /** Propose a rematch, or agree to one; `withoutAway` begins without those who are away. */
  playAgain = (withoutAway = false): Promise<void> =>
    this.do(() => post(this.path('rematch'), { without_away: withoutAway }));

  /** Decline a rematch, or withdraw my proposal. */
  declineAgain = (): Promise<void> => this.do(() => remove(this.path('rematch')));

  /** Ask those who sit there for a seat. */
  ask = (): Promise<void> =>
    this.do(async () => {
      const stranger = me.info === null;
      await ensureGuest(this.name.trim());
      await post(this.path('requests'));
      if (stranger) this.link.reconnect(); // the socket opened without my cookie
    });

  withdraw = (): Promise<void> => this.do(() => remove(this.path('requests')));

  letIn = (request: string): Promise<void> => this.do(() => post(this.path(`requests/${request}`)));

  turnDown = (request: string): Promise<void> => this.do(() => remove(this.path(`requests/${request}`)));

  forget = (): void => void (this.trouble = '');

  private seat(seat: number): string {
    return this.path(`seats/${seat}`);
  }

  private path(rest: string): string {
    return `/api/tables/${this.table}/${rest}`;
  }

  private async do(wish: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await wish();
    } catch (error) {
      this.trouble = errorText(error);
    }
    this.busy = false;
  }
}
