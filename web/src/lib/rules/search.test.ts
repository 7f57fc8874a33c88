import { expect, test } from 'vitest';

import { searched } from './search';

const book = [
  { slugs: ['a.a'], things: [], title: 'Énigme du trésor', body: 'L’or est caché.' },
  { slugs: ['b.b'], things: [], title: 'The riposte', body: 'It hits back.' },
];
const found = (wish: string) => searched(book, wish).map((one) => one.slugs[0]);

test('the search ignores accents and capitals', () => {
  expect(found('enigme CACHE')).toEqual(['a.a']);
  expect(found("l'or")).toEqual(['a.a']);
});

test('a paragraph must contain all words', () => {
  expect(found('hits gold')).toEqual([]);
  expect(found('hits riposte')).toEqual(['b.b']);
});

test('an empty search finds everything', () => {
  expect(found('  ')).toEqual(['a.a', 'b.b']);
});
