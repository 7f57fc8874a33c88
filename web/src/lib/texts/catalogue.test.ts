// One Fluent source: its messages, and what happens if something is missing.
import { expect, test } from 'vitest';

import { Catalogue, MissingText } from './catalogue';

const SOURCE = `
# A comment, which belongs to nothing = not even now
gold = { $player } finds { $gold ->
    [one] a coin
   *[other] { $gold } coins
}.
name-sword = sword
    .the = the { name-sword }
    .short = sw
only = { name-sword.the } of { -hero(case: "of") }, { $count } of { -band }
-hero = { $case ->
    [of] the hero’s
   *[other] hero
}
-band = band of { -hero }
bare =
    .how = Like this
gold = Written twice
year = { NUMBER($year, useGrouping: 0) }
broken = { $a ->
`;

const texts = (lang = 'en') => new Catalogue(SOURCE, lang);

test('a sentence selects a variant by number', () => {
  expect(texts().text('gold', '', { player: 'Ada', gold: 1 })).toBe('Ada finds a coin.');
  expect(texts().text('gold', '', { player: 'Ada', gold: 2 })).toBe('Ada finds 2 coins.');
});

test('every language writes numbers its own way', () => {
  expect(texts('en').text('only', '', { count: 1234 })).toBe('the sword of the hero’s, 1,234 of band of hero');
  expect(texts('fr').text('only', '', { count: 1234 })).toBe('the sword of the hero’s, 1\u202f234 of band of hero');
  expect(texts('fr').text('year', '', { year: 1234 })).toBe('1234');
});

test('attributes come in the order of the source', () => {
  expect(texts().attributes('name-sword')).toEqual(['the', 'short']);
  expect(texts().attributes('nothing')).toEqual([]);
  expect(texts().text('name-sword', 'the')).toBe('the sword');
});

test('has() finds messages and attributes', () => {
  expect(texts().has('name-sword')).toBe(true);
  expect(texts().has('name-sword', 'short')).toBe(true);
  expect(texts().has('name-sword', 'long')).toBe(false);
  expect(texts().has('bare')).toBe(false);
  expect(texts().has('bare', 'how')).toBe(true);
  expect(texts().has('broken')).toBe(false);
  expect(texts().has('constructor')).toBe(false);
  expect(texts().has('name-sword', 'constructor')).toBe(false);
});

test('terms are not messages', () => {
  expect(texts().has('-hero')).toBe(false);
});

test('a missing sentence throws, a missing variable shows its name', () => {
  expect(() => texts().text('nothing')).toThrow(MissingText);
  expect(() => texts().text('name-sword', 'long')).toThrow('name-sword.long');
  expect(texts().text('gold', '', { gold: 3 })).toBe('player finds 3 coins.');
  expect(texts().text('gold', '', { player: '{$gold}', gold: 3 })).toBe('{$gold} finds 3 coins.');
  expect(texts().text('year')).toBe('year');
});

test('of two messages with the same name, the first wins', () => {
  expect(texts().text('gold', '', { player: 'Ada', gold: 1 })).toBe('Ada finds a coin.');
});

test('carriage returns do not get into the text', () => {
  const windows = new Catalogue(SOURCE.replaceAll('\n', '\r\n'), 'en');
  expect(windows.text('name-sword')).toBe('sword');
  expect(windows.text('gold', '', { player: 'Ada', gold: 2 })).toBe('Ada finds 2 coins.');
});
