// Two pencils, but one sheet: lines that appear at the same time are drawn one after the other. Here is only worked out
// when; the style sheets let it happen, and those of the page keep it still for whoever wants that.
import { calm } from '../../settings.svelte';

import type { Point } from './view';

const AT_LEAST = 260; // milliseconds
const SPEED = 70; // milliseconds for a square
const LONGEST = 900;
const AFTER = 160; // between two lines
const BEHIND = 1800; // bots may be faster than any pencil: nobody waits longer for a line than this

let free = 0; // when the paper is free again

export interface Drawing {
  delay: number;
  duration: number;
}

/** When a line is drawn, and for how long; null if nothing shall move. */
export function nextDrawing(points: readonly Point[]): Drawing | null {
  if (calm()) return null;
  const [from, to] = [points[0]!, points.at(-1)!];
  const now = performance.now();
  const delay = Math.min(Math.max(0, free - now), BEHIND);
  const duration = Math.min(AT_LEAST + SPEED * Math.hypot(to.x - from.x, to.y - from.y), LONGEST);
  free = now + delay + duration + AFTER;
  return { delay, duration };
}

/** In how many milliseconds all lines that are known by now are drawn. */
export const drawnIn = (): number => (calm() ? 0 : Math.max(0, free - AFTER - performance.now()));
