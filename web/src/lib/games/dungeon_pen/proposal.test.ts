import { describe, expect, it } from 'vitest';

import { reachOf, wallRisk, wallsOf } from './cone';
import { propose, proposalFor, waysTo } from './proposal';
import { STOPS } from './testing';
import { homeOf, type PlayerView } from './view';

const OPEN = Array.from({ length: 18 }, () => '.'.repeat(18));
const player = (at: { x: number; y: number }): PlayerView => ({
  ...STOPS['aim']!.view.players[0]!,
  ...at,
  flick: { profile: 'normal', cap: 100, reach: 1, angle: 1, miss: 30, bend: 0, blind: 0, nudge: 0 },
});

describe('the way to the goal', () => {
  it('leads around walls, and not across their corners', () => {
    const far = waysTo(wallsOf(OPEN, [['B1', 'B17']]), [{ x: 0, y: 0 }]);
    expect(far[0]).toBe(0);
    expect(far[2]).toBeGreaterThan(34); // C1: down to row 18 and up again
    expect(far[1]).toBe(Infinity); // in the wall
  });
});

describe('the proposed aim', () => {
  it('goes straight to the goal if nothing lies between', () => {
    const found = propose(wallsOf(OPEN, []), player({ x: 9.5, y: 14.5 }), [{ x: 9, y: 9 }])!;
    expect(found.degrees).toBe(270);
  });

  it('turns aside where a wall lies between', () => {
    const walls = wallsOf(OPEN, [['H12', 'L12']]);
    const from = player({ x: 9.5, y: 14.5 });
    const found = propose(walls, from, [{ x: 9, y: 4 }])!;
    const reach = reachOf(from.flick, from.spread, found.strength);
    expect(found.degrees).not.toBe(270);
    expect(wallRisk(walls, from, found.degrees, from.flick, reach)).toBeLessThanOrEqual(15);
  });

  it('is the safest one tried if every way is risky', () => {
    const walls = wallsOf(OPEN, [
      ['I14', 'I16'],
      ['K14', 'K16'],
    ]);
    expect(propose(walls, player({ x: 9.5, y: 15.5 }), [{ x: 9, y: 1 }])).not.toBeNull();
  });

  it.each(Object.entries(STOPS).filter(([, { question }]) => question?.prompt === 'decide.aim'))(
    'of %s does not run into a wall',
    (_, { view, question }) => {
      const seat = question!.seat;
      const { way, flick, spread, x, y } = view.players[seat]!;
      const found = proposalFor(view, seat);
      if (way !== 'aim' || flick.blind) return expect(found).toBeNull();
      const walls = wallsOf(view.rows, view.walls);
      const reach = reachOf(flick, spread, found!.strength);
      expect(found!.strength).toBeLessThanOrEqual(flick.cap);
      const risk = wallRisk(walls, { x, y }, found!.degrees, flick, reach, homeOf(view, seat));
      expect(risk).toBeLessThan(40);
    },
  );
});
