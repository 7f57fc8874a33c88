// The order of the cards in a hand.
import type { GameTexts } from '../../texts/game_texts';

import { FACE_DOWN } from './view';

/** Sorts cards by name in the reader's language; face-down cards come last. */
export function sortedCards(cards: string[], texts: GameTexts): string[] {
  const { compare } = new Intl.Collator(texts.lang, { numeric: true });
  const hidden = (card: string) => Number(card === FACE_DOWN);
  return [...cards].sort((one, other) => hidden(one) - hidden(other) || compare(texts.name(one), texts.name(other)));
}
