// What a bag weighs, as it is said: things and limits are counted, whether it is too much the server says.
import { piecesOf } from './packing';
import { SHEETS, typeOf } from './printed';
import type { PlayerView } from './view';

export interface LoadFigures {
  heavy: number;
  heavyLimit: number;
  massive: number;
  massiveLimit: number;
  /** As they are drawn on things: one for what is heavy, two for what is massive. */
  weights: number;
  /** Which part of the squares of the bag is taken; null where it is closed to these eyes. */
  full: number | null;
}

export const countOf = (objects: readonly string[], type: string): number =>
  objects.filter((object) => typeOf(object) === type).length;

/** Null for who has no bag yet. */
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
