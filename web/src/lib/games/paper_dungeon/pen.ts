// Animates new strokes one after another, as one pencil would draw them.
import type { TransitionConfig } from 'svelte/transition';

import { calm } from '../../settings.svelte';

const SPEED = 55; // milliseconds per square
const LONGEST = 420; // milliseconds per stroke

let free = 0; // when the last queued stroke ends

/** Draws a stroke, after those queued before it. Its path needs a `pathLength` of 1; a jump fades in. */
export function drawing(_: Element, { squares, jump }: { squares: number; jump: boolean }): TransitionConfig {
  if (calm()) return { duration: 0 };
  const now = performance.now();
  const start = Math.max(now, free);
  const duration = Math.min(SPEED * squares, LONGEST);
  free = start + duration;
  const css = jump
    ? (part: number) => `opacity: ${part}`
    : (part: number) => `stroke-dasharray: 1 1; stroke-dashoffset: ${1 - part}; opacity: ${part > 0 ? 1 : 0}`;
  return { delay: start - now, duration, css };
}

/** Fades in after all queued strokes. Returns a function, which Svelte calls once all strokes are queued. */
export function arriving(_: Element): () => TransitionConfig {
  return () => ({
    delay: calm() ? 0 : Math.max(0, free - performance.now()),
    duration: calm() ? 0 : 120,
    css: (part: number) => `opacity: ${part}`,
  });
}
