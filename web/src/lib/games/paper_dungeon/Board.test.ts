// stops.json has one real stop for every kind of question and some others: 16 matches (solo with 3 to 45 floors and both
// profiles, two and four players, same dice, peeking, a sealed notebook), Fate's seeds 0 to 9, each seat a greedy bot
// that answers at random now and then, buys whatever it can use later, reads scrolls and sometimes gives a floor up. Of
// all stops that a name describes it is the one with the shortest view, with the last two dice of its events.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { GameTexts } from '../../texts/game_texts';
import type { EventInfo, QuestionInfo } from '../../wire';

import Board, { covers } from './Board.svelte';
import given from './stops.json';
import type { PaperDungeonView } from './view';

interface Stop {
  seat: number;
  players: string[];
  events: EventInfo[];
  view: Record<string, unknown>;
  question: QuestionInfo | null;
}
const STOPS = given as unknown as Record<string, Stop>;
const ASKED = Object.entries(STOPS).filter(([, stop]) => stop.question);

function textsIn(lang: string): GameTexts {
  const file = join(import.meta.dirname, `../../../../../src/oubliette/games/paper_dungeon/texts/${lang}.ftl`);
  return new GameTexts('paper_dungeon', lang, readFileSync(file, 'utf-8'), { and: 'and', decimal: '.' });
}
const TEXTS = textsIn('en');

function show(name: string, other: Record<string, unknown> = {}) {
  const stop = STOPS[name]!;
  const onanswer = vi.fn();
  const onwhy = vi.fn();
  const { seat, players, events, view, question } = stop;
  const rest = { over: false, hinted: null, busy: false, onanswer, onwhy };
  const props = { view, events, ask: question, texts: TEXTS, players, seat, ...rest, ...other };
  const { container, rerender } = render(Board, { props });
  return { container, rerender, onanswer, onwhy, stop, view: view as unknown as PaperDungeonView };
}

function indexes(container: Element): number[] {
  return [...container.querySelectorAll('[data-option]')].map((one) => Number(one.getAttribute('data-option')));
}

const option = (container: Element, index: number) => container.querySelector(`[data-option="${index}"]`)!;

afterEach(cleanup);

describe.each(ASKED)('asked %s, the board', (name, { question, view, players }) => {
  it('shows exactly what it says it covers, each option once', () => {
    const { container } = show(name);
    expect(indexes(container).sort((a, b) => a - b)).toEqual([...covers(question!, view)].sort((a, b) => a - b));
  });

  it('answers by a click and by the keyboard, and names each option', async () => {
    const { container, onanswer } = show(name);
    for (const index of indexes(container)) {
      const found = option(container, index);
      await fireEvent.click(found);
      expect(onanswer).toHaveBeenLastCalledWith(index);
      if (found.tagName === 'BUTTON') continue; // browsers press these themselves
      onanswer.mockClear();
      await fireEvent.keyDown(found, { key: 'Enter' });
      await fireEvent.keyDown(found, { key: ' ' });
      expect(onanswer.mock.calls).toEqual([[index], [index]]);
      expect(found.getAttribute('role')).toBe('button');
      expect(found.getAttribute('tabindex')).toBe('0');
      expect(found.getAttribute('aria-label')).toBe(TEXTS.option(question!, index, players));
    }
  });

  it('lets nothing be touched while an answer is on its way', async () => {
    const { container, onanswer } = show(name, { busy: true });
    for (const found of container.querySelectorAll('[data-option]')) {
      await fireEvent.click(found);
      await fireEvent.keyDown(found, { key: 'Enter' });
    }
    expect(onanswer).not.toHaveBeenCalled();
  });
});

describe.each(Object.keys(STOPS))('the page of %s', (name) => {
  it.each(['en', 'fr'])('is said in whole sentences (%s)', (lang) => {
    const texts = textsIn(lang);
    const unknown = vi.spyOn(texts, 'say').mockName('say');
    const { container } = show(name, { texts });
    for (const [word] of unknown.mock.calls) expect(texts.hasSay(word), word).toBe(true);
    expect(container.textContent).not.toMatch(/undefined|NaN|\{|\$/);
  });
});

describe('a question', () => {
  it('for a heading leaves staying to the button beside it', () => {
    const { question, view } = STOPS['wall_hit_through_wall']!;
    const ask = { ...question!, options: ['stay', ['wall_pass', 'n']], count: 2, facts: { steps: 3, heading: 'n' } };
    const { container } = show('wall_hit_through_wall', { ask });
    expect(indexes(container)).toEqual([1]);
    expect([...covers(ask as unknown as QuestionInfo, view)]).toEqual([1]);
  });

  it('about a die on the own table can be answered with six dice', async () => {
    const ask = { ...STOPS['roll']!.question!, seat: -1, prompt: 'roll.move', options: [1, 2, 3, 4, 5, 6], count: 6 };
    const { container, onanswer, stop } = show('roll', { ask });
    expect(indexes(container)).toEqual([...covers(ask, stop.view)]);
    await fireEvent.click(option(container, 4));
    expect(onanswer).toHaveBeenCalledWith(4);
  });

  it('for a square lets the arrow keys go from square to square', async () => {
    const { container, stop } = show('scroll_target');
    const squares = stop.question!.options as string[];
    const next = (square: string) => String.fromCharCode(square.charCodeAt(0) + 1) + square.slice(1);
    const from = squares.findIndex((square, place) => place > 0 && next(square) === squares[place + 1]);
    const first = option(container, from) as SVGElement;
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(option(container, from + 1));
  });

  it('shows what a hint recommends', () => {
    const { container } = show('heading', { hinted: 0 });
    expect(option(container, 0).getAttribute('class')).toContain('hinted');
    expect(option(container, 1).getAttribute('class')).not.toContain('hinted');
  });
});

describe('the floor', () => {
  it('says where the hero stands and what is left to be found', () => {
    const { view } = show('heading');
    expect(screen.getByRole('img', { name: /Plan of floor \d+\. .+ stands on [a-o]\d+\./ })).toBeTruthy();
    const list = screen.getByText('Still to be found on this floor').nextElementSibling as HTMLElement;
    expect(within(list).getByText(/^stairs: [a-o]\d+$/)).toBeTruthy();
    const coins = view.map.join('').split('o').length - 1;
    const taken = view.players[0]!.taken.filter((square) => view.map.join('')[square] === 'o').length;
    const said = within(list).queryByText(/^coin: /)?.textContent ?? '';
    expect(said.match(/[a-o]\d+/g)?.length ?? 0).toBe(coins - taken);
  });

  it('crosses out every find that was used, and no other', () => {
    const { container, view } = show('heading');
    expect(container.querySelectorAll('figure .cross, .map .cross')).toHaveLength(view.players[0]!.taken.length);
  });

  it('draws no line of those who play in secret', () => {
    const { container, view } = show('others_in_secret');
    const secret = view.players.findIndex((hero) => hero.hidden);
    expect(secret).toBeGreaterThanOrEqual(0);
    expect(container.querySelector(`[data-hero="${secret}"]`)).toBeNull();
    expect(container.querySelectorAll(`[data-trail="${secret}"] path`)).toHaveLength(0);
    expect(container.querySelectorAll(`[data-trail="${1 - secret}"] path`).length).toBeGreaterThan(0);
  });

  it('shows who waits their own page while another plays in secret', () => {
    const { stop } = show('waiting_in_secret');
    expect(screen.getByRole('img', { name: new RegExp(`${stop.players[stop.seat]} stands on`) })).toBeTruthy();
  });

  it('keeps the strokes that were drawn when the line goes on', async () => {
    document.documentElement.dataset['motion'] = 'still';
    const { container, rerender, view } = show('wall_hit');
    const before = [...container.querySelectorAll('[data-trail] path')];
    const [hero] = view.players;
    const line = [...hero!.line, hero!.line.at(-2)!];
    await rerender({ view: { ...view, players: [{ ...hero!, line }] }, ask: null });
    const after = [...container.querySelectorAll('[data-trail] path')];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
    delete document.documentElement.dataset['motion'];
  });
});

describe('the ledger', () => {
  it('is a table with the exit as it would be now', () => {
    const { view } = show('heading');
    const hero = view.players[0]!;
    const row = screen.getByRole('row', { name: /^HP/ });
    const sums = within(row).getAllByRole('cell');
    const exit = Math.min(hero.hp + hero.hp_plus - hero.hp_minus, hero.hp_limit);
    expect(sums.map((cell) => Number(cell.textContent))).toEqual([hero.hp, hero.hp_plus, hero.hp_minus, exit]);
  });

  it('warns of a death to come, and only then', () => {
    show('dead_to_be');
    expect(screen.getByText('Leaving now would be a death!')).toBeTruthy();
    cleanup();
    show('heading');
    expect(screen.queryByText('Leaving now would be a death!')).toBeNull();
  });

  it('opens the rulebook for a piece that is carried but not asked about', async () => {
    const { onwhy } = show('heading_through_wall');
    await fireEvent.click(screen.getByRole('button', { name: /^Break on Through/ }));
    expect(onwhy).toHaveBeenCalledWith('item.wall_pass');
  });
});

describe('other pages', () => {
  it('has a shop with what was bought and what is too dear', () => {
    const { container } = show('buy');
    expect(container.querySelectorAll('.ticket')).toHaveLength(3);
    expect(screen.getByText('bought')).toBeTruthy();
    expect(screen.getByText('too dear')).toBeTruthy();
  });

  it('ends with the treasure, the tombstone and a table of the players', () => {
    const { view } = show('treasure_alone');
    expect(screen.getByText(new RegExp(`of ${view.treasure!.name}$`))).toBeTruthy();
    expect(screen.getByRole('img', { name: /death/ })).toBeTruthy();
    expect(screen.getByRole('cell', { name: String(view.players[0]!.score) })).toBeTruthy();
    cleanup();
    show('treasure_together');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('can be leafed through where that is allowed, from the first later page to the last', async () => {
    const { container, view } = show('peeking');
    for (const later of view.later_pages) {
      const heading = within(container.querySelector('.leaf')!).getByRole('heading', { hidden: true });
      expect(heading.textContent).toContain(String(later.floor));
      expect(heading.textContent).toContain('not open yet');
      await fireEvent.click(screen.getByText('Next page'));
    }
    expect((screen.getByText('Next page') as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    show('heading');
    expect(screen.queryByText('Leaf ahead')).toBeNull();
  });

  it('shows the cover before the notebook is known', () => {
    const { view } = show('roll');
    cleanup();
    show('roll', { view: { ...view, map: [], floor: 0 }, ask: null });
    expect(screen.getByText(TEXTS.tagline())).toBeTruthy();
  });
});
