// A replay: the step on screen, the requests for it, and the URL of a moment.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { Refused, Unreachable } from '../api';
import { FakeSocket } from '../table/fake_socket';
import { GameTexts } from '../texts/game_texts';
import { loadTexts } from '../texts/ui.svelte';
import type { StepInfo, StepList } from '../wire';
import { momentAddress, readMoment } from './address';
import { answerOf, answersOf } from './answers';
import Controls from './Controls.svelte';
import { tableOf } from './opening';
import { PART, StepCache } from './step_cache.svelte';
import { Playback } from './playback.svelte';
import StillRunning from './StillRunning.svelte';

const PLIES = 250;
const SOURCE = `
turn-choice = Another roll?
    .roll = Roll again
roll-die = What does the die show?
`;
const texts = new GameTexts('pig', 'en', SOURCE, { and: 'and', decimal: '.' });

beforeAll(loadTexts);

/** Ada answers at odd steps, and a die follows: the match asks somebody after every even step. */
function stepAt(ply: number, first: number): StepInfo {
  const seat = ply === 0 ? -3 : ply % 2 ? 0 : -1;
  const view = ply % 2 === 0 || ply === first || ply === PLIES ? { at: ply } : null;
  const events = ply % 2 === 0 ? [{ ply, slug: 'roll.face', facts: { face: 3 } }] : [];
  return {
    ply,
    seat,
    prompt: seat === 0 ? 'turn.choice' : 'roll.die',
    facts: {},
    value: seat ? 3 : 'roll',
    events,
    view,
  };
}

function server() {
  return vi.fn((address: string) => {
    const query = new URLSearchParams(address.split('?')[1]);
    const first = Number(query.get('first'));
    const length = Math.min(Number(query.get('count')), PLIES + 1 - first);
    const steps = Array.from({ length }, (_, place) => stepAt(first + place, first));
    return Promise.resolve({ steps, plies: PLIES } as unknown as StepList);
  });
}

describe('the cache', () => {
  test('fetches a part once, and prefetches the next one only near its end', async () => {
    const fetched = server();
    const cache = new StepCache('m', PLIES, fetched);
    await Promise.all([cache.need(10, 0), cache.need(50, 0), cache.need(20, 0)]);
    expect(fetched).toHaveBeenCalledTimes(1);
    await cache.need(PART - 5, 0);
    expect(fetched).toHaveBeenCalledTimes(2);
    await cache.need(PART + 10, 0);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls[1]![0]).toBe('/api/matches/m/steps?first=100&count=100&seat=0');
  });

  test('caches the steps of each seat separately', async () => {
    const fetched = server();
    const cache = new StepCache('m', PLIES, fetched);
    await cache.need(3, 0);
    expect(cache.step(3, 1)).toBeNull();
    await cache.need(3, 1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a step without a view shows the view before it', async () => {
    const cache = new StepCache('m', PLIES, server());
    await cache.need(7, 0);
    expect(cache.view(7, 0)).toEqual({ at: 6 });
    expect(cache.view(8, 0)).toEqual({ at: 8 });
  });

  test('finds the next question across parts, and stops at both ends', async () => {
    const cache = new StepCache('m', PLIES, server());
    expect(await cache.nextStop(99, 0, 1)).toBe(100);
    expect(await cache.nextStop(100, 0, -1)).toBe(98);
    expect(await cache.nextStop(PLIES, 0, 1)).toBe(PLIES);
    expect(await cache.nextStop(1, 0, -1)).toBe(0);
  });

  test('a failed part sets the error, and the next need fetches it again', async () => {
    const fetched = server();
    fetched.mockRejectedValueOnce(new Refused('busy', 'Later, please.', 503));
    const cache = new StepCache('m', PLIES, fetched);
    await expect(cache.need(3, 0)).rejects.toThrow('Later');
    expect(cache.error).toBeInstanceOf(Refused);
    await cache.need(3, 0);
    expect(cache.error).toBeNull();
    expect(cache.step(3, 0)?.ply).toBe(3);
  });

  test('a failed prefetch sets no error, and the part is fetched again when needed', async () => {
    const fetched = server();
    const cache = new StepCache('m', PLIES, fetched);
    await cache.need(3, 0);
    fetched.mockRejectedValueOnce(new Unreachable());
    await cache.need(PART - 5, 0);
    await new Promise((soon) => setTimeout(soon));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(cache.error).toBeNull();
    fetched.mockRejectedValueOnce(new Unreachable());
    await expect(cache.need(PART + 1, 0)).rejects.toBeInstanceOf(Unreachable);
    expect(cache.error).toBeInstanceOf(Unreachable);
    await cache.need(PART + 1, 0);
    expect(cache.error).toBeNull();
  });

  test('waits as long as the server says after hitting the rate limit', async () => {
    vi.useFakeTimers();
    const fetched = server();
    fetched.mockRejectedValueOnce(new Refused('too_fast', 'Too fast.', 429, { seconds: 2 }));
    const cache = new StepCache('m', PLIES, fetched);
    const ready = cache.need(3, 0);
    await vi.advanceTimersByTimeAsync(2000);
    await ready;
    expect(fetched).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe('a replay', () => {
  async function open(ply: number): Promise<Playback> {
    const playback = new Playback(new StepCache('m', PLIES, server()), ply, 0);
    await playback.cache.need(ply, 0);
    return playback;
  }

  test('shows the view, the answer with its die, and the new events', async () => {
    const playback = await open(4);
    await playback.goToStop(1);
    expect(playback.ply).toBe(6);
    expect(playback.shown).toEqual({ view: { at: 6 }, seat: 0 });
    expect(playback.answers.map(({ ply }) => ply)).toEqual([5, 6]);
    expect(playback.events.map(({ ply }) => ply)).toEqual([6]);
  });

  test('reports no new events after a jump or a step back', async () => {
    const playback = await open(4);
    playback.go(60);
    expect(playback.events).toEqual([]);
    playback.go(58);
    expect(playback.events).toEqual([]);
  });

  test('fetches only where the slider rests', async () => {
    vi.useFakeTimers();
    const fetched = server();
    const playback = new Playback(new StepCache('m', PLIES, fetched), 0, 0);
    render(Controls, { playback });
    const slider = screen.getByRole('slider');
    for (const value of ['120', '180', '230']) await fireEvent.input(slider, { target: { value } });
    expect(playback.ply).toBe(230);
    await vi.advanceTimersByTimeAsync(500);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/matches/m/steps?first=200&count=100&seat=0']);
    expect(playback.shown?.view).toEqual({ at: 230 });
    vi.useRealTimers();
  });

  test('plays from question to question, and stops at the end', async () => {
    vi.useFakeTimers();
    const playback = await open(PLIES - 2);
    playback.toggle();
    playback.tick();
    await vi.advanceTimersByTimeAsync(1300);
    expect(playback.ply).toBe(PLIES);
    playback.tick();
    expect(playback.playing).toBe(false);
    vi.useRealTimers();
  });
});

describe('the table of a running match', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is found, or missing, or the server is unreachable', async () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    const found = tableOf('m');
    FakeSocket.last.tell({ type: 'table', id: 'abc' });
    expect(await found).toBe('abc');
    const none = tableOf('m');
    FakeSocket.last.fall(4404, 'no_such_match');
    expect(await none).toBeNull();
    const away = tableOf('m');
    FakeSocket.last.fall();
    await expect(away).rejects.toBeInstanceOf(Unreachable);
  });

  test('can be looked up again after the network was down', async () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    render(StillRunning, { match: 'm' });
    FakeSocket.last.fall();
    await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    FakeSocket.last.tell({ type: 'table', id: 'abc' });
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/t/abc');
  });
});

test('an answer uses the texts of its question', () => {
  expect(answerOf(stepAt(5, 0), texts, ['Ada'])).toMatchObject({ question: 'Another roll?', text: 'Roll again' });
  expect(answerOf(stepAt(0, 0), texts, ['Ada'])).toBeNull();
  expect(answersOf([stepAt(5, 0), stepAt(6, 0)], texts, ['Ada']).map(({ ply }) => ply)).toEqual([5]);
});

test('the URL of a moment leads back to it', () => {
  const address = momentAddress('abc', 123, 1);
  expect(address).toBe('/m/abc?ply=123&seat=1');
  expect(readMoment(new URLSearchParams(address.split('?')[1]))).toEqual({ ply: 123, seat: 1 });
  expect(readMoment(new URLSearchParams('ply=x&seat=-7'))).toEqual({ ply: 0, seat: null });
  expect(readMoment(new URLSearchParams('seat=-2'))).toEqual({ ply: 0, seat: -2 });
});
