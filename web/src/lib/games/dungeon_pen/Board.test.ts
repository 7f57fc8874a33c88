import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aboutOf } from '../../inspect/about';
import { stubDialogs } from '../../match/testing';
import { loadTexts } from '../../texts/ui.svelte';

import { covers } from './Board.svelte';
import { ASKED, indexes, layOut, onScreen, option, show, STOPS, TEXTS, textsIn } from './testing';

const ONE_OF_MANY = ['decide.aim', 'decide.pencil', 'decide.place_wall'];

beforeAll(loadTexts);
beforeAll(stubDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

describe.each(ASKED)('asked %s, the board', (name, { question, view, players }) => {
  const covered = [...covers(question!)];
  const { hand } = view.players[question!.seat]!;
  const cards = (question!.options ?? []).flatMap((card, index) => (hand.includes(String(card)) ? [index] : []));

  it('shows exactly the options in covers() and the cards in hand, each once', () => {
    const { container } = show(name);
    const shown = indexes(container).sort((a, b) => a - b);
    if (ONE_OF_MANY.includes(question!.prompt)) {
      // Only the current aim is an element; keys reach all others. A gesture has none.
      expect(shown).toHaveLength(view.players[question!.seat]!.way === 'gesture' ? 0 : 1);
      expect(covered.length).toBeGreaterThan(0);
    } else expect(shown).toEqual([...covered, ...cards].sort((a, b) => a - b));
  });

  it('does not cover cards in hand, so that the question offers them too (on a phone they are out of sight)', () => {
    for (const index of cards) expect(covered).not.toContain(index);
  });

  it('answers by click and by keyboard, and names each option', async () => {
    const { container, onanswer } = show(name);
    for (const index of indexes(container)) {
      const found = option(container, index);
      await fireEvent.click(found);
      expect(onanswer).toHaveBeenLastCalledWith(index);
      const named = `${found.ariaLabel ?? ''} ${found.title} ${found.ariaDescription ?? ''} ${found.textContent}`;
      expect(named).toContain(TEXTS.option(question!, index, players));
      if (found.tagName === 'BUTTON') continue; // browsers turn these keys into clicks on buttons
      onanswer.mockClear();
      await fireEvent.keyDown(found, { key: 'Enter' });
      await fireEvent.keyDown(found, { key: ' ' });
      expect(onanswer.mock.calls).toEqual([[index], [index]]);
      expect(found.getAttribute('role')).toBe('button');
      expect(found.getAttribute('tabindex')).toBe('0');
    }
  });

  it('ignores clicks, keys and gestures while an answer is on its way', async () => {
    layOut();
    const { container, onanswer, ongesture } = show(name, { busy: true });
    for (const found of container.querySelectorAll('[data-option], [role=slider]')) {
      await fireEvent.click(found);
      await fireEvent.keyDown(found, { key: 'Enter' });
    }
    for (const found of container.querySelectorAll('[data-grip], [data-walls]')) {
      await fireEvent.pointerDown(found, onScreen(9, 9));
      await fireEvent.pointerUp(found, onScreen(9, 2));
    }
    expect(onanswer).not.toHaveBeenCalled();
    expect(ongesture).not.toHaveBeenCalled();
  });
});

describe.each(Object.keys(STOPS))('the table of %s', (name) => {
  it('says of every drawing what it is', () => {
    const { container } = show(name);
    const mute = [...container.querySelectorAll('svg, [role=img]')].filter(
      (drawing) =>
        !drawing.closest('[data-about], [data-plain]') &&
        !drawing.querySelector('[data-about]') &&
        drawing.children.length > 0,
    );
    expect(mute.map((drawing) => drawing.outerHTML.slice(0, 120))).toEqual([]);
    for (const sign of container.querySelectorAll('[data-about]')) {
      const { thing, name: given } = aboutOf(sign)!;
      expect(given ?? TEXTS.name(thing)).not.toBe(thing);
    }
  });

  it.each(['en', 'fr'])('has all its texts (%s)', (lang) => {
    const texts = textsIn(lang);
    const said = vi.spyOn(texts, 'say');
    const { container } = show(name, { texts });
    for (const [word] of said.mock.calls) expect(texts.hasSay(word), word).toBe(true);
    expect(container.textContent).not.toMatch(/undefined|NaN|\{|\$/);
  });
});

describe('a hint', () => {
  it('marks a card or a place', () => {
    const cards = show('thief_pick', { hinted: 1 }).container;
    expect(option(cards, 1).className).toContain('hinted');
    expect(option(cards, 0).className).not.toContain('hinted');
    cleanup();
    const places = show('trapdoor_square', { hinted: 0 }).container;
    expect(option(places, 0).getAttribute('class')).toContain('hinted');
  });

  it('draws an arrow on the sheet, and a button copies its aim', async () => {
    const hinted = 540 * 96 + 55; // 270° at 60%
    const { container, onanswer } = show('aim', { hinted });
    expect(container.querySelector('[data-hint]')).not.toBeNull();
    await fireEvent.click(container.querySelector('.hinted.button')!);
    await fireEvent.click(container.querySelector('[data-option]')!);
    expect(onanswer).toHaveBeenLastCalledWith(hinted);
  });
});

describe('a seat that is not asked', () => {
  it.each(['over_spectator', 'watching_use_object'])('gets no options (%s)', (name) => {
    expect(indexes(show(name).container)).toEqual([]);
  });

  it('does not see the objects of others', () => {
    const { container, stop } = show('watching_use_object');
    const other = stop.view.players[1 - stop.seat]!;
    expect(other.objects).toBeGreaterThan(0);
    expect(container.querySelectorAll(`[data-prisoner="${1 - stop.seat}"] li`)).toHaveLength(0);
  });
});

describe('a miss', () => {
  it('is written on the sheet', () => {
    const { container } = show('aim_missed');
    expect(container.textContent).toContain(TEXTS.say('missed'));
  });
});

describe('the text for screen readers', () => {
  it('tells the walls, and the angle and distance of each thing on the sheet', () => {
    const { container, stop } = show('aim');
    const said = container.querySelector('ul.unseen')!.textContent;
    const { x, y } = stop.view.players[stop.seat]!;
    const { square } = stop.view.chests[0]!;
    const [dx, dy] = [square.charCodeAt(0) - 64.5 - x, Number(square.slice(1)) - 0.5 - y];
    expect(said).toContain(TEXTS.say('distance', { distance: String(Math.round(10 * Math.hypot(dx, dy)) / 10) }));
    expect(said).toMatch(new RegExp(`${TEXTS.say('wall')}: [A-R]\\d+`));
    cleanup();
    const looking = show('over_spectator').container.querySelector('ul.unseen')!.textContent;
    expect(looking).not.toContain(TEXTS.say('distance', { distance: '' }).trim());
  });
});

describe('a square that is smaller than a finger', () => {
  it('needs a second touch, or the button', async () => {
    const { container, onanswer } = show('trapdoor_square');
    await touch(option(container, 0));
    await touch(option(container, 1));
    expect(onanswer).not.toHaveBeenCalled();
    await touch(container.querySelector('button.primary[data-option="1"]')!);
    expect(onanswer.mock.calls).toEqual([[1]]);
    cleanup();
    const again = show('trapdoor_square');
    await touch(option(again.container, 0));
    await touch(option(again.container, 0));
    expect(again.onanswer.mock.calls).toEqual([[0]]);
  });
});

const touch = (on: Element) =>
  fireEvent(on, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
