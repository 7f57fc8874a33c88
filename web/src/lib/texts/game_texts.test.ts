// From slugs, values and facts to sentences. python.test.ts compares the results with Python's.
import { expect, test } from 'vitest';

import type { QuestionInfo, ShapeInfo } from '../wire';
import { GameTexts } from './game_texts';
import { optionAt } from './options';

const SOURCE = `
title = Walking
name-k3 = the kitchen
    .short = k
name-xp = experience
choice-drink = Drink { $a }
walk = { $player } goes to { $space }.
    .series = { $player } goes by { $spaces } to { $space }.
fall = { $player } falls.
combat-feat = { $player }, a feat for { $price }?
    .stop = Stop
    .reroll = Reroll die { $a }, pay { $b } ({ $b_cost })
    .number = Take { $a }
    .number-6 = Take the six
    .enter = stop
pick-thing = Pick
    .other = The thing: { $a }
flick-aim = Aim
    .number = { $angle } degrees, strength { $strength }
    .how = Type an angle and a strength.
end-draw = { $winners ->
    [0] Nobody wins, best { $score }.
    [one] { $player } wins with { $score }.
   *[other] { $player } win together.
}
board-room = Room { $room } of { $player }
option-hard = Harder
    .on = For heroes
view-hit_points = Hit points
score-label = Gold
hint-facts = { $win } of 100
`;
const PLAYERS = ['Ada', 'Bo'];
const LATTICE: ShapeInfo = {
  kind: 'lattice',
  axes: [
    { name: 'angle_halves', start: 0, stop: 720, step: 1 },
    { name: 'strength', start: 5, stop: 101, step: 5 },
  ],
};
const texts = new GameTexts('walking', 'en', SOURCE, { and: 'and', decimal: '.' });

function ask(prompt: string, options: QuestionInfo['options'], facts = {}, seat = 0): QuestionInfo {
  return { seat, prompt, facts, count: options?.length ?? 0, options, shape: null, ways: [], window: false };
}

function step(space: string, ply: number, seat = 0) {
  return { ply, slug: 'walk', facts: { seat, space } };
}

test('a question may use its facts and the player it asks', () => {
  expect(texts.prompt(ask('combat.feat', [], { price: 2 }, 1), PLAYERS)).toBe('Bo, a feat for 2?');
});

test('an option is a word, a number, a word with parts, or shared by many questions', () => {
  const feat = ask('combat.feat', ['stop', 3, 6, ['reroll', 2, 'xp'], ['drink', 'k3']], { xp_cost: 4 });
  expect([0, 1, 2, 3, 4].map((index) => texts.option(feat, index, PLAYERS))).toEqual([
    'Stop',
    'Take 3',
    'Take the six',
    'Reroll die 2, pay experience (4)',
    'Drink the kitchen',
  ]);
  expect(texts.option(ask('pick.thing', ['k3']), 0, PLAYERS)).toBe('The thing: the kitchen');
  expect(texts.option(ask('no.such', [['k3', 'xp']]), 0, PLAYERS)).toBe('the kitchen and experience');
});

test('the numbers of a lattice are variables named after its axes', () => {
  const aim = { ...ask('flick.aim', null), count: 720 * 20, shape: LATTICE };
  expect(optionAt(aim, 0)).toEqual([0, 5]);
  expect(optionAt(aim, 541 * 20 + 7)).toEqual([541, 40]);
  expect(optionAt(aim, aim.count)).toBeUndefined();
  expect(texts.option(aim, 541 * 20 + 7, PLAYERS)).toBe('270.5 degrees, strength 40');
  expect(texts.how(aim)).toBe('Type an angle and a strength.');
});

test('the options of a range are its numbers', () => {
  const shape: ShapeInfo = { kind: 'range', axes: [{ name: '', start: 10, stop: 2000, step: 2 }] };
  expect(texts.option({ ...ask('combat.feat', null), count: 995, shape }, 7, PLAYERS)).toBe('Take 24');
});

test('Enter takes the option named by .enter, or the only one', () => {
  expect(texts.enter(ask('combat.feat', [3, 'stop']))).toBe(1);
  expect(texts.enter(ask('combat.feat', [3, 4]))).toBe(-1);
  expect(texts.enter(ask('pick.thing', ['k3', 'xp']))).toBe(-1);
  expect(texts.enter(ask('pick.thing', ['k3']))).toBe(0);
});

test('three steps in a row become one sentence, with the ply of the last', () => {
  expect(texts.events([step('k1', 2), step('k2', 3), step('k3', 5)], PLAYERS)).toEqual([
    { ply: 5, slug: 'walk', text: 'Ada goes by k1 and k2 to the kitchen.' },
  ]);
});

test('another event ends a series, and each player has a series of their own', () => {
  const fall = { ply: 3, slug: 'fall', facts: { seat: 0 } };
  const events = [step('k1', 1), fall, step('k1', 4), step('k1', 5, 1), step('k2', 6, 1)];
  expect(texts.events(events, PLAYERS).map((sentence) => sentence.text)).toEqual([
    'Ada goes to k1.',
    'Ada falls.',
    'Ada goes to k1.',
    'Bo goes by k1 to k2.',
  ]);
  expect(texts.events([], PLAYERS)).toEqual([]);
});

test('a game may have a label for its scores', () => {
  expect(texts.scoreLabel()).toBe('Gold');
});

test('a result names the winners', () => {
  const result = (places: number[]) => texts.result({ reason: 'end.draw', places, scores: [7, 9] }, PLAYERS);
  expect(result([1, 2])).toBe('Ada wins with 7.');
  expect(result([1, 1])).toBe('Ada and Bo win together.');
  expect(result([2, 2])).toBe('Nobody wins, best 9.');
});

test('boards have sentences, labels and names of their own', () => {
  expect(texts.say('room', { room: 'k3', seat: 1 }, PLAYERS)).toBe('Room the kitchen of Bo');
  expect(texts.label('hit_points')).toBe('Hit points');
  expect([texts.name('k3'), texts.trait('k3', 'short'), texts.trait('k3', 'the')]).toEqual(['the kitchen', 'k', '']);
  expect([texts.hasName('k3'), texts.hasName('k4'), texts.hasSay('room'), texts.hasLabel('room')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([texts.hint({ win: 40 }), texts.hint({})]).toEqual(['40 of 100', '']);
  expect([texts.optionValue('hard', true), texts.optionValue('hard', false)]).toEqual(['For heroes', 'off']);
});

test('a missing sentence becomes something readable', () => {
  expect(texts.event({ slug: 'combat.lost_sword', facts: {} }, PLAYERS)).toBe('combat: lost sword');
  expect(texts.prompt(ask('no.such', ['a']), PLAYERS)).toBe('no: such');
  expect(texts.option(ask('no.such', ['odd one']), 0, PLAYERS)).toBe('odd one');
  expect([texts.say('some_thing'), texts.label('gold_coins'), texts.tagline()]).toEqual([
    'some thing',
    'gold coins',
    'tagline',
  ]);
  expect(texts.event({ slug: 'walk', facts: { space: 'k3' } }, PLAYERS)).toBe('player goes to the kitchen.');
});
