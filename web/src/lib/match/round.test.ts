// The parts around the board: keys, clocks, the log and its rules.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { clockFace, timeLeft } from './clock';
import { plainKey } from './keys';
import { logGroups } from './log';
import Log from './Log.svelte';
import { pig, stopOf, stubDialogs } from './testing';
import WhyDialog from './WhyDialog.svelte';

const EVENTS = [
  { ply: 1, slug: 'roll.face', facts: { seat: 0, face: 4 } },
  { ply: 2, slug: 'roll.face', facts: { seat: 0, face: 2 } },
  { ply: 3, slug: 'turn.end', facts: { seat: 0 } },
  { ply: 3, slug: 'roll.face', facts: { seat: 1, face: 6 } },
  { ply: 4, slug: 'roll.face', facts: { seat: 1, face: 5 } },
];
const NOTICES = [{ ply: 3, slug: 'table.expired', text: 'Ada is out of time.' }];

beforeAll(stubDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('keys', () => {
  const pressed = (target: Element, wish: KeyboardEventInit): string => {
    let found = 'unheard';
    target.addEventListener('keydown', (event) => (found = plainKey(event as KeyboardEvent)), { once: true });
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...wish }));
    return found;
  };

  it('are ignored while somebody types', () => {
    for (const name of ['input', 'textarea', 'select']) {
      expect(pressed(document.body.appendChild(document.createElement(name)), { key: 'o' })).toBe('');
    }
    expect(pressed(document.body, { key: 'o' })).toBe('o');
  });

  it('belong to the browser if a modifier is held, except Shift for ?', () => {
    expect(pressed(document.body, { key: 'r', ctrlKey: true })).toBe('');
    expect(pressed(document.body, { key: 'r', metaKey: true })).toBe('');
    expect(pressed(document.body, { key: 'R', shiftKey: true })).toBe('');
    expect(pressed(document.body, { key: '?', shiftKey: true })).toBe('?');
  });
});

describe('clocks', () => {
  it('run for the seats that the match waits for, and stop at zero', () => {
    const stop = stopOf({ clocks: [10_000, 65_000], waiting: [0] });
    expect(timeLeft(stop, 4_000)).toEqual([6_000, 65_000]);
    expect(timeLeft(stop, 60_000)).toEqual([0, 65_000]);
    expect(timeLeft({ ...stop, status: 'over' }, 4_000)).toEqual([10_000, 65_000]);
    expect(timeLeft(stopOf(), 4_000)).toEqual([]);
  });

  it('show minutes and seconds, and hours if needed', () => {
    expect([0, 9_000, 8_001, 750_000, 3_727_000].map(clockFace)).toEqual(['0:00', '0:09', '0:09', '12:30', '1:02:07']);
  });
});

describe('the log', () => {
  it('groups the events of one answer, and names the player when that changes', () => {
    const groups = logGroups(EVENTS, NOTICES, pig, ['Ada', 'Bea']);
    expect(groups.map(({ ply, seat, lines }) => [ply, seat, lines.length])).toEqual([
      [1, 0, 1],
      [2, -1, 1],
      [3, -1, 3],
      [4, 1, 1],
    ]);
    expect(groups[2]!.lines.map(({ text }) => text)).toEqual(['Ada goes home.', 'Bea rolls 6.', 'Ada is out of time.']);
  });

  it('has a button for the rule behind each event, but not for notices of the table', async () => {
    const onwhy = vi.fn();
    render(Log, { props: { events: EVENTS, notices: NOTICES, texts: pig, players: ['Ada', 'Bea'], onwhy } });
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(EVENTS.length);
    await fireEvent.click(buttons[2]!);
    expect(onwhy).toHaveBeenCalledExactlyOnceWith('turn.end');
  });

  it('shows the rule', async () => {
    const paragraph = { slugs: ['turn.end'], title: 'Going home', body: 'The turn is **over**.' };
    const book = { game: 'pig', title: 'Pig', introduction: '', paragraphs: [paragraph] };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(book))));
    const onclose = vi.fn();
    render(WhyDialog, { game: 'pig', slug: 'turn.end', onclose });
    expect(await screen.findByText('Going home')).toBeTruthy();
    const link = document.querySelector<HTMLAnchorElement>('a[href="/rules/pig#turn.end"]');
    expect(link).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('close'));
    expect(onclose).toHaveBeenCalled();
  });
});
