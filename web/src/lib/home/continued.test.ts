import { expect, test } from 'vitest';

import type { MatchLine, TableLine } from '../wire';
import { continued } from './continued';

const match = (id: string, wish: Partial<MatchLine> = {}): MatchLine => ({
  id,
  table: `table-${id}`,
  game: 'pig',
  status: 'playing',
  names: ['Ada', 'Bea'],
  mine: [0],
  my_turn: false,
  daily: null,
  started: 0,
  ended: null,
  result: null,
  guided: false,
  origin: null,
  ...wish,
});

const table = (id: string, free: number, running = false): TableLine => ({
  id,
  game: 'pig',
  seats: [],
  free,
  listed: false,
  match: null,
  running,
  touched: 0,
});

test('my turn comes first, tables that wait for friends last', () => {
  const found = continued(
    [match('a'), match('b', { my_turn: true })],
    [table('c', 1), table('d', 0), table('a', 1, true)],
  );
  expect(found.map((one) => [one.id, one.state])).toEqual([
    ['b', 'my-turn'],
    ['a', 'their-turn'],
    ['c', 'waiting'],
  ]);
  expect(found.map((one) => one.to)).toEqual(['/t/table-b', '/t/table-a', '/t/c']);
});

test('a match whose table is gone links to its replay', () => {
  expect(continued([match('a', { table: null })], [])[0]?.to).toBe('/m/a');
});
