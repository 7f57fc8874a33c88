// Focus movement on the map: an arrow key goes to the nearest spot in its direction.
import { ARROWS, STEP, type Spot } from './geometry';

/** The index of the nearest spot in the direction of an arrow key; -1 if there is none or for other keys. */
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
