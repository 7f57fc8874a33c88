// The plan of a table lists only what differs from the defaults.
import { describe, expect, it } from 'vitest';

import { tableOf } from '../match/testing';
import type { GameInfo, OptionInfo } from '../wire';
import { clauses } from './plan';

const usual = { values: [], leading: null, from_seats: 1, by_seat: null, low: null, high: null, also: [], shape: null };
const options: OptionInfo[] = [
  { ...usual, name: 'target', kind: 'whole', default: 100, help: 'The points that win.' },
  { ...usual, name: 'hard', kind: 'flag', default: false, help: 'Harder.' },
  {
    ...usual,
    name: 'mode',
    kind: 'choice',
    default: 'short',
    help: 'How long?',
    values: [{ value: 'long', text: 'All evening' }],
  },
];
const info = { options } as GameInfo;
const plan = tableOf([]).plan;

describe('a plan', () => {
  it('leaves out defaults', () => {
    expect(clauses({ ...plan, options: { target: 100, hard: false } }, info)).toEqual([]);
  });

  it('lists the rest in the words of the game', () => {
    const said = clauses({ ...plan, options: { target: 50, hard: true, mode: 'long' }, seed: 7 }, info);
    expect(said.map(({ about, value }) => [about, value])).toEqual([
      ['The points that win.', '50'],
      ['Harder.', 'table-on'],
      ['How long?', 'All evening'],
      ['table-seed', '7'],
    ]);
  });
});
