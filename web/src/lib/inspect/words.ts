// The words of a card: name, figures and rule of a thing, all from the game's texts and its rulebook.
import { rulebook } from '../rulebook';
import type { GameTexts } from '../texts/game_texts';
import type { RulebookInfo } from '../wire';
import type { About } from './about';

export interface Words {
  name: string;
  figures: readonly (readonly [label: string, value: string | number])[];
  says: string;
  /** What it does, from the rulebook; empty while that is on its way. */
  does: string;
  /** The slug that "why?" opens; empty if the rulebook has nothing about it. */
  why: string;
}

export function wordsOf(about: About, texts: GameTexts, book: RulebookInfo | null): Words {
  const found = book && (explained(book, about.thing) ?? (about.kind ? explained(book, about.kind) : null));
  return {
    name: capital(about.name ?? texts.name(about.thing)),
    figures: about.figures ?? [],
    says: about.says ?? '',
    does: found?.does ?? '',
    why: about.why ?? found?.why ?? '',
  };
}

/** The heading of a card begins with a capital, also where the name is a common noun. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function explained(book: RulebookInfo, thing: string): { does: string; why: string } | null {
  for (const paragraph of book.paragraphs) {
    const found = paragraph.things.find((one) => one.id === thing);
    if (found) return { does: found.summary, why: paragraph.slugs[0] ?? '' };
  }
  return null;
}

/** The rulebook for cards; null if it cannot be had: then a card has its name and figures only. */
export async function bookOf(texts: GameTexts): Promise<RulebookInfo | null> {
  return rulebook(texts.gameId, texts.lang).catch(() => null);
}
