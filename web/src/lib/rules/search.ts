// Finding paragraphs by words, whatever their accents and capitals.
import type { ParagraphInfo } from '../wire';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The paragraphs with all of these words in them, in the order of the book. All of them for no word. */
export function searched(paragraphs: ParagraphInfo[], wish: string): ParagraphInfo[] {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  return paragraphs.filter((paragraph) => {
    const text = plain(`${paragraph.title} ${paragraph.body}`);
    return words.every((word) => text.includes(word));
  });
}
