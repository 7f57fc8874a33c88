import { afterEach, expect, it, vi } from 'vitest';

import { drawnIn, nextDrawing } from './pen';

afterEach(() => vi.restoreAllMocks());

it('draws one line after another, but limits the delay when bots play fast', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1e6);
  const line = [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
  ];
  const delays = Array.from({ length: 30 }, () => nextDrawing(line)!.delay);
  expect(delays[0]).toBe(0);
  expect(delays[1]).toBeGreaterThan(500);
  expect(Math.max(...delays)).toBeLessThan(2000);
  expect(drawnIn()).toBeLessThan(3000);
});
