// Two pencils, but one sheet: lines that appear at the same time are drawn one after the other.
import type { TransitionConfig } from 'svelte/transition';

import { calm } from '../../settings.svelte';

import type { Point } from './view';

const AT_LEAST = 260; // milliseconds
const SPEED = 70; // milliseconds for a square
const LONGEST = 900;
const AFTER = 160; // between two lines
const SETTLED = 220; // the texture comes when the pencil has gone

let free = 0; // when the paper is free again

const length = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, place) => {
    const before = points[Math.max(0, place - 1)]!;
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

/** A flick starts fast and slows down. */
const slowing = (time: number): number => 1 - (1 - time) ** 2.2;

export interface Drawing {
  delay: number;
  duration: number;
}

/** What was there before, and everything for those who want things to keep still. */
export const AT_ONCE: Drawing = { delay: 0, duration: 0 };

/** When a line is drawn, and for how long. */
export function nextDrawing(points: readonly Point[]): Drawing {
  if (calm()) return AT_ONCE;
  const now = performance.now();
  const delay = Math.max(0, free - now);
  const duration = Math.min(AT_LEAST + SPEED * length(points), LONGEST);
  free = now + delay + duration + AFTER;
  return { delay, duration };
}

/** A line draws itself along its length. Its path needs a `pathLength` of 1. */
export function drawing(_: Element, when: Drawing): TransitionConfig {
  const css = (part: number): string =>
    `stroke-dasharray: 1 1.1; stroke-dashoffset: ${1 - part}; opacity: ${part > 0 ? 1 : 0}`;
  return { ...when, easing: slowing, css };
}

/** What comes when the line is there: its texture, the cross at its end. */
export function settling(_: Element, when: Drawing): TransitionConfig {
  if (when.duration === 0) return { duration: 0 };
  return { delay: when.delay + when.duration, duration: SETTLED, css: (part) => `opacity: ${part}` };
}

/** A pencil that goes along a line while it is drawn, and is put away. */
export function moving(points: readonly Point[], when: Drawing) {
  return (pencil: SVGElement): (() => void) | void => {
    if (!pencil.animate) return;
    const whole = length(points) || 1;
    let gone = 0;
    const frames: Keyframe[] = points.map(({ x, y }, place) => {
      const before = points[Math.max(0, place - 1)]!;
      gone += Math.hypot(x - before.x, y - before.y);
      // The time at which the slowing line has come so far.
      const offset = Math.min(1, 1 - (1 - Math.min(1, gone / whole)) ** (1 / 2.2));
      return { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset };
    });
    const shown = pencil.animate(frames, { delay: when.delay, duration: when.duration, fill: 'none' });
    return () => shown.cancel();
  };
}

/** A cross appears once all lines are drawn: it asks when they are known. */
export function arriving(_: Element): () => TransitionConfig {
  return () => ({
    delay: calm() ? 0 : Math.max(0, free - AFTER - performance.now()),
    duration: calm() ? 0 : SETTLED,
    css: (part) => `opacity: ${part}`,
  });
}
