// The client fetches texts once per game and language, and again after a failure.
import { afterEach, expect, test, vi } from 'vitest';

import { Refused, Unreachable } from '../api';
import { gameTexts } from './sources';

const GAME = 'title = Pig\nroll = { $faces }\n';
const SHELL = 'list-and = et\ndecimal-mark = ,\n';

afterEach(() => vi.unstubAllGlobals());

function serve(answer: (address: string) => Response) {
  const asked = vi.fn((address: string) => Promise.resolve(answer(address)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a game is fetched once', async () => {
  const asked = serve((address) => new Response(address.startsWith('/api/games/') ? GAME : SHELL));
  const [one, other] = await Promise.all([gameTexts('pig', 'fr'), gameTexts('pig', 'fr')]);
  expect(one).toBe(other);
  expect(one.title()).toBe('Pig');
  expect(one.event({ slug: 'roll', facts: { faces: [1, 2] } }, [])).toBe('1 et 2');
  expect(asked.mock.calls.map(([address]) => address).sort()).toEqual([
    '/api/games/pig/texts?lang=fr',
    '/api/texts?lang=fr',
  ]);
  await gameTexts('another', 'fr');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a failed fetch is tried again', async () => {
  serve(() => new Response('', { status: 503 }));
  await expect(gameTexts('pig', 'en')).rejects.toBeInstanceOf(Unreachable);
  serve(() => Response.json({ slug: 'unknown_game', message: 'No such game.', facts: {} }, { status: 404 }));
  await expect(gameTexts('pig', 'en')).rejects.toEqual(new Refused('unknown_game', 'No such game.', 404));
  serve((address) => new Response(address.startsWith('/api/games/') ? GAME : SHELL));
  expect((await gameTexts('pig', 'en')).title()).toBe('Pig');
});

test('a game that is not translated uses the plurals of its own language', async () => {
  serve((address) =>
    address.startsWith('/api/games/')
      ? new Response('title = { $n }\n', { headers: { 'Content-Language': 'en' } })
      : new Response(SHELL, { headers: { 'Content-Language': 'fr' } }),
  );
  const texts = await gameTexts('english', 'fr');
  expect([texts.lang, texts.catalogue.lang]).toEqual(['fr', 'en']);
});
