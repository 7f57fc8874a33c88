// The address is read as people write it.
import { expect, test } from 'vitest';

import { go, here } from './router.svelte';

test('a stray percent sign stands for itself', () => {
  go('/rules/pig#50%');
  expect([here.path, here.hash]).toEqual(['/rules/pig', '50%']);
  go('/rules/100%');
  expect(here.path).toBe('/rules/100%');
  go('/rules/pig#d%C3%A9s');
  expect(here.hash).toBe('dés');
});
