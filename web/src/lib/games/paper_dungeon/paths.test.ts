import { describe, expect, it } from 'vitest';

import type { QuestionInfo } from '../../wire';

import { waysOf } from './paths';
import { columnName, squareName, squareOf, type Hero } from './view';

const ROWS = ['#########', '#@.T....#', '#.......#', '#....T..#', '#########'];
const HERO = { at: 10, teleported: false } as Hero;

function asked(options: unknown[], facts: Record<string, unknown>): QuestionInfo {
  const rest = { seat: 0, prompt: 'decide.heading', count: options.length, shape: null, ways: [], window: false };
  return { ...rest, options, facts: { steps: 4, ...facts } } as QuestionInfo;
}

describe('a way', () => {
  it('ends where the question says', () => {
    const [way] = waysOf(asked(['s'], { s_end: 'b4', s_left: 2, s_finds: [] }), ROWS, HERO);
    expect(way).toMatchObject({ index: 0, left: 2, throughWall: false });
    expect(way!.legs).toEqual([
      [
        { x: 1.5, y: expect.closeTo(1.96) as number },
        { x: 1.5, y: 3.5 },
      ],
    ]);
  });

  it('is a single step if the question does not say where it ends', () => {
    const [way] = waysOf(asked(['se'], {}), ROWS, HERO);
    expect(way!.legs[0]![1]).toEqual({ x: 2.5, y: 2.5 });
  });

  it('continues from the other teleporter, unless the hero has teleported', () => {
    const ask = asked(['e'], { e_end: 'h4', e_left: 0, e_finds: ['teleporter'] });
    expect(waysOf(ask, ROWS, HERO)[0]!.legs).toEqual([
      [expect.anything(), { x: 3.5, y: 1.5 }],
      [
        { x: 5.5, y: 3.5 },
        { x: 7.5, y: 3.5 },
      ],
    ]);
    expect(waysOf(ask, ROWS, { ...HERO, teleported: true })[0]!.legs).toHaveLength(1);
  });

  it('through a wall begins where the plain way of the same heading ends', () => {
    const facts = { e_end: 'd2', e_left: 3, e_finds: [], e_behind: 'f2' };
    const [plain, through] = waysOf(asked(['e', ['wall_pass', 'e']], facts), ROWS, { ...HERO, teleported: true });
    expect(plain!.goesOn).toBe(true);
    expect(through!.legs[0]).toEqual([
      { x: 3.5, y: 1.5 },
      { x: 5.5, y: 1.5 },
    ]);
  });

  it('through a wall after a teleporter does not repeat the jump', () => {
    const facts = { e_end: 'd2', e_left: 3, e_finds: ['teleporter'], e_behind: 'f2' };
    const [, through] = waysOf(asked(['e', ['wall_pass', 'e']], facts), ROWS, { ...HERO, teleported: false });
    expect(through!.legs).toHaveLength(1);
  });

  it('has a hit area more than two squares from those of the other ways', () => {
    const ways = waysOf(asked(['n', 'e', 's', 'w'], {}), ROWS, { ...HERO, at: 22 });
    for (const one of ways) {
      for (const other of ways) {
        const apart = Math.hypot(one.knob.x - other.knob.x, one.knob.y - other.knob.y);
        if (one !== other) expect(apart).toBeGreaterThan(2);
      }
    }
  });

  it('is not drawn while the hero is not on the map', () => {
    expect(waysOf(asked(['e'], {}), ROWS, { ...HERO, at: -1 })).toEqual([]);
  });
});

describe('the name of a square', () => {
  it('has the letter of the column and the number of the row', () => {
    expect(squareName(0, 15)).toBe('a1');
    expect(squareName(31, 15)).toBe('b3');
    expect(columnName(26)).toBe('aa');
    for (const square of [0, 14, 15, 224]) expect(squareOf(squareName(square, 15), 15)).toBe(square);
    expect(squareOf('north', 15)).toBe(-1);
  });
});
