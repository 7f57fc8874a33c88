// What is heard of a match without looking: that it is my turn now, and how it ended.
import { play } from '../sound';
import type { Desk } from './desk.svelte';

/** To be called while a component is made. What is there when a match is opened is no news. */
export function callAttention(desk: Desk): void {
  let before = { turn: true, over: true };
  $effect(() => {
    const now = { turn: desk.ask !== null, over: desk.over };
    if (now.turn && !before.turn) play('turn');
    if (now.over && !before.over) {
      const places = desk.stop.result?.places ?? [];
      play(desk.mine.some((seat) => places[seat] === 1) ? 'won' : 'lost');
    }
    before = now;
  });
}
