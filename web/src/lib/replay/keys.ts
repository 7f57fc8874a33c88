// The keys of a replay: arrows for steps, Shift and arrows from question to question, Home, End, and space to play.
import { dialogOpen, plainKey } from '../match/keys';
import type { Playback } from './playback.svelte';

const PRESSED_BY_SPACE = 'button, a, summary, [role="button"]';

export function moves(event: KeyboardEvent, playback: Playback): void {
  if (dialogOpen()) return;
  if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !event.defaultPrevented) {
    event.preventDefault();
    playback.playing = false;
    void playback.goToStop(event.key === 'ArrowRight' ? 1 : -1);
    return;
  }
  const key = plainKey(event);
  const to = { arrowleft: playback.ply - 1, arrowright: playback.ply + 1, home: 0, end: playback.cache.plies }[key];
  if (to !== undefined) {
    event.preventDefault();
    playback.playing = false;
    playback.go(to);
  } else if (key === ' ' && !(event.target as Element).closest?.(PRESSED_BY_SPACE)) {
    event.preventDefault();
    playback.toggle();
  }
}
