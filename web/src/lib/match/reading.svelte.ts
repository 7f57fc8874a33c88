// Which tab is open, log or chat, and how many chat lines are unread.
import { keep, kept } from '../keep';
import type { TableLink } from '../table/link.svelte';

export class Reading {
  tab = $state<'log' | 'chat'>('log');

  private read = $state(0);

  constructor(private readonly link: TableLink) {
    const name = `chat.${link.table?.id ?? ''}`;
    this.read = kept(name, 0);
    $effect(() => {
      const last = link.chat.at(-1)?.number ?? 0;
      if (this.tab === 'chat' && last > this.read) keep(name, (this.read = last));
    });
  }

  get unread(): number {
    return this.link.chat.filter((line) => !line.mine && line.number > this.read).length;
  }
}
