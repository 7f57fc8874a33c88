// The frame: which page it shows, and that a page on its way out never sees the next page's address.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import App from './App.svelte';
import { go } from './lib/router.svelte';
import { FakeSocket } from './lib/table/fake_socket';
import { pageOf } from './pages/pages';

let asked: string[];

beforeEach(async () => {
  asked = [];
  FakeSocket.all = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise(() => undefined); // nothing ever arrives
  });
  for (const path of ['/t/T', '/m/M', '/rules']) await pageOf(path).load?.();
});

afterEach(() => {
  cleanup();
  go('/', true);
  vi.unstubAllGlobals();
});

it.each(['/', '/rules', '/m/M'])('leaves a table for %s without asking for another table', async (next) => {
  go('/t/T');
  render(App);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  go(next);
  await vi.waitFor(() => expect(FakeSocket.last.readyState).toBe(3)); // the page has gone, and closed its socket
  expect(FakeSocket.all.map(({ address }) => new URL(address).pathname)).toEqual(['/ws/tables/T']);
});

it('leaves a replay without asking for another match', async () => {
  go('/m/M');
  const { container } = render(App);
  await vi.waitFor(() => expect(asked.some((path) => path.includes('/matches/M/'))).toBe(true));
  go('/rules');
  await vi.waitFor(() => expect(container.querySelector('main')!.textContent).toContain('rulebooks'));
  expect(asked.filter((path) => path.includes('undefined'))).toEqual([]);
});

it('keeps a page when only the query of its address changes', async () => {
  go('/t/T');
  render(App);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  const before = screen.getByRole('main').firstElementChild;
  go('/t/T?invite=I');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('main').firstElementChild).toBe(before);
  expect(FakeSocket.all).toHaveLength(1);
});
