// The keys of a replay: arrows for steps, Shift and arrows from question to question, Home, End, and space to play.
import { dialogOpen, plainKey } from '../match/keys';
import type { Showing } from './showing.svelte';

const PRESSED_BY_SPACE = 'button, a, summary, [role="button"]';

export function moves(event: KeyboardEvent, showing: Showing): void {
  if (dialogOpen()) return;
  if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !event.defaultPrevented) {
    event.preventDefault();
    showing.playing = false;
    void showing.stop(event.key === 'ArrowRight' ? 1 : -1);
    return;
  }
  const key = plainKey(event);
  const to = { arrowleft: showing.ply - 1, arrowright: showing.ply + 1, home: 0, end: showing.reel.plies }[key];
  if (to !== undefined) {
    event.preventDefault();
    showing.playing = false;
    showing.go(to);
  } else if (key === ' ' && !(event.target as Element).closest?.(PRESSED_BY_SPACE)) {
    event.preventDefault();
    showing.toggle();
  }
}
