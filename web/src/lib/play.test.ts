import { afterEach, expect, test, vi } from 'vitest';

import { learn } from './play';
import { noteEnd } from './teach/teaching';

const { get, post, go } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), go: vi.fn() }));
vi.mock('./api', () => ({ get, post }));
vi.mock('./me.svelte', () => ({ ensureGuest: () => Promise.resolve() }));
vi.mock('./router.svelte', () => ({ go }));

afterEach(() => localStorage.clear());

test('who learns a game goes on with the match that they have begun, unless its lesson is over', async () => {
  get.mockResolvedValue({ matches: [{ id: 'M', table: 'begun', guided: true }] });
  post.mockResolvedValue({ id: 'new' });
  await learn('pig');
  expect(go).toHaveBeenLastCalledWith('/t/begun');
  noteEnd('M');
  await learn('pig');
  expect(go).toHaveBeenLastCalledWith('/t/new');
});
