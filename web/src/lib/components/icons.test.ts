import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
// Emoji and dingbats used as pictures. Arrows, bullets and triangles are marks of text.
const PICTURE = /[\u{231A}-\u{23FF}\u{2600}-\u{27BF}\u{2B00}-\u{2BFF}\u{1F000}-\u{1FAFF}]/u;

test('pictures are icons, not characters', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(svelte|ftl)$/.test(file))
    .filter((file) => PICTURE.test(readFileSync(join(SOURCES, file), 'utf-8')));
  expect(found).toEqual([]);
});
