// Searches paragraphs by words; ignores accents and capitals.
import type { ParagraphInfo } from '../wire';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The paragraphs that contain all of these words, in the order of the book. Without words: all paragraphs. */
export function searched(paragraphs: ParagraphInfo[], wish: string): ParagraphInfo[] {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  return paragraphs.filter((paragraph) => {
    const text = plain(`${paragraph.title} ${paragraph.body}`);
    return words.every((word) => text.includes(word));
  });
}
