// The generic board recognizes the parts of a view by their shape.
import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';

import { GameTexts } from '../../texts/game_texts';
import { loadTexts } from '../../texts/ui.svelte';
import type { QuestionInfo } from '../../wire';
import { LOOKING_ON } from '../board';
import Board from './Board.svelte';
import { part } from './parts';
import { placeMapOf } from './place_map';
import { playersOf } from './players';
import { Reader } from './reader';
import { isMap } from './shapes';

const SOURCE = `
view-points = Points
view-to_play = To play
view-players = Heroes
view-wounded = Wounded
view-hp = Health
view-objects = Objects
view-chests = Chests
view-deck = Deck
name-torch = Torch
name-face_down = face down
`;
const texts = new GameTexts('a_game', 'en', SOURCE, { and: 'and', decimal: '.' });
const names = ['Ada', 'Bea'];
const reader = new Reader(texts, names);

const show = (view: Record<string, unknown>, seat = 0, ask: QuestionInfo | null = null) =>
  render(Board, {
    props: {
      ...LOOKING_ON,
      view,
      events: [],
      ask,
      texts,
      players: names,
      seat,
      over: false,
      onwhy: () => undefined,
    },
  });

beforeAll(loadTexts);

describe('words', () => {
  test('equal words become one chip with a count', () => {
    const chips = reader.chips('objects', ['torch', 'rope', 'torch', 'torch']);
    expect(chips.map(({ text, count }) => [text, count])).toEqual([
      ['Torch', 3],
      ['rope', 1],
    ]);
  });

  test('equal numbers stay separate', () => {
    expect(reader.chips('dice', [6, 6]).map(({ count }) => count)).toEqual([1, 1]);
  });

  test('hidden, face-down, missing and boolean values have their own texts', () => {
    expect(reader.chip('card', 'hidden').kind).toBe('hidden');
    expect(reader.chip('card', 'face_down')).toEqual({ text: 'face down', count: 1, kind: 'hidden' });
    expect(reader.chip('card', null)).toEqual({ text: '–', count: 1, kind: 'none' });
    expect(reader.chip('card', true).text).toBe('yes');
  });

  test('a seat shows the name of its player', () => {
    expect(reader.chip('goal_seat', 1).text).toBe('Bea');
    expect(reader.chip('hp', 1).text).toBe('1');
  });
});

describe('parts', () => {
  test('rows of characters are a map, words of one length are not', () => {
    expect(isMap(['..#', '.##', '...'])).toBe(true);
    expect(isMap(['opal', 'ruby', 'gold'])).toBe(false);
    expect(part(reader, 'rows', ['..#', '.##', '...'])).toMatchObject({ kind: 'grid', size: 3 });
  });

  test('short words in rows of one length are a grid', () => {
    const found = part(reader, 'floor', [
      ['a', null],
      ['b', 'c'],
    ]);
    expect(found).toMatchObject({ kind: 'grid', rows: [['a', '·'], ['b', 'c']] }); // prettier-ignore
  });

  test('lists of points are counted, not shown', () => {
    const line = { seat: 0, points: [0.5, 1.25, 3.5, 4.75] };
    expect(part(reader, 'strokes', [line, line])).toMatchObject({ kind: 'many', count: 2 });
  });

  test('a table leaves out properties that are blank everywhere', () => {
    const chests = [
      { square: 'B6', left: 2, owner: '' },
      { square: 'C4', left: 0, owner: '' },
    ];
    const found = part(reader, 'chests', chests);
    expect(found.kind === 'rows' && found.heads.map(({ key }) => key)).toEqual(['square', 'left']);
  });

  test('equal places form a group, and those named by the question come first', () => {
    const spaces = { R1: { card: 'torch' }, R2: { card: 'rope' }, R3: { card: 'torch' }, R4: { card: 'torch' } };
    const found = part(reader, 'spaces', spaces, new Set(['R4']));
    expect(found.kind === 'groups' && found.groups.map((group) => group.names)).toEqual([['R4'], ['R2'], ['R1', 'R3']]);
  });
});

describe('players', () => {
  const view = {
    to_play: 1,
    players: [
      { hp: 3, wounded: false, objects: ['torch', 'torch'], arrows: 0 },
      { hp: 0, wounded: true, objects: [], arrows: 0 },
    ],
    potions: [{ left: 1 }, { left: 2 }],
  };

  test('my card comes first, and the active player is marked', () => {
    const found = playersOf(reader, view, 1, false)!;
    expect(found.cards.map(({ name, mine, toPlay }) => [name, mine, toPlay])).toEqual([
      ['Bea', true, true],
      ['Ada', false, false],
    ]);
    expect(found.keys).toEqual(['players']); // as many potions as players, but not one for each
  });

  test('true flags are shown, and zeros too if there are few properties', () => {
    const [bea] = playersOf(reader, view, 1, false)!.cards;
    expect(bea!.facts.map(({ key }) => key)).toEqual(['hp', 'arrows']);
    expect(bea!.flags).toEqual(['Wounded']);
  });

  test('with many properties the cards leave out those at zero for all, but the full table does not', () => {
    const many = Object.fromEntries([...'abcdefgh'].map((key) => [key, 0]));
    const long = {
      players: [
        { ...many, hp: 3 },
        { ...many, hp: 0 },
      ],
    };
    const found = playersOf(reader, long, 0, false)!;
    expect(found.cards.map((card) => card.facts.map(({ key }) => key))).toEqual([['hp'], ['hp']]);
    expect(found.everything).toHaveLength(9);
  });

  test('lists of numbers by seat make the cards of a small game', () => {
    const found = playersOf(reader, { points: [22, 20], to_play: 0 }, -2, true)!;
    expect(found.cards.map((card) => card.facts[0]!.chips[0]!.text)).toEqual(['22', '20']);
    expect(found.cards.some(({ toPlay }) => toPlay)).toBe(false);
  });
});

test('the map shows figures, things, and the places that the question names', () => {
  const view = {
    rooms: ['E4', 'E5', 'F5', 'F6'].map((room) => ({ room })),
    chests: [{ square: 'E5b1' }],
    players: [{ square: 'E5c2' }, { square: '' }],
  };
  const ask = { seat: 0, prompt: 'lay', facts: {}, count: 1, options: [['bend', 'G6', 1]], shape: null };
  const placeMap = placeMapOf(reader, view, ask as QuestionInfo)!;
  expect(placeMap.cells.find(({ name }) => name === 'E5')).toMatchObject({
    seats: [0],
    signs: [{ sign: 'C', count: 1 }],
  });
  expect(placeMap.cells.find(({ name }) => name === 'G6')).toMatchObject({ laid: false, wanted: true });
});

test('the board shows names, chips and hidden cards', () => {
  show({
    to_play: 0,
    players: [
      { hp: 3, objects: ['torch', 'torch'] },
      { hp: 2, objects: [] },
    ],
    deck: ['hidden'],
  });
  const [ada] = screen.getAllByRole('article');
  expect(within(ada!).getByRole('heading', { name: /Ada/ })).toBeTruthy();
  expect(within(ada!).getByRole('list', { name: 'Objects' }).textContent).toMatch(/2\s×\s*Torch/);
  expect(screen.getByRole('list', { name: 'Deck' }).textContent).toContain('hidden');
});
