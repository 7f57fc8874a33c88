import { expect, test } from 'vitest';

import { searched } from './search';

const book = [
  { slugs: ['a.a'], title: 'Énigme du trésor', body: 'L’or est caché.' },
  { slugs: ['b.b'], title: 'The riposte', body: 'It hits back.' },
];
const found = (wish: string) => searched(book, wish).map((one) => one.slugs[0]);

test('words are found without their accents and capitals', () => {
  expect(found('enigme CACHE')).toEqual(['a.a']);
  expect(found("l'or")).toEqual(['a.a']);
});

test('all words must be there', () => {
  expect(found('hits gold')).toEqual([]);
  expect(found('hits riposte')).toEqual(['b.b']);
});

test('no word finds everything', () => {
  expect(found('  ')).toEqual(['a.a', 'b.b']);
});
