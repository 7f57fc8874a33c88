// A list in parts: what could not be had is said, and asked for again by the same button.
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

test('a part that failed is asked for again, and one comes back to the first', async () => {
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

test('a list that most people lack is drawn only when there is something in it', async () => {
  serve(list([], null));
  const { rerender } = render(MyMatches, { games: null, status: 'uploaded', optional: true });
  expect(screen.queryByRole('heading')).toBeNull();
  await new Promise((soon) => setTimeout(soon));
  expect(screen.queryByRole('heading')).toBeNull();
  serve(list(['pig'], null));
  await rerender({ status: 'archived' });
  await screen.findByRole('heading', { name: 'Matches under older rules' });
});
