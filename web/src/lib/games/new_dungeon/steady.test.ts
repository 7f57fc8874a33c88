import { expect, it } from 'vitest';

import { steadily } from './steady';
import { viewOf } from './testing';

it('keeps what has not changed, and nothing else', () => {
  const steady = steadily();
  const before = steady(structuredClone(viewOf('six_late')));
  const next = structuredClone(viewOf('six_late'));
  next.players[2]!.wounded = !next.players[2]!.wounded;
  next.round += 1;
  const after = steady(next);
  expect(after).toEqual(next);
  expect(after.spaces).toBe(before.spaces);
  expect(after.players.map((hero, seat) => hero === before.players[seat])).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(after.players).not.toBe(before.players);
});
