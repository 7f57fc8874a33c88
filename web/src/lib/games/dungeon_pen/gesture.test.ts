import { describe, expect, it } from 'vitest';

import { swingOf } from './gesture';

// The examples of tests/games/dungeon_pen/test_gesture.py: the preview must match the server.
describe('the preview of a gesture', () => {
  const dragged = (speed: number): number | undefined =>
    swingOf(
      [
        [0, 9, 9],
        [80, 9 + 0.08 * speed, 9],
      ],
      80,
    )?.[1];

  it('turns speed into strength', () => {
    expect([3.01, 4.62, 8.4, 16.5, 27.3, 30, 90].map(dragged)).toEqual([5, 6, 20, 50, 90, 100, 100]);
    expect([2.99, 0].map(dragged)).toEqual([undefined, undefined]);
  });

  it('counts only the last 80 milliseconds', () => {
    const points: [number, number, number][] = [
      [0, 9, 9],
      [500, 9, 9.5],
      [920, 9, 10],
      [960, 9.66, 10],
      [1000, 10.32, 10],
    ];
    expect(swingOf(points, 1000)).toEqual([0, 50]);
    expect(swingOf(points, 1200)).toBeNull();
  });
});
