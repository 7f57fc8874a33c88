// The router reads URLs that people typed by hand.
import { expect, test } from 'vitest';

import { go, here } from './router.svelte';

test('a percent sign that encodes nothing stays as it is', () => {
  go('/rules/pig#50%');
  expect([here.path, here.hash]).toEqual(['/rules/pig', '50%']);
  go('/rules/100%');
  expect(here.path).toBe('/rules/100%');
  go('/rules/pig#d%C3%A9s');
  expect(here.hash).toBe('dés');
});
