// Sounds for players who look elsewhere: my turn begins, the match ends.
import { play } from '../sound';
import type { Desk } from './desk.svelte';

/** Call it during component initialisation. The state at that moment plays no sound. */
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
