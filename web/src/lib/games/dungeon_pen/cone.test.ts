import { describe, expect, it } from 'vitest';

import { coneOf, course, reachOf, strengthFor, wallRisk, wallsOf } from './cone';
import type { FlickView, SpreadView } from './view';

const OPEN = Array.from({ length: 18 }, () => '.'.repeat(18));
const NO_WALLS = wallsOf(OPEN, []);
const FLICK: FlickView = { profile: 'normal', cap: 100, reach: 1, angle: 1, miss: 30, bend: 0, blind: 0, nudge: 0 };
const SPREAD: SpreadView = {
  distance_least: 0.5,
  distance_gain: 7.5,
  angle_error_least: 3,
  angle_error_gain: 5,
  distance_error: 0.12,
  bend_error: 4,
};

// The worked examples of the rulebook: the preview must match the server.
describe('a line', () => {
  it('goes straight without a bend', () => {
    const { end, stopped } = course(NO_WALLS, { x: 2, y: 16 }, 260, 0, 3.5);
    expect([end.x.toFixed(2), end.y.toFixed(2), stopped]).toEqual(['1.39', '12.55', false]);
  });

  it('bends piece by piece', () => {
    const { end } = course(NO_WALLS, { x: 8, y: 8.5 }, 0, 24, 2.5);
    expect([end.x.toFixed(3), end.y.toFixed(3)]).toEqual(['10.428', '9.016']);
  });

  it('ends where it enters the home cell, whatever lies behind it', () => {
    const cell = { x: 1, y: 15 };
    const home = course(NO_WALLS, { x: 5, y: 16 }, 180, 0, 8, { ...cell, ending: false });
    expect(Math.abs(home.end.x - 3)).toBeLessThan(0.06); // the step size of the wall checks
    expect(home.stopped).toBe(false);
    expect(wallRisk(NO_WALLS, { x: 5, y: 16 }, 180, FLICK, { distance: 8, aside: 0, longer: 0 })).toBe(100);
    const reach = { distance: 8, aside: 0, longer: 0 };
    expect(wallRisk(NO_WALLS, { x: 5, y: 16 }, 180, FLICK, reach, { ...cell, ending: false })).toBe(0);
  });

  it('must come to rest in the cell if `home.ending` is set', () => {
    const cell = { x: 1, y: 15, ending: true };
    expect(course(NO_WALLS, { x: 5, y: 16 }, 180, 0, 8, cell).stopped).toBe(true); // stopped by the sheet's edge
    expect(course(NO_WALLS, { x: 5, y: 16 }, 180, 0, 3, cell).end.x).toBeCloseTo(2, 5);
    const above = wallsOf(OPEN, [['A15', 'D15']]);
    expect(course(above, { x: 5.5, y: 16.8 }, 210, 0, 6, cell).stopped).toBe(false); // a wall stops it inside the cell
  });

  it('ends at a sudden wall and at the edge of the sheet', () => {
    const sudden = wallsOf(OPEN, [['H5', 'H9']]);
    const hit = course(sudden, { x: 2, y: 6.5 }, 0, 0, 8);
    expect(hit.stopped).toBe(true);
    expect(Math.abs(hit.end.x - 7)).toBeLessThan(0.07);
    const edge = course(NO_WALLS, { x: 2, y: 6.5 }, 180, 0, 8);
    expect(edge.stopped && edge.end.x < 0.07).toBe(true);
  });
});

describe('a wall', () => {
  const box = wallsOf(OPEN, [['C14', 'D14']]);

  it('is touched by a line along its edge, on either side', () => {
    for (const x of [2, 4]) expect(course(box, { x, y: 16 }, 270, 0, 4).stopped).toBe(true);
    expect(course(box, { x: 4.01, y: 16 }, 270, 0, 4).stopped).toBe(false);
  });

  it('is touched at its corners', () => {
    expect(course(box, { x: 2, y: 16 }, 315, 0, 8).end.x).toBeCloseTo(4, 1);
    expect(course(box, { x: 2.02, y: 16 }, 315, 0, 8).stopped).toBe(false);
    expect(course(box, { x: 1.98, y: 16 }, 315, 0, 8).stopped).toBe(true);
  });
});

describe('the region of likely ends', () => {
  it('reaches further with more strength, up to the cap', () => {
    expect(reachOf(FLICK, SPREAD, 40)).toEqual({ distance: 3.5, aside: Math.hypot(5, 2), longer: 0.12 });
    expect(reachOf({ ...FLICK, cap: 40 }, SPREAD, 100).distance).toBe(3.5);
    expect(strengthFor(FLICK, SPREAD, 3.5)).toBe(40);
    expect(strengthFor({ ...FLICK, cap: 30 }, SPREAD, 20)).toBe(30);
    expect(strengthFor(FLICK, SPREAD, 0)).toBe(5);
  });

  it('lies round the end of the line, twice as large for two deviations', () => {
    const reach = { distance: 4, aside: 5, longer: 0.1 };
    const { near, far, fan, line } = coneOf(NO_WALLS, { x: 9, y: 9 }, 0, 0, reach);
    const farthest = (points: { x: number; y: number }[]) => Math.max(...points.map(({ x }) => x));
    expect(line.end.x).toBeCloseTo(13, 5);
    expect(farthest(near)).toBeCloseTo(13.4, 5);
    expect(farthest(far)).toBeCloseTo(13.8, 5);
    expect(fan[0]).toEqual({ x: 9, y: 9 });
  });

  it('does not reach through walls', () => {
    const walls = wallsOf(OPEN, [['L7', 'L12']]);
    const { far, line } = coneOf(walls, { x: 9, y: 9 }, 0, 0, { distance: 4, aside: 5, longer: 0.1 });
    expect(line.stopped).toBe(true);
    expect(Math.max(...far.map(({ x }) => x))).toBeLessThan(11.01);
  });

  it('gives the risk of a wall: about 50% if the wall blocks half of the lines', () => {
    const half = wallsOf(OPEN, [['L1', 'L9']]); // its end lies straight ahead
    const reach = { distance: 4, aside: 5, longer: 0.1 };
    expect(Math.abs(wallRisk(half, { x: 8, y: 9.001 }, 0, FLICK, reach) - 50)).toBeLessThan(10);
    expect(wallRisk(NO_WALLS, { x: 9, y: 9 }, 0, FLICK, reach)).toBe(0);
    expect(wallRisk(half, { x: 8, y: 5 }, 0, FLICK, reach)).toBeCloseTo(100, 5);
    // One of the two nudges turns the line into the wall, the other past it.
    expect(wallRisk(half, { x: 8, y: 9 }, 0, { ...FLICK, nudge: 20 }, { ...reach, aside: 0 })).toBeCloseTo(50, 5);
  });

  it('is a single point without errors', () => {
    const { near, line } = coneOf(NO_WALLS, { x: 9, y: 9 }, 90, 0, { distance: 4, aside: 0, longer: 0 });
    for (const point of near) expect(Math.hypot(point.x - line.end.x, point.y - line.end.y)).toBeLessThan(1e-9);
  });
});
