// Changes of my account reach the server in order, and the client notices an expired cookie.
import { afterEach, expect, test, vi } from 'vitest';

import { get } from './api';
import { ensureGuest, changeMe, setMe, me, changeLanguage } from './me.svelte';
import { settings } from './settings.svelte';
import type { MeInfo } from './wire';

const ada = { name: 'Ada', login: 'ada', lang: 'en' } as MeInfo;

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  method: string;
  path: string;
  body: Record<string, string>;
}

function serve(answer: (asked: Asked) => Response | Promise<Response>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const asked = { method, path, body: JSON.parse(body ?? '{}') as Record<string, string> };
    all.push(asked);
    return answer(asked);
  });
  return all;
}

test('the last language chosen wins, even after a failure', async () => {
  setMe(ada);
  let slow = (_: Response): void => undefined;
  const first = new Promise<Response>((answer) => (slow = answer));
  const asked = serve(({ body }) => (body.lang === 'fr' ? first : Response.json({ ...ada, ...body })));
  const french = changeLanguage('fr');
  const english = changeLanguage('en');
  expect(settings.lang).toBe('en');
  slow(new Response('', { status: 502 }));
  await expect(french).rejects.toThrow();
  await english;
  expect(asked.map(({ body }) => body.lang)).toEqual(['fr', 'en']);
  expect(me.info?.lang).toBe('en');
});

test('a person with an expired cookie sees the refusal, and becomes a guest at the next try', async () => {
  setMe(ada);
  const asked = serve(({ method, path }) => {
    if (path !== '/api/me' || method === 'PATCH')
      return Response.json({ slug: 'no_person', message: 'Who?', facts: {} }, { status: 401 });
    return Response.json(method === 'GET' ? null : { ...ada, login: null, name: 'Guest' });
  });
  await expect(changeMe({ name: 'Eve' })).rejects.toThrow('Who?');
  await ensureGuest();
  expect(me.info?.name).toBe('Guest');
  expect(asked.map(({ method }) => method)).toEqual(['PATCH', 'GET', 'POST']);
});

test('a refusal to somebody without a person sends no further request', async () => {
  setMe(null);
  const asked = serve(() => Response.json({ slug: 'no_person', message: 'Who?', facts: {} }, { status: 401 }));
  await expect(get('/api/matches?which=mine')).rejects.toThrow('Who?');
  expect(asked.length).toBe(1);
});
