// A list in pages: if a page fails, the error is visible and the same button tries again.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { loadTexts } from '../texts/ui.svelte';
import type { MatchLine } from '../wire';
import MyMatches from './MyMatches.svelte';

beforeAll(loadTexts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (id: string) =>
  ({
    id,
    game: id,
    table: null,
    status: 'over',
    names: ['Ada'],
    mine: [0],
    started: 0,
    ended: 0,
  }) as unknown as MatchLine;
const list = (matches: string[], next: string | null) => Response.json({ matches: matches.map(line), next });

function serve(...answers: Response[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URLSearchParams(path.split('?')[1]).get('next') ?? '');
    return Promise.resolve(answers.shift()!);
  });
  return asked;
}

test('the same button retries a page that failed, and Newer leads back to the first', async () => {
  const down = () => new Response('', { status: 502 });
  const asked = serve(list(['pig'], '1.a'), down(), list(['rogue'], null), down(), list(['pig'], '1.a'));
  render(MyMatches, { games: null, status: 'over' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByRole('alert');
  await fireEvent.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText('rogue');
  expect(screen.queryByRole('alert')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Newer' }));
  await screen.findByRole('alert');
  await fireEvent.click(screen.getByRole('button', { name: 'Newer' }));
  await screen.findByText('pig');
  expect(screen.queryByRole('button', { name: 'Newer' })).toBeNull();
  expect(asked).toEqual(['', '1.a', '1.a', '', '']);
});

test('an optional list is hidden while it is empty', async () => {
  serve(list([], null));
  const { rerender } = render(MyMatches, { games: null, status: 'uploaded', optional: true });
  expect(screen.queryByRole('heading')).toBeNull();
  await new Promise((soon) => setTimeout(soon));
  expect(screen.queryByRole('heading')).toBeNull();
  serve(list(['pig'], null));
  await rerender({ status: 'archived' });
  await screen.findByRole('heading', { name: 'Matches under older rules' });
});
