import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aboutOf } from '../../inspect/about';

import { covers } from './Board.svelte';
import { asksToLay, layingsOf } from './laying';
import { ASKED, indexes, option, show, STOPS, TEXTS, textsIn } from './testing';
import type { LootersView } from './view';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
const AT_ONCE = ASKED.filter(([, { question }]) => !asksToLay(question));
const TO_LAY = ASKED.filter(([, { question }]) => asksToLay(question));

describe.each(AT_ONCE)('asked %s, the board', (name, { question, view, players }) => {
  it('shows exactly the options in covers(), each once', () => {
    const { container } = show(name);
    expect(sorted(indexes(container))).toEqual(sorted(covers(question!, view)));
  });

  it('answers by click and by keyboard, and names each option', async () => {
    const { container, onanswer } = show(name);
    for (const index of indexes(container)) {
      const found = option(container, index);
      await fireEvent.click(found);
      expect(onanswer).toHaveBeenLastCalledWith(index);
      const label = found.getAttribute('aria-label') ?? found.textContent?.trim() ?? '';
      expect(label).toContain(TEXTS.option(question!, index, players));
      if (found.tagName === 'BUTTON') continue; // browsers turn these keys into clicks on buttons
      onanswer.mockClear();
      await fireEvent.keyDown(found, { key: 'Enter' });
      await fireEvent.keyDown(found, { key: ' ' });
      expect(onanswer.mock.calls).toEqual([[index], [index]]);
      expect(found.getAttribute('role')).toBe('button');
    }
  });
});

describe.each(TO_LAY)('asked %s, the board', (name, { question, view }) => {
  it('shows places for the current turn of the tile only, but covers all', () => {
    const { container } = show(name);
    const layings = layingsOf(question).map(({ index }) => index);
    expect(sorted(covers(question!, view))).toEqual(layings);
    const shown = indexes(container);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
    for (const index of shown) expect(layings).toContain(index);
  });

  it('reaches every option by choosing and turning tiles', async () => {
    const { container, onanswer } = show(name);
    const found = new Set<number>();
    for (const tile of container.querySelectorAll<HTMLElement>('[data-tile]')) {
      if (tile.getAttribute('aria-pressed') !== 'true') await fireEvent.click(tile);
      for (let turn = 0; turn < 4; turn++) {
        for (const index of indexes(container)) {
          await fireEvent.click(option(container, index));
          expect(onanswer).toHaveBeenLastCalledWith(index);
          found.add(index);
        }
        await fireEvent.keyDown(container.querySelector('.frame')!, { key: 'r' });
      }
    }
    expect(sorted(found)).toEqual(layingsOf(question).map(({ index }) => index));
  });

  it('turns the tile first where it does not fit as it is, and needs a second click', async () => {
    const { container, onanswer } = show(name);
    for (let turn = 0; turn < 4 && !container.querySelector('.cell.weak'); turn++) {
      await fireEvent.keyDown(window, { key: 'R' });
    }
    const weak = container.querySelector('.cell.weak');
    if (!weak) return;
    const room = weak.getAttribute('data-room')!;
    await fireEvent.click(weak);
    expect(onanswer).not.toHaveBeenCalled();
    const there = container.querySelector(`.cell[data-room="${room}"]`)!;
    expect(there.getAttribute('class')).toContain('proposed');
    await fireEvent.click(there);
    expect(onanswer).toHaveBeenCalledWith(Number(there.getAttribute('data-option')));
  });
});

describe.each(ASKED)('asked %s, the board', (name) => {
  it('ignores clicks and keys while an answer is on its way', async () => {
    const { container, onanswer, onwalk } = show(name, { busy: true });
    for (const found of container.querySelectorAll('[data-option], [data-way]')) {
      await fireEvent.click(found);
      await fireEvent.keyDown(found, { key: 'Enter' });
    }
    expect(onanswer).not.toHaveBeenCalled();
    expect(onwalk).not.toHaveBeenCalled();
  });

  it('marks the hinted option', () => {
    const { container } = show(name);
    for (const index of indexes(container)) {
      cleanup();
      const hinted = show(name, { hinted: index }).container;
      expect(option(hinted, index).getAttribute('class')).toContain('hinted');
    }
  });
});

it('shows which locks a player has already failed to pick', () => {
  const { view } = STOPS['apply_chest']!;
  const [first, ...rest] = (view as unknown as LootersView).players;
  const { container } = show('apply_chest', { view: { ...view, players: [{ ...first, tried: ['C6-C7'] }, ...rest] } });
  expect(container.textContent).toContain(TEXTS.say('tried', { door: 'C6-C7' }));
});

describe('the status', () => {
  const { view } = STOPS['main_choice']!;
  const now = view as unknown as LootersView;
  const gone = (state: 'left' | 'defeated') => (one: LootersView['players'][number]) => ({ ...one, state, square: '' });
  const status = (other: Record<string, unknown>): string =>
    show('main_choice', { ask: null, ...other })
      .container.querySelector('.status')!
      .textContent.replace(/\s+/g, ' ')
      .trim();

  it('says that nobody is inside, not that the match is being set up', () => {
    const [first, ...rest] = now.players;
    const deserted = { ...view, players: [gone('defeated')(first!), ...rest.map(gone('left'))] };
    expect(status({ view: deserted })).toContain(
      `${TEXTS.say('round', { round: now.round })} ${TEXTS.say('deserted')}`,
    );
  });

  it('says that the match is over once it is', () => {
    expect(status({ view: { ...view, players: now.players.map(gone('left')) }, over: true })).toBe(TEXTS.say('over'));
  });

  it('says that the match is set up until everybody has a figure', () => {
    const [first, ...rest] = now.players;
    const begun = { ...view, players: [{ ...first, state: 'on_board', square: '' }, ...rest] };
    expect(status({ view: begun })).toContain(TEXTS.say('set_up'));
  });

  it('promises nobody a return after the end', () => {
    const players = now.players.map((one) => ({ ...gone('defeated')(one), archetype: 'dwarf', score: 0 }));
    const { container } = show('main_choice', { ask: null, view: { ...view, players }, over: true });
    expect(container.textContent).toContain(TEXTS.say('inside'));
    expect(container.textContent).not.toContain(TEXTS.say('state_defeated'));
  });
});

describe.each(Object.keys(STOPS))('the table of %s', (name) => {
  it.each(['en', 'fr'])('has all its texts (%s)', (lang) => {
    const texts = textsIn(lang);
    const unknown = vi.spyOn(texts, 'say');
    const { container } = show(name, { texts });
    for (const [word] of unknown.mock.calls) expect(texts.hasSay(word), word).toBe(true);
    expect(container.textContent).not.toMatch(/undefined|NaN|\{|\$/);
  });

  it('says of each sign what it is', () => {
    const { container } = show(name);
    const mute = [...container.querySelectorAll('svg, [role=img]')].filter(
      (drawing) => !drawing.closest('[data-about], [data-plain]') && !drawing.querySelector('[data-about]'),
    );
    expect(mute.map((drawing) => drawing.parentElement!.outerHTML)).toEqual([]);
    for (const one of container.querySelectorAll('[data-about]')) {
      const { thing, name: called, says } = aboutOf(one)!;
      expect(TEXTS.hasName(thing), thing).toBe(true);
      expect(`${called ?? ''} ${says ?? ''}`).not.toMatch(/undefined|\{|\$/);
    }
  });

  it('gives spectators no options, tray or bag', () => {
    const { container } = show(name, { ask: null, seat: -2, mine: [] });
    expect(indexes(container)).toEqual([]);
    expect(container.querySelector('.tray, .bag')).toBeNull();
  });
});
