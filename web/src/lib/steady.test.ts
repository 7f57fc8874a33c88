import { describe, expect, it } from 'vitest';

import { steady } from './steady';

const view = () => ({
  round: 3,
  players: [
    { at: 'K1', gold: [1, 2] },
    { at: 'K2', gold: [] as number[] },
  ],
  none: null,
});

describe('an equal value', () => {
  it('stays the same object as a whole', () => {
    const before = view();
    expect(steady(before, view())).toBe(before);
  });

  it('stays the same object in its unchanged parts', () => {
    const before = view();
    const now = view();
    now.players[1]!.at = 'K3';
    const found = steady(before, now);
    expect(found).toEqual(now);
    expect(found).not.toBe(before);
    expect(found.players[0]).toBe(before.players[0]);
    expect(found.players[1]!.gold).toBe(before.players[1]!.gold);
    expect(found.players[1]).not.toBe(before.players[1]);
  });

  it.each([
    [{ a: 1 }, { a: undefined }],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    ['a', 'b'],
    [[{ a: 1 }], [{ a: 1, b: 2 }]],
  ])('is told apart from a different one: %j, then %j', (before, now) => {
    const found = steady<unknown>(before, now);
    expect(found).toStrictEqual(now);
    expect(found).not.toBe(before);
  });
});
