// What this seat knows of the cards in a room or chamber.
import { FACE_DOWN, type NewDungeonView, type SpaceView } from './view';

/** The guard of a space: a known monster's name, `face_down` for an unknown one, '' for none. */
export function guardOf(view: NewDungeonView, space: string): string {
  return view.spaces[space]?.monsters[0] ?? '';
}

export type Sign = 'unknown' | 'known' | 'treasure' | 'empty';

export function signOf(cards: SpaceView): Sign {
  const guard = cards.monsters[0];
  if (guard !== undefined) return guard === FACE_DOWN ? 'unknown' : 'known';
  return cards.treasure || cards.left.length ? 'treasure' : 'empty';
}

/** How many treasures lie there. */
export const loot = (cards: SpaceView): number => cards.left.length + (cards.treasure ? 1 : 0);
