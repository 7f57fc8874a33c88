// The arrow keys go from spot to spot: to the nearest one in that direction.
import { ARROWS, STEP, type Spot } from './geometry';

/** The place in the list of the nearest spot in the direction of an arrow key; -1 if there is none, or no arrow. */
export function nextSpot(spots: readonly Spot[], from: number, key: string): number {
  const side = ARROWS[key];
  const here = spots[from];
  if (!side || !here) return -1;
  const step = STEP[side];
  let best = -1;
  let least = Infinity;
  spots.forEach(({ x, y }, place) => {
    const along = (x - here.x) * step.x + (y - here.y) * step.y;
    const across = Math.abs((x - here.x) * step.y) + Math.abs((y - here.y) * step.x);
    if (along > 0.01 && along + 2 * across < least) {
      least = along + 2 * across;
      best = place;
    }
  });
  return best;
}
