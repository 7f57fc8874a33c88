import { expect, it } from 'vitest';

import { Hold } from './hold.svelte';
import type { Laying } from './laying';

const way = (room: string, quarters: number): Laying => ({ index: 0, tile: 'bend', room, quarters });

it('keeps the chosen turn during a question, and picks a fitting turn at the next', () => {
  let layings = [way('E4', 0)];
  const hold = new Hold(() => layings);
  hold.turn();
  expect(hold.held?.quarters).toBe(1);
  expect(hold.cells.map(({ here }) => here)).toEqual([null]); // fits only when turned back

  layings = [way('E6', 2)];
  expect(hold.held).toEqual({ tile: 'bend', quarters: 2 });
  expect(hold.lay('E6')).toBe(0);
});
