// What is done at a table by requests: sit down, leave, let a bot sit down, begin. One at a time; a refusal is kept.
import { post, remove } from '../api';
import { beSomebody, me } from '../me.svelte';
import { troubleText } from '../trouble';
import type { TableInfo } from '../wire';
import type { TableLink } from './link.svelte';

export class Doings {
  busy = $state(false);
  trouble = $state('');
  /** How somebody who is nobody yet wants to be called. */
  name = $state('');

  constructor(
    private readonly link: TableLink,
    private readonly table: string,
    private readonly invite: () => string,
  ) {}

  sit = (seat: number): Promise<void> =>
    this.do(async () => {
      const stranger = me.info === null;
      await beSomebody(this.name.trim());
      this.link.table = await post<TableInfo>(this.seat(seat), { invite: this.invite() });
      if (stranger) this.link.again(); // the socket came without my name
    });

  leave = (seat: number): Promise<void> => this.do(() => remove(this.seat(seat)));

  letBot = (seat: number, bot: string): Promise<void> => this.do(() => post(`${this.seat(seat)}/bot`, { bot }));

  begin = (): Promise<void> => this.do(() => post(`/api/tables/${this.table}/start`));

  forget = (): void => void (this.trouble = '');

  private seat(seat: number): string {
    return `/api/tables/${this.table}/seats/${seat}`;
  }

  private async do(wish: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await wish();
    } catch (error) {
      this.trouble = troubleText(error);
    }
    this.busy = false;
  }
}
