// One pencil draws one stroke after the other: what appears at the same time is drawn in turn.
import type { TransitionConfig } from 'svelte/transition';

import { calm } from '../../settings.svelte';

const SPEED = 55; // milliseconds for a square
const LONGEST = 420;

let free = 0; // when the pencil has finished what it is drawing

/** A stroke draws itself, when the pencil has come to it. Its path needs a `pathLength` of 1. */
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

/** What stands at the end of a stroke appears once it is drawn: it asks the pencil when all strokes are known. */
export function arriving(_: Element): () => TransitionConfig {
  return () => ({
    delay: calm() ? 0 : Math.max(0, free - performance.now()),
    duration: calm() ? 0 : 120,
    css: (part: number) => `opacity: ${part}`,
  });
}
