// The order of the cards in a hand.
import type { GameTexts } from '../../texts/game_texts';

import { FACE_DOWN } from './view';

/** By their names, as the reader's language sorts them; what nobody has shown comes last. */
export function sortedCards(cards: string[], texts: GameTexts): string[] {
  const { compare } = new Intl.Collator(texts.lang, { numeric: true });
  const hidden = (card: string) => Number(card === FACE_DOWN);
  return [...cards].sort((one, other) => hidden(one) - hidden(other) || compare(texts.name(one), texts.name(other)));
}
