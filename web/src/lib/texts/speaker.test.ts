// From facts to the variables of a sentence.
import { expect, test } from 'vitest';

import { Catalogue } from './catalogue';
import { key, NOBODY, readable, Speaker } from './speaker';

const SOURCE = `
name-ruby = ruby
    .the = the ruby
name-crown = crown
name-wood-elf = wood elf
name-hidden = nobody should read this
`;
const PLAYERS = ['Ada', 'Bo'];
const english = new Speaker(new Catalogue(SOURCE, 'en'), { and: 'and', decimal: '.' });
const french = new Speaker(new Catalogue(SOURCE, 'fr'), { and: 'et', decimal: ',' });

test('an id gives its name, the id, and the attributes of the name', () => {
  expect(english.variables({ card: 'ruby' }, PLAYERS)).toEqual({ card: 'ruby', card_id: 'ruby', card_the: 'the ruby' });
  expect(english.variables({ who: 'wood.elf' }, PLAYERS)).toEqual({ who: 'wood elf', who_id: 'wood.elf' });
  expect(english.variables({ room: 'E5' }, PLAYERS)).toEqual({ room: 'E5', room_id: 'E5' });
});

test('a hidden thing has no name', () => {
  expect(english.variables({ card: 'hidden' }, PLAYERS)).toEqual({ card: 'hidden', card_id: 'hidden' });
});

test('a seat gives its player', () => {
  expect(english.variables({ seat: 1, goal_seat: 0 }, PLAYERS)).toEqual({
    player: 'Bo',
    seat: 1,
    goal: 'Ada',
    goal_seat: 0,
  });
  expect(english.variables({ seats: [0, 1], foe_seats: [] }, PLAYERS)).toMatchObject({
    players: 'Ada and Bo',
    foe: '',
  });
});

test('a seat that does not exist is nobody, and a hidden one stays hidden', () => {
  expect(english.variables({ seat: -1 }, PLAYERS)['player']).toBe(NOBODY);
  expect(english.variables({ seat: 2 }, PLAYERS)['player']).toBe(NOBODY);
  expect(english.variables({ seat: 'hidden' }, PLAYERS)['player']).toBe('hidden');
});

test('a list gives its length and its parts', () => {
  expect(french.variables({ cards: ['ruby', 'crown', 3] }, PLAYERS)).toEqual({
    cards: 'ruby, crown et 3',
    cards_count: 3,
    cards_1: 'ruby',
    cards_1_id: 'ruby',
    cards_1_the: 'the ruby',
    cards_2: 'crown',
    cards_2_id: 'crown',
    cards_3: 3,
  });
  expect(french.variables({ cards: [] }, PLAYERS)).toEqual({ cards: '', cards_count: 0 });
  const long = english.variables({ dice: Array.from({ length: 20 }, () => 6) }, PLAYERS);
  expect([long['dice_count'], long['dice_12'], long['dice_13']]).toEqual([20, 6, undefined]);
});

test('booleans are words', () => {
  expect(english.variables({ open: true, shut: false }, PLAYERS)).toEqual({ open: 'true', shut: 'false' });
});

test('halves and tenths use the decimal mark of the language', () => {
  expect(english.variables({ angle_halves: 541 }, PLAYERS)).toEqual({ angle_halves: 541, angle: '270.5' });
  expect(french.variables({ angle_halves: 540 }, PLAYERS)['angle']).toBe('270');
  expect(french.variables({ hp_tenths: 7 }, PLAYERS)['hp']).toBe('0,7');
  expect(french.variables({ hp_tenths: -12 }, PLAYERS)['hp']).toBe('−1,2');
});

test('a slug becomes the name of a sentence, or a readable text', () => {
  expect(key('combat.feat_used.twice')).toBe('combat-feat_used-twice');
  expect(readable('combat.feat_used')).toBe('combat: feat used');
});

test('negative numbers have a real minus sign', () => {
  expect([english.half(-5), english.half(-4), english.tenth(-25)]).toEqual(['−2.5', '−2', '−2.5']);
  expect(english.plain([-1, 2])).toBe('−1 and 2');
});
