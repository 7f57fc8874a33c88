// Schedules the drawing animations: lines that arrive together are drawn one after the other. This computes the times
// only; CSS runs the animations, and the page's style sheet turns them off for reduced motion.
import { calm } from '../../settings.svelte';

import type { Point } from './view';

const AT_LEAST = 260; // milliseconds
const PER_SQUARE = 70; // milliseconds
const LONGEST = 900;
const PAUSE = 160; // between two lines
const LONGEST_DELAY = 1800; // bots answer faster than lines can be drawn: never delay a line by more

let free = 0; // when the last scheduled drawing and its pause end

export interface Drawing {
  delay: number;
  duration: number;
}

/** Schedules the next line; null with reduced motion. */
export function nextDrawing(points: readonly Point[]): Drawing | null {
  if (calm()) return null;
  const [from, to] = [points[0]!, points.at(-1)!];
  const now = performance.now();
  const delay = Math.min(Math.max(0, free - now), LONGEST_DELAY);
  const duration = Math.min(AT_LEAST + PER_SQUARE * Math.hypot(to.x - from.x, to.y - from.y), LONGEST);
  free = now + delay + duration + PAUSE;
  return { delay, duration };
}

/** Milliseconds until all lines scheduled so far are drawn. */
export const drawnIn = (): number => (calm() ? 0 : Math.max(0, free - PAUSE - performance.now()));
