// The page of a table for strangers, for those who sit there, and after a match.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { setMe } from '../lib/me.svelte';
import { stopOf, stubDialogs, tableOf, SOURCE } from '../lib/match/testing';
import { FakeSocket } from '../lib/table/fake_socket';
import type { SeatInfo, Stop, TableInfo } from '../lib/wire';
import TablePage from './TablePage.svelte';

const GAMES = {
  games: [{ id: 'pig', title: 'Pig', tagline: 'Press your luck.', together: false, options: [], bots: [], heroes: [] }],
};
const SHELL = 'list-and = and\ndecimal-mark = .\n';
const EVE = { id: 'E', name: 'Eve', lang: 'en', login: null };
const BOTH: Partial<SeatInfo>[] = [{ name: 'Ada' }, { name: 'Robot', kind: 'bot' }];
const WAIT = { timeout: 30_000 };
const OVER: Partial<Stop> = { status: 'over', question: null, waiting: [] };
const result = { reason: 'win.target', places: [1, 2], scores: [9, 3] };

let asked: [string, string][];

beforeAll(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    act();
    return 0;
  });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') asked.push([method, path]);
    const text = path.includes('/texts') ? (path.startsWith('/api/texts') ? SHELL : SOURCE) : JSON.stringify(GAMES);
    return Promise.resolve(new Response(text));
  });
  setMe(EVE);
});

afterEach(() => {
  cleanup();
  setMe(null);
  vi.unstubAllGlobals();
});

async function open(seats: Partial<SeatInfo>[], wish: Partial<TableInfo>, stop: Partial<Stop> = {}): Promise<void> {
  render(TablePage, { table: 'T' });
  FakeSocket.last.open();
  tell(seats, wish);
  FakeSocket.last.tell(stopOf(stop));
  await screen.findByRole('heading', { name: 'Pig' });
  await tick();
}

function tell(seats: Partial<SeatInfo>[], wish: Partial<TableInfo>): void {
  FakeSocket.last.tell({ ...tableOf(seats), ...wish });
}

const STRANGER = { host: false, invite: null } as const;

/** Press a button once it is there, and no request is under way. */
async function press(name: string): Promise<void> {
  const button = await vi.waitFor(() => {
    const found = screen.getByText(name).closest('button')!;
    expect(found.disabled).toBe(false);
    return found;
  }, WAIT);
  await fireEvent.click(button);
}

const shown = (name: string): boolean => screen.queryByText(name) !== null;

describe('a stranger without an invitation', () => {
  it('reads what this is before watching', async () => {
    await open(BOTH, STRANGER, { seat: -2, question: null });
    expect(shown('Press your luck.') && shown('Ada') && shown('table-state-running')).toBe(true);
    expect(document.querySelector('[data-ply]')).toBeNull();
    await press('table-watch-match');
    expect(document.querySelector('[data-ply]')).not.toBeNull();
  });

  it('asks for a seat, and sees what becomes of that', async () => {
    await open(BOTH, STRANGER, { seat: -2, question: null });
    await press('ask-seat');
    await vi.waitFor(() => expect(asked).toEqual([['POST', '/api/tables/T/requests']]), WAIT);
    (document.activeElement as HTMLElement).blur(); // as the browser does when the button disappears
    tell(BOTH, { ...STRANGER, asked: 'open' });
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('ask-withdraw'), WAIT);
    await press('ask-withdraw');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(['DELETE', '/api/tables/T/requests']), WAIT);
    tell(BOTH, { ...STRANGER, asked: 'declined' });
    await screen.findByText('ask-declined');
    expect(shown('ask-seat')).toBe(false);
  });

  it('cannot ask where people hold all seats', async () => {
    await open([{ name: 'Ada' }, { name: 'Bob' }], STRANGER, { seat: -2, question: null });
    expect(shown('request-full')).toBe(true);
    expect(shown('ask-seat')).toBe(false);
  });

  it('enters the match when they are let in', async () => {
    await open(BOTH, STRANGER, { seat: -2, question: null });
    tell([{ name: 'Ada' }, { name: 'Eve', mine: true }], { host: false });
    await vi.waitFor(() => expect(document.querySelector('[data-ply]')).not.toBeNull(), WAIT);
  });
});

describe('those who sit there', () => {
  const requests = [{ id: 'R', name: 'Eve' }];
  const mine: Partial<SeatInfo>[] = [
    { name: 'Ada', mine: true },
    { name: 'Robot', kind: 'bot' },
  ];

  it('let a stranger in by one touch, or decline', async () => {
    await open(mine, { requests });
    await press('request-accept');
    await vi.waitFor(() => expect(asked).toEqual([['POST', '/api/tables/T/requests/R']]), WAIT);
    await press('request-decline');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(['DELETE', '/api/tables/T/requests/R']), WAIT);
  });

  it('read why a stranger has to wait', async () => {
    await open([...mine, { name: 'Bob' }], { requests });
    expect(shown('request-later')).toBe(true);
    expect(shown('request-accept')).toBe(false);
  });

  it('ask each other before a rematch', async () => {
    const two: Partial<SeatInfo>[] = [{ name: 'Ada', mine: true }, { name: 'Bob' }];
    await open(two, { running: false }, { ...OVER, result });
    await press('match-rematch');
    await vi.waitFor(() => expect(asked).toEqual([['POST', '/api/tables/T/rematch']]), WAIT);

    tell(two, { running: false, rematch: { seat: 1, agreed: [1], declined: null } });
    expect((await screen.findByText('again-agree')).closest('button')).not.toBeNull();
    expect(shown('match-rematch')).toBe(false);
    await press('again-decline');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(['DELETE', '/api/tables/T/rematch']), WAIT);

    tell([two[0]!, { ...two[1], here: false }], { running: false, rematch: { seat: 0, agreed: [0], declined: null } });
    await press('again-without');
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(['POST', '/api/tables/T/rematch']), WAIT);
  });

  it('let a bot take a seat that somebody left during the match', async () => {
    await open([mine[0]!, { kind: 'open' }], {}, { question: null, waiting: [1] });
    await press('table-bot');
    await vi.waitFor(() => expect(asked).toEqual([['POST', '/api/tables/T/seats/1/bot']]), WAIT);
  });
});
