// Two pencils, but one sheet: lines that appear at the same time are drawn one after the other. The browser's own
// animations do it, so nothing has to be worked out from picture to picture.
import { calm } from '../../settings.svelte';

import type { Point } from './view';

const AT_LEAST = 260; // milliseconds
const SPEED = 70; // milliseconds for a square
const LONGEST = 900;
const AFTER = 160; // between two lines
const SETTLED = 220; // the texture comes when the pencil has gone
const FLICKED = 'cubic-bezier(0.15, 0.6, 0.4, 1)'; // it starts fast and slows down

let free = 0; // when the paper is free again

export interface Drawing {
  delay: number;
  duration: number;
}

/** What was there before, and everything for those who want things to keep still. */
export const AT_ONCE: Drawing = { delay: 0, duration: 0 };

type Attachment = (element: Element) => (() => void) | void;

/** How far it is to each of the points, along the line. */
function distances(points: readonly Point[]): number[] {
  let far = 0;
  return points.map(({ x, y }, place) => {
    const before = points[Math.max(0, place - 1)]!;
    return (far += Math.hypot(x - before.x, y - before.y));
  });
}

/** When a line is drawn, and for how long. */
export function nextDrawing(points: readonly Point[]): Drawing {
  if (calm()) return AT_ONCE;
  const now = performance.now();
  const delay = Math.max(0, free - now);
  const duration = Math.min(AT_LEAST + SPEED * distances(points).at(-1)!, LONGEST);
  free = now + delay + duration + AFTER;
  return { delay, duration };
}

function moved(frames: Keyframe[], timing: KeyframeAnimationOptions): Attachment {
  return (element) => {
    if (!element.animate) return;
    const shown = element.animate(frames, timing);
    return () => shown.cancel();
  };
}

const nothing: Attachment = () => undefined;

/** A line draws itself along its length. Its path needs a `pathLength` of 1. */
export function drawing(when: Drawing): Attachment {
  if (when.duration === 0) return nothing;
  const dashes = { strokeDasharray: '1 1.1' };
  const frames = [
    { ...dashes, strokeDashoffset: 1, opacity: 0 },
    { ...dashes, strokeDashoffset: 0.99, opacity: 1, offset: 0.01 },
    { ...dashes, strokeDashoffset: 0, opacity: 1 },
  ];
  return moved(frames, { ...when, easing: FLICKED, fill: 'backwards' });
}

/** What comes when the line is there: its texture, and the cross at its end. */
export function settling({ delay, duration }: Drawing): Attachment {
  if (duration === 0) return nothing;
  const timing: KeyframeAnimationOptions = { delay: delay + duration, duration: SETTLED, fill: 'backwards' };
  return moved([{ opacity: 0 }, { opacity: 1 }], timing);
}

/** A pencil that goes along a line while it is drawn, and is put away. */
export function moving(points: readonly Point[], when: Drawing): Attachment {
  const far = distances(points);
  const frames = points.map(({ x, y }, place) => ({
    transform: `translate(${x}px, ${y}px)`,
    opacity: 1,
    offset: Math.min(1, far[place]! / (far.at(-1)! || 1)),
  }));
  return moved(frames, { ...when, easing: FLICKED });
}

/** A cross appears once all lines that are known by then are drawn. */
export function arriving(): Attachment {
  return (element) => {
    const delay = free - AFTER - performance.now();
    if (!calm() && delay > 0) return settling({ delay, duration: Number.MIN_VALUE })(element);
  };
}
