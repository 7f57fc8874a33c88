// A walk goes on step by step, and ends when anything unexpected happens.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AT_ONCE, FakeSocket } from '../table/fake_socket';
import { TableLink } from '../table/link.svelte';
import type { Stop } from '../wire';
import { question, stopOf } from './testing';
import { stepsTo, Walk } from './walk.svelte';

const WAYS = [
  { place: 'K1', answer: 'K1', after: -1 },
  { place: 'K2', answer: 'K2', after: 0 },
  { place: 'R9', answer: ['door', 'R9'], after: 1 },
  { place: 'K5', answer: 'K5', after: -1 },
];
const PLENTY = 10_000; // milliseconds

let link: TableLink;
let walk: Walk;
let end: () => void;

const at = (ply: number, ways = WAYS, wish: Partial<Stop> = {}): Stop =>
  stopOf({
    ply,
    since: ply - 1,
    question: question({ prompt: 'step', options: ['K1', 'K2', ['door', 'R9'], 'K5', 'stop'], ways }),
    ...wish,
  });
/** The ways that are left after this many steps. */
const after = (steps: number) => WAYS.slice(steps).map((way) => ({ ...way, after: Math.max(way.after - steps, -1) }));

function hear(stop: Stop): void {
  FakeSocket.last.tell(stop);
  flushSync();
  vi.advanceTimersByTime(PLENTY);
  flushSync();
}

const given = () => FakeSocket.last.answers.map((said) => (said.type === 'answer' ? said.index : null));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  link = new TableLink('T', AT_ONCE);
  FakeSocket.last.open();
  FakeSocket.last.tell(at(4, WAYS, { since: -1 }));
  walk = new Walk(link, () => link.stop?.question ?? null);
  end = $effect.root(() => {
    $effect(() => walk.goOn());
  });
  walk.to(2);
  flushSync();
});

afterEach(() => {
  end();
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a walk', () => {
  it('consists of all steps to its end', () => {
    expect(stepsTo(WAYS, 2).map(({ place }) => place)).toEqual(['K1', 'K2', 'R9']);
    expect(stepsTo(WAYS, 3).map(({ place }) => place)).toEqual(['K5']);
    expect(stepsTo(WAYS, 9)).toEqual([]);
  });

  it('gives one answer after another, each to its own question', () => {
    expect(given()).toEqual([0]);
    expect(walk.walking).toBe(true);
    hear(at(5, after(1)));
    expect(given()).toEqual([0, 1]);
    hear(at(6, after(2)));
    expect(given()).toEqual([0, 1, 2]);
    expect(walk.walking).toBe(false);
    hear(at(7, WAYS));
    expect(given()).toEqual([0, 1, 2]);
  });

  it('waits for the server and for other players', () => {
    hear(at(4, WAYS, { undo: null }));
    expect(given()).toEqual([0]);
    hear(at(5, [], { question: null, waiting: [1] }));
    expect(given()).toEqual([0]);
    hear(at(6, after(1)));
    expect(given()).toEqual([0, 1]);
  });

  it('ends where a guided match has something to say', () => {
    const guide = { notes: [{ id: 'door', point: '' }], suggested: null, outcome: '', told: 1 } as Stop['guide'];
    hear(at(5, after(1), { guide }));
    expect(given()).toEqual([0]);
    expect(walk.walking).toBe(false);
  });

  it('ends when the question no longer offers the next step', () => {
    hear(at(5, [WAYS[3]!]));
    expect(given()).toEqual([0]);
    expect(walk.walking).toBe(false);
  });

  it('ends when the same answer would lead elsewhere', () => {
    hear(at(5, [{ place: 'K7', answer: 'K2', after: -1 }]));
    expect(given()).toEqual([0]);
    expect(walk.walking).toBe(false);
  });

  it('ends when the game asks another question', () => {
    hear(at(5, after(1), { question: question({ prompt: 'fight', options: ['hit', 'run'], ways: after(1) }) }));
    expect(given()).toEqual([0]);
    expect(walk.walking).toBe(false);
  });

  it('ends after an undo, a refusal, or another action of the player', () => {
    hear(at(5, after(1), { rewinds: 1 }));
    expect(walk.walking).toBe(false);

    walk.to(2);
    FakeSocket.last.tell({ type: 'refused', slug: 'busy', message: 'Busy.', facts: {}, ply: 5, reply: 2 });
    flushSync();
    expect(walk.walking).toBe(false);

    walk.to(2);
    walk.stop();
    hear(at(6, after(1), { rewinds: 1 }));
    expect(walk.walking).toBe(false);
  });
});
