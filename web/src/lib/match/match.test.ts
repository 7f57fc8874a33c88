// A whole match on one screen, from socket messages to buttons.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { AT_ONCE, FakeSocket } from '../table/fake_socket';
import { TableLink } from '../table/link.svelte';
import type { SeatInfo, Stop, WayInfo } from '../wire';
import Match from './Match.svelte';
import { question, SOURCE, stopOf, stubDialogs, tableOf } from './testing';

const SHELL =
  'list-and = and\ndecimal-mark = .\nhint-best = I would answer: { $answer }\nhint-exact = Reckoned.\nhint-exact-value = { $value }%\n';
const GAMES = { games: [{ id: 'pig', title: 'Pig', together: false, options: [], bots: [] }] };
const seats = createRawSnippet(() => ({ render: () => '<p>seats</p>' }));
const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));

beforeAll(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
let link: TableLink;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => {
    const body = path.startsWith('/api/texts') ? SHELL : path.includes('/texts') ? SOURCE : JSON.stringify(GAMES);
    return Promise.resolve(new Response(body));
  });
});

afterEach(() => {
  cleanup();
  link.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(stop: Stop, who: Partial<SeatInfo>[]): Promise<void> {
  link = new TableLink('T', AT_ONCE);
  FakeSocket.last.open();
  FakeSocket.last.tell(tableOf(who));
  FakeSocket.last.tell(stop);
  render(Match, { link, ontable: vi.fn(), seats, asks: nothing, again: nothing, free: nothing });
  await screen.findByRole('heading', { name: 'Pig' }, { timeout: 10_000 }); // until the board is loaded
}

const TWO = [{ name: 'Ada', mine: true }, { name: 'Bea' }];
const ONE_SCREEN = [
  { name: 'Ada', mine: true },
  { name: 'Bea', mine: true },
];
const option = (index: number): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(`.bar [data-option="${index}"]`)!;

describe('a match', () => {
  it('offers to check the dice only if they were promised', async () => {
    const check = () => document.querySelector('[data-result] > p[role=status] button');
    const over = { status: 'over' as const, question: null, waiting: [] };
    const result = { reason: 'win.target', places: [2, 1], scores: [9, 3] };
    await open(stopOf({ ...over, result }), TWO);
    expect(check()).toBeNull();
    FakeSocket.last.tell(stopOf({ ...over, result, fate: { commitment: 'c', salt: '' } }));
    await tick();
    expect(check()).not.toBeNull();
  });

  it('shows the end of a guided match once, and again after a way back before it', async () => {
    const guide = { notes: [], suggested: null, outcome: 'won' as const, told: 3, notes_in_all: 3 };
    const end = () => document.querySelector('[data-lesson-end=won]');
    await open(stopOf({ guide }), TWO);
    await vi.waitFor(() => expect(end()).not.toBeNull());
    cleanup();
    link.close();

    await open(stopOf({ guide }), TWO);
    expect(end()).toBeNull();
    FakeSocket.last.tell(stopOf({ ply: 1, rewinds: 1, guide: { ...guide, outcome: '' } }));
    await tick();
    FakeSocket.last.tell(stopOf({ ply: 2, rewinds: 1, guide }));
    await vi.waitFor(() => expect(end()).not.toBeNull());
  });

  it('lists the winner first when it is over, and formats the scores', async () => {
    const result = { reason: 'win.target', places: [2, 1], scores: [900, 32_250] };
    await open(stopOf({ status: 'over', question: null, waiting: [], result }), TWO);
    const rows = [...document.querySelectorAll('[data-result] tbody tr')];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1', 'Bea', '32,250'],
      ['2', 'Ada', '900'],
    ]);
  });

  it('sends one answer, even after two clicks', async () => {
    await open(stopOf(), TWO);
    expect(document.title).toContain('match-title-turn');
    await fireEvent.click(option(1));
    await fireEvent.click(option(1));
    expect(FakeSocket.last.answers).toEqual([{ type: 'answer', id: 1, ply: 4, index: 1 }]);
    expect(option(1).disabled).toBe(true);
  });

  it('opens the list of all options with its key, but not while somebody types', async () => {
    await open(stopOf(), TWO);
    await fireEvent.keyDown(document.body, { key: 'c' });
    const field = await screen.findByLabelText('match-chat-field');
    await fireEvent.keyDown(field, { key: 'o' });
    expect(document.querySelector('dialog')).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'o' });
    expect(document.querySelectorAll('dialog [data-option]')).toHaveLength(2);
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(FakeSocket.last.answers).toEqual([{ type: 'answer', id: 1, ply: 4, index: 0 }]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  describe('asks once more before an answer that gives something up', () => {
    const LEAVING = question({ options: ['roll', 'leave'] });
    const yes = () => document.querySelector<HTMLButtonElement>('dialog [data-sure]');

    it('gives it after a yes', async () => {
      await open(stopOf({ question: LEAVING }), TWO);
      await fireEvent.click(option(1));
      expect(FakeSocket.last.answers).toEqual([]);
      expect(screen.getByText('Leave?')).toBeTruthy();
      expect(document.activeElement).not.toBe(yes());
      await fireEvent.click(yes()!);
      expect(FakeSocket.last.answers).toEqual([{ type: 'answer', id: 1, ply: 4, index: 1 }]);
      expect(yes()).toBeNull();
    });

    it('gives nothing after a no, Esc or a double click', async () => {
      await open(stopOf({ question: LEAVING }), TWO);
      await fireEvent.click(option(1));
      await fireEvent.click(yes()!, { detail: 2 });
      await fireEvent.click(document.querySelector('dialog')!, { detail: 2 });
      expect(yes()).not.toBeNull();
      await fireEvent.click(screen.getByText('match-sure-no'));
      expect(yes()).toBeNull();
      await fireEvent.click(option(1));
      document.querySelector('dialog')!.close(); // as Esc does
      await tick();
      expect(yes()).toBeNull();
      expect(FakeSocket.last.answers).toEqual([]);
      await fireEvent.click(option(0));
      expect(FakeSocket.last.answers).toMatchObject([{ index: 0 }]);
    });

    it('asks in the list of all options, too', async () => {
      await open(stopOf({ question: LEAVING }), TWO);
      await fireEvent.keyDown(document.body, { key: 'o' });
      await fireEvent.keyDown(document.body, { key: '2' });
      expect(FakeSocket.last.answers).toEqual([]);
      await fireEvent.click(yes()!);
      expect(FakeSocket.last.answers).toMatchObject([{ index: 1 }]);
    });

    it('forgets the answer when another question comes', async () => {
      await open(stopOf({ question: LEAVING }), TWO);
      await fireEvent.click(option(1));
      FakeSocket.last.tell(stopOf({ since: 4, ply: 5, question: question() }));
      await tick();
      expect(yes()).toBeNull();
    });
  });

  it('marks the answer that a hint recommends', async () => {
    await open(stopOf(), TWO);
    await fireEvent.keyDown(document.body, { key: 'h' });
    const { id } = FakeSocket.last.said.at(-1) as { id: number };
    const answer = { index: 1, option: 'hold', value: 0.7, error: 0, tries: 1, facts: {} };
    const hint = { type: 'hint', ply: 4, seat: 0, prompt: 'turn.choice', how: 'exact', sure: 1, answers: [answer] };
    FakeSocket.last.tell({ ...hint, reply: id });
    expect(await screen.findByText('I would answer: Hold')).toBeTruthy();
    expect(option(1).classList).toContain('hinted');
  });

  it('says that it thinks about a hint, until it comes or I no longer want it', async () => {
    await open(stopOf(), TWO);
    const status = document.querySelector('[data-hint-thinking]')!;
    expect(status.getAttribute('role')).toBe('status');
    expect(status.textContent).toBe('');
    await fireEvent.keyDown(document.body, { key: 'h' });
    expect(status.textContent).toBe('match-hint-thinking');
    const { id } = FakeSocket.last.said.at(-1) as { id: number };

    await fireEvent.click(screen.getByText('match-hint-stop'));
    expect(status.textContent).toBe('');
    expect(document.activeElement).toBe(document.querySelector('[data-prompt]'));
    const hint = { type: 'hint', ply: 4, seat: 0, prompt: 'turn.choice', how: 'exact', sure: 1, answers: [] };
    FakeSocket.last.tell({ ...hint, reply: id });
    await tick();
    expect(document.querySelector('.hinted, .hint')).toBeNull();

    await fireEvent.keyDown(document.body, { key: 'h' });
    FakeSocket.last.tell({ ...hint, reply: id + 1 });
    await tick();
    expect(status.textContent).toBe('');
  });

  it('explains why undo is impossible, and asks the server when it is possible', async () => {
    await open(stopOf(), TWO);
    await fireEvent.keyDown(document.body, { key: 'u' });
    expect(screen.getByRole('alert').textContent).toContain('match-undo-no');
    FakeSocket.last.tell(stopOf({ since: 4, may_undo: 'free' }));
    await tick();
    await fireEvent.keyDown(document.body, { key: 'u' });
    expect(FakeSocket.last.said.at(-1)?.type).toBe('undo');
  });
});

describe('waiting for somebody who is away', () => {
  const player = { kind: 'person', stand_in: false } as const;
  const players = [
    { ...player, name: 'Ada', here: true },
    { ...player, name: 'Bea', here: false },
  ];
  const theirTurn = stopOf({ question: null, waiting: [1], players });
  const status = () => [...document.querySelectorAll('.bar [role=status]')].map(({ textContent }) => textContent);

  it('says so, since when, and what I may do', async () => {
    await open(theirTurn, TWO);
    expect(status()).toContain('match-turn-away');
    FakeSocket.last.tell({ type: 'here', seats: [0], watching: 0, stand_ins: [], away: [null, 60_000] });
    await tick();
    const said = document.querySelector('[data-away="1"]')!.textContent;
    expect(said).toContain('match-away-since');
    expect(said).toContain('match-away-stand-in');
    await fireEvent.click(screen.getByText('match-more-resign'));
    expect(await screen.findByText('match-resign-title')).toBeTruthy();
  });

  it('says nothing of the kind once they are back, or a bot plays for them', async () => {
    await open(theirTurn, TWO);
    FakeSocket.last.tell({ type: 'here', seats: [0], watching: 0, stand_ins: [1], away: [null, 120_000] });
    await tick();
    expect(status()).toContain('match-turn-stand-in');
    FakeSocket.last.tell({ type: 'here', seats: [0, 1], watching: 0, stand_ins: [], away: [null, null] });
    await tick();
    expect(status()).toContain('match-turn-waiting');
    expect(document.querySelector('[data-away]')).toBeNull();
  });
});

describe('the choice of windows', () => {
  const choice = () => screen.queryByLabelText<HTMLSelectElement>('match-windows');

  it('is visible beside a question of a window, and during others’ turns', async () => {
    await open(stopOf({ windows: 'all', question: question({ window: true }) }), TWO);
    expect(choice()!.value).toBe('all');
    const about = document.getElementById(choice()!.getAttribute('aria-describedby')!)!;
    expect(about.textContent).toBe('match-windows-all-about');
    await fireEvent.change(choice()!, { target: { value: 'near' } });
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: 'windows', which: 'near', seat: 0 });
    FakeSocket.last.tell(stopOf({ since: 4, ply: 5, windows: 'near', question: null, waiting: [1] }));
    await tick();
    expect(choice()!.value).toBe('near');
  });

  it('is among the habits on my own turn, and absent in a game without windows', async () => {
    await open(stopOf({ windows: 'mine' }), TWO);
    expect(choice()).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'm' });
    await fireEvent.click(document.querySelector('[data-more=habits]')!);
    expect(choice()!.value).toBe('mine');
    FakeSocket.last.tell(stopOf({ since: 4, windows: null }));
    await tick();
    expect(choice()).toBeNull();
  });
});

describe('the offer to make an answer a habit', () => {
  const again = (ways: WayInfo[]) => stopOf({ since: 4, ply: 6, question: question({ ways }) });

  it('appears when the same question comes again', async () => {
    await open(stopOf(), TWO);
    expect(screen.queryByLabelText('match-always')).toBeNull();
    FakeSocket.last.tell(again([]));
    await tick();
    await fireEvent.click(screen.getByLabelText('match-always'));
    await fireEvent.click(option(1));
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: 'habit', prompt: 'turn.choice', value: 'hold' });
  });

  it('does not appear in a guided match, whose notes would pass unseen', async () => {
    const guide = { notes: [], suggested: null, outcome: '' as const, told: 1, notes_in_all: 3 };
    await open(stopOf({ guide }), TWO);
    FakeSocket.last.tell({ ...again([]), guide });
    await tick();
    expect(screen.queryByLabelText('match-always')).toBeNull();
  });

  it('does not hold for an answer that gives something up', async () => {
    const both = { ...again([]), question: question({ options: ['roll', 'leave'] }) };
    await open(stopOf(), TWO);
    FakeSocket.last.tell(both);
    await tick();
    await fireEvent.click(screen.getByLabelText('match-always'));
    await fireEvent.click(option(1));
    expect(FakeSocket.last.said.some((one) => one['type'] === 'habit')).toBe(false);
  });

  it('does not appear if every answer gives something up', async () => {
    await open(stopOf(), TWO);
    FakeSocket.last.tell({ ...again([]), question: question({ options: ['leave', 'leave'] }) });
    await tick();
    expect(screen.queryByLabelText('match-always')).toBeNull();
  });

  it('does not appear for a question about a walk', async () => {
    await open(stopOf(), TWO);
    FakeSocket.last.tell(again([{ place: 'home', answer: 'hold', after: -1 }]));
    await tick();
    expect(screen.queryByLabelText('match-always')).toBeNull();
  });
});

describe('several people at one screen', () => {
  it('cannot see each other’s view: the curtain falls, and rises for the right one', async () => {
    await open(stopOf(), ONE_SCREEN);
    expect(document.querySelector('[data-prompt]')).toBeNull();
    await fireEvent.click(screen.getByText('match-curtain-ready'));
    FakeSocket.last.open();
    FakeSocket.last.tell(stopOf());
    await tick();
    expect(document.querySelector('[data-prompt]')).not.toBeNull();
    expect(FakeSocket.last.address).toContain('seat=0');
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6, waiting: [1], question: null }));
    await tick();
    await fireEvent.click(screen.getByText('match-hand-over'));
    expect(document.querySelector('[data-game]')).toBeNull();
    await fireEvent.click(screen.getByText('match-curtain-ready'));
    expect(FakeSocket.last.address).toContain('seat=1');
  });

  it('can turn the curtain off for this match', async () => {
    await open(stopOf(), ONE_SCREEN);
    await fireEvent.click(screen.getByText('match-curtain-bare'));
    expect(document.querySelector('[data-prompt]')).not.toBeNull();
  });
});
