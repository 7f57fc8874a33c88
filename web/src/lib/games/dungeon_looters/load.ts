// Counts what a bag holds, for display. The server decides whether a player is overloaded.
import { piecesOf } from './packing';
import { SHEETS, typeOf } from './printed';
import type { PlayerView } from './view';

export interface LoadFigures {
  heavy: number;
  heavyLimit: number;
  massive: number;
  massiveLimit: number;
  /** Weight icons, as drawn on pieces: one for a heavy object, two for a massive one. */
  weights: number;
  /** The share of the bag's squares that is taken; null if this seat may not look into the bag. */
  full: number | null;
}

export const countOf = (objects: readonly string[], type: string): number =>
  objects.filter((object) => typeOf(object) === type).length;

/** Null before the player has chosen an archetype. */
export function loadOf({ archetype, objects, bag }: PlayerView): LoadFigures | null {
  const sheet = SHEETS[archetype];
  if (!sheet) return null;
  const [heavy, massive] = [countOf(objects, 'heavy'), countOf(objects, 'massive')];
  const taken = piecesOf(objects).reduce((sum, { size: [width, height] }) => sum + width * height, 0);
  return {
    heavy,
    heavyLimit: sheet.heavy,
    massive,
    massiveLimit: sheet.massive,
    weights: heavy + 2 * massive,
    full: bag && Math.min(1, taken / (sheet.bag[0] * sheet.bag[1])),
  };
}
