import { describe, expect, it } from 'vitest';

import { BOARD, clamp, fit, framing, panned, toBoard, zoomed } from './camera';
import { journeysOf } from './moves';
import { chance } from './odds';
import {
  around,
  corridor,
  MAIN,
  PANELS,
  passageOf,
  places,
  rockOf,
  SPACES,
  spaceOf,
  stepsHome,
  pathPoints,
} from './plan';
import { scenesOf } from './scenes';

describe('a corridor between two spaces', () => {
  it('is walked space by space, around shut spaces', () => {
    expect(corridor('K104', 'K102', () => false)).toEqual(['K104', 'K103', 'K102']);
    expect(corridor('K106', 'K110', (id) => id === 'C11')).toEqual(['K106', 'K107', 'K110']);
    expect(corridor('K104', 'K104', () => false)).toEqual(['K104']);
    expect(corridor('K104', 'K102', () => true)).toEqual(['K104', 'K102']);
  });
});

describe('the printed board', () => {
  it('has 270 spaces on nine panels of six levels', () => {
    expect(SPACES).toHaveLength(270);
    expect(PANELS.map(({ level }) => level)).toEqual([4, 2, 3, 3, 1, 4, 5, 6, 5]);
  });

  it('knows how far each space is from the Main Staircase', () => {
    expect(stepsHome('MAIN')).toBe(0);
    expect(stepsHome('K109')).toBe(1);
    expect(stepsHome('R108')).toBe(2);
    expect(stepsHome('R110')).toBe(3); // only a secret door leads out
    expect(SPACES.every(({ id }) => id === 'MAIN' || stepsHome(id) > 0)).toBe(true);
  });

  it('leads a walk through the doors', () => {
    const door = passageOf('K104', 'R103')!;
    expect(pathPoints(['K104', 'R103'])).toEqual([spaceOf('K104')!.middle, door.at, spaceOf('R103')!.middle]);
    expect(pathPoints(['nowhere', 'K104'])).toEqual([spaceOf('K104')!.middle]);
  });

  it('has room for the name of each level on its rock', () => {
    for (const panel of PANELS) {
      const { x, y } = rockOf(panel);
      const within = SPACES.some(
        (one) => x + 4 > one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height,
      );
      expect(within).toBe(false);
    }
  });

  it.each([1, 2, 3, 6])('gives each of %i figures its own place inside a space', (count) => {
    for (const id of ['MAIN', 'K109', 'R101', 'C11']) {
      const found = places(spaceOf(id)!, count);
      expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      const { x, y, width, height } = spaceOf(id)!;
      for (const at of found) {
        expect(at.x).toBeGreaterThan(x);
        expect(at.x).toBeLessThan(x + width);
        expect(at.y).toBeGreaterThan(y);
        expect(at.y).toBeLessThan(y + height);
      }
    }
  });
});

describe('the camera', () => {
  const window = { width: 480, height: 360 };

  it('fits the whole board', () => expect(fit(BOARD, window)).toEqual({ x: 24, y: 18, cell: 10 }));

  it('never leaves the board', () => {
    expect(clamp({ x: -100, y: 500, cell: 0.1 }, window)).toEqual({ x: 24, y: 18, cell: 10 });
    const far = panned({ x: 24, y: 18, cell: 40 }, { x: 1e6, y: 1e6 }, window);
    expect(far.x).toBeGreaterThan(0);
  });

  it('keeps the point under the finger in place while it zooms', () => {
    const before = { x: 20, y: 15, cell: 20 };
    const finger = { x: 300, y: 100 };
    const after = zoomed(before, 1.5, finger, window);
    expect(after.cell).toBe(30);
    expect(toBoard(after, finger, window).x).toBeCloseTo(toBoard(before, finger, window).x);
    expect(toBoard(after, finger, window).y).toBeCloseTo(toBoard(before, finger, window).y);
  });

  it('zooms out as far as it needs to show all spots', () => {
    const near = framing(around([MAIN], 1), around([MAIN], 6), window);
    expect(near.cell).toBeGreaterThan(20);
    const far = framing(around([spaceOf('R401')!, spaceOf('R514')!]), BOARD, window);
    expect(far.cell).toBeLessThan(13);
  });
});

describe('events', () => {
  const step = (ply: number, seat: number, space: string) => ({ ply, slug: 'move.cost', facts: { seat, space } });

  it('tell who went where', () => {
    const events = [step(1, 0, 'K109'), step(2, 0, 'K105'), step(3, 1, 'K114')];
    events.push({ ply: 4, slug: 'spell.teleport', facts: { seat: 1, space: 'C11' } });
    events.push({ ply: 5, slug: 'death.new_hero', facts: { seat: 0, space: '' } });
    expect(journeysOf(events, 'MAIN').map(({ seat, spaces, leaps }) => [seat, spaces, leaps])).toEqual([
      [0, ['K109', 'K105'], false],
      [1, ['K114'], false],
      [1, ['C11'], true],
      [0, ['MAIN'], true],
    ]);
  });

  it('tell what dice decided', () => {
    const facts = { seat: 0, monster: 'ogre' };
    const scenes = scenesOf([
      { ply: 1, slug: 'fight.reveal_then_fight', facts: { ...facts, space: 'R301' } },
      { ply: 1, slug: 'fight.failure', facts: { ...facts, dice: [1, 2], total: 3, needed: 6 } },
      { ply: 1, slug: 'riposte.table', facts: { ...facts, dice: [6, 6], total: 12, result: 'missed' } },
      { ply: 2, slug: 'secret.roll', facts: { seat: 1, die: 1, needed: 2, space: 'R110' } },
    ]);
    expect(scenes.map(({ seat, monster }) => [seat, monster])).toEqual([
      [0, 'ogre'],
      [1, ''],
    ]);
    expect(scenes[0]!.throws).toEqual([
      { dice: [1, 2], dark: false, good: false },
      { dice: [6, 6], dark: true, good: true },
    ]);
  });
});

describe('the odds of two dice', () => {
  it.each([
    [2, 100],
    [7, 58],
    [12, 3],
    [13, 0],
  ])('%i or more: %i %%', (needed, percent) => expect(chance(needed)).toBe(percent));
});
