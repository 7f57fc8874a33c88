import { describe, expect, it } from 'vitest';

import { circle, hatching, near, ruled, stroke, tally, wobble } from './hand';
import { hatchedWalls, wallLines } from './paper_dungeon/plan';

const ROWS = ['#####', '#@.##', '#..>#', '#####'];

describe('hand-drawn lines', () => {
  it('wobble the same way whenever they are drawn at the same place', () => {
    expect(wobble(3.5, 7.25)).toBe(wobble(3.5, 7.25));
    expect(near({ x: 2, y: 5 }, 3)).toEqual(near({ x: 2, y: 5 }, 3));
    expect(stroke({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(stroke({ x: 0, y: 0 }, { x: 1, y: 1 }));
    expect(wallLines(ROWS) + hatchedWalls(ROWS)).toBe(wallLines([...ROWS]) + hatchedWalls([...ROWS]));
  });

  it('wobble differently at different places, and with a different salt', () => {
    const values = Array.from({ length: 200 }, (_, place) => wobble(place % 15, Math.floor(place / 15)));
    expect(new Set(values).size).toBeGreaterThan(195);
    expect(wobble(4, 4, 1)).not.toBe(wobble(4, 4, 2));
  });

  it('wobble evenly to both sides, within the limit', () => {
    const values = Array.from({ length: 2000 }, (_, place) => wobble(place * 0.37, place % 23, place % 7));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.abs(mean)).toBeLessThan(0.05);
    const { x, y } = near({ x: 5, y: 5 }, 1, 0.1);
    expect(Math.hypot(x - 5, y - 5)).toBeLessThan(0.15);
  });

  it('are valid SVG paths', () => {
    const drawn = [ruled({ x: 0, y: 0 }, { x: 9, y: 0 }), circle({ x: 5, y: 5 }, 3), hatching(0, 0, 2, 1, 0.3)].join(
      '',
    );
    expect(drawn).toMatch(/^[MQL\d .-]+$/);
  });

  it('count deaths with one stroke each', () => {
    expect(tally(0)).toEqual([]);
    expect(tally(7)).toHaveLength(7);
    expect(new Set(tally(7)).size).toBe(7);
  });
});
