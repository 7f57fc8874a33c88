// One pencil draws one stroke after the other: what appears at the same time is drawn in turn.
import type { TransitionConfig } from 'svelte/transition';

const SPEED = 55; // milliseconds for a square
const LONGEST = 420;

let free = 0; // when the pencil has finished what it is drawing

/** Does the reader want things to keep still? */
function isStill(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A stroke draws itself, when the pencil has come to it. Its path needs a `pathLength` of 1. */
export function drawing(_: Element, { squares, jump }: { squares: number; jump: boolean }): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const now = performance.now();
  const start = Math.max(now, free);
  const duration = Math.min(SPEED * squares, LONGEST);
  free = start + duration;
  const css = jump
    ? (part: number) => `opacity: ${part}`
    : (part: number) => `stroke-dasharray: 1 1; stroke-dashoffset: ${1 - part}; opacity: ${part > 0 ? 1 : 0}`;
  return { delay: start - now, duration, css };
}

/** What stands at the end of a stroke appears once it is drawn: it asks the pencil when all strokes are known. */
export function arriving(_: Element): () => TransitionConfig {
  return () => ({
    delay: isStill() ? 0 : Math.max(0, free - performance.now()),
    duration: isStill() ? 0 : 120,
    css: (part: number) => `opacity: ${part}`,
  });
}
