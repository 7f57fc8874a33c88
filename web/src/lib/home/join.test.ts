import { expect, test } from 'vitest';

import { whereTo } from './join';

const TABLE = 'galqSbnvR0Sw-GtlepihpA';

test('a whole link with its invitation', () => {
  expect(whereTo(`https://play.example/t/${TABLE}?invite=R1Bd_WzC1SnM9y7eQ9cv4A`)).toBe(
    `/t/${TABLE}?invite=R1Bd_WzC1SnM9y7eQ9cv4A`,
  );
});

test('a link in a sentence', () => {
  expect(whereTo(`Come on: http://127.0.0.1:8000/t/${TABLE}?x=1&invite=abc !`)).toBe(`/t/${TABLE}?invite=abc`);
});

test('a link without an invitation, and a path', () => {
  expect(whereTo(`https://play.example/t/${TABLE}#chat`)).toBe(`/t/${TABLE}`);
  expect(whereTo(`/t/${TABLE}`)).toBe(`/t/${TABLE}`);
});

test('the link of a match to watch', () => {
  expect(whereTo(`https://play.example/m/I9xEYQJGr80F8IElRV3heg`)).toBe('/m/I9xEYQJGr80F8IElRV3heg');
});

test('an id alone, with blanks around it', () => {
  expect(whereTo(` ${TABLE}\n`)).toBe(`/t/${TABLE}`);
});

test('anything else opens no page', () => {
  for (const text of ['', 'hello', 'https://play.example/', '/t/', 'javascript:alert(1)'])
    expect(whereTo(text)).toBeNull();
});
