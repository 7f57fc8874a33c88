// The rulebooks, fetched once per game and language, and the paragraph that explains a slug.
import { get } from './api';
import type { ParagraphInfo, RulebookInfo } from './wire';

const books = new Map<string, Promise<RulebookInfo>>();

/** The whole rulebook of a game. After a failure the next call fetches again. */
export function rulebook(game: string, lang: string): Promise<RulebookInfo> {
  const name = `${game} ${lang}`;
  const known = books.get(name);
  if (known) return known;
  const fresh = get<RulebookInfo>(`/api/games/${encodeURIComponent(game)}/rulebook?lang=${encodeURIComponent(lang)}`);
  books.set(name, fresh);
  fresh.catch(() => books.delete(name));
  return fresh;
}

/** The paragraph that explains the slug of a question, event or result; null where there is none. */
export function ruleFor(book: RulebookInfo, slug: string): ParagraphInfo | null {
  return book.paragraphs.find((paragraph) => paragraph.slugs.includes(slug)) ?? null;
}
