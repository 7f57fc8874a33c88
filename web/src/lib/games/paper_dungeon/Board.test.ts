import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { QuestionInfo } from '../../wire';

import { covers } from './Board.svelte';
import { ASKED, indexes, option, show, STOPS, TEXTS, textsIn } from './testing';

afterEach(cleanup);

describe.each(ASKED)('asked %s, the board', (name, { question, view, players }) => {
  it('shows exactly what it says it covers, each option once', () => {
    const { container } = show(name);
    expect(indexes(container).sort((a, b) => a - b)).toEqual([...covers(question!, view)].sort((a, b) => a - b));
  });

  it('answers by click and by keyboard, and labels each option', async () => {
    const { container, onanswer } = show(name);
    for (const index of indexes(container)) {
      const found = option(container, index);
      await fireEvent.click(found);
      expect(onanswer).toHaveBeenLastCalledWith(index);
      if (found.tagName === 'BUTTON') continue; // browsers turn Enter and Space into clicks on real buttons
      onanswer.mockClear();
      await fireEvent.keyDown(found, { key: 'Enter' });
      await fireEvent.keyDown(found, { key: ' ' });
      expect(onanswer.mock.calls).toEqual([[index], [index]]);
      expect(found.getAttribute('role')).toBe('button');
      expect(found.getAttribute('tabindex')).toBe('0');
      expect(found.getAttribute('aria-label')).toBe(TEXTS.option(question!, index, players));
    }
  });

  it('ignores clicks and keys while an answer is on its way', async () => {
    const { container, onanswer } = show(name, { busy: true });
    for (const found of container.querySelectorAll('[data-option]')) {
      await fireEvent.click(found);
      await fireEvent.keyDown(found, { key: 'Enter' });
    }
    expect(onanswer).not.toHaveBeenCalled();
  });
});

describe.each(Object.keys(STOPS))('the page of %s', (name) => {
  it.each(['en', 'fr'])('has all its texts, with all placeholders filled in (%s)', (lang) => {
    const texts = textsIn(lang);
    const unknown = vi.spyOn(texts, 'say').mockName('say');
    const { container } = show(name, { texts });
    for (const [word] of unknown.mock.calls) expect(texts.hasSay(word), word).toBe(true);
    expect(container.textContent).not.toMatch(/undefined|NaN|\{|\$/);
  });
});

describe('a question', () => {
  it('before a turn leaves the roll to the main button, and hides giving up beside the ledger', () => {
    const { question, view } = STOPS['heading']!;
    const ask = { ...question!, prompt: 'decide.use_scroll_or_roll', options: ['roll', 'abandon'], count: 2, ways: [] };
    const { container } = show('heading', { ask: { ...ask, facts: { turn: 2 } } });
    expect([...covers(ask, view)]).toEqual([1]);
    expect(option(container, 1).className).toContain('give-up');
    expect(TEXTS.enter(ask)).toBe(0);
    expect(TEXTS.givesUp(ask, 'abandon')).toBe(true);
  });

  it('for a heading leaves "stay" to the button beside it', () => {
    const { question, view } = STOPS['wall_hit_through_wall']!;
    const ask = { ...question!, options: ['stay', ['wall_pass', 'n']], count: 2, facts: { steps: 3, heading: 'n' } };
    const { container } = show('wall_hit_through_wall', { ask });
    expect(indexes(container)).toEqual([1]);
    expect([...covers(ask as unknown as QuestionInfo, view)]).toEqual([1]);
  });

  it('for a heading offers to read a scroll instead', () => {
    const { question, view } = STOPS['heading']!;
    const ask = { ...question!, options: [...question!.options!, 'teleport_scroll'], count: question!.count + 1 };
    const carried = [{ piece: 'teleport_scroll', shop_floor: 5 }];
    const seen = { ...view, players: (view.players as object[]).map((one) => ({ ...one, inventory: carried })) };
    const { container } = show('heading', { ask, view: seen });
    const scroll = option(container, ask.options.length - 1);
    expect(scroll.tagName).toBe('BUTTON');
    expect(scroll.textContent).toContain('Teleport Scroll');
    expect(covers(ask as unknown as QuestionInfo, seen).size).toBe(ask.options.length);
  });

  it('for a square moves the focus from square to square with the arrow keys', async () => {
    const { container, stop } = show('scroll_target');
    const squares = stop.question!.options as string[];
    const next = (square: string) => String.fromCharCode(square.charCodeAt(0) + 1) + square.slice(1);
    const from = squares.findIndex((square, place) => place > 0 && next(square) === squares[place + 1]);
    const first = option(container, from);
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(option(container, from + 1));
  });

  it('marks the hinted option', () => {
    const { container } = show('heading', { hinted: 0 });
    expect(option(container, 0).getAttribute('class')).toContain('hinted');
    expect(option(container, 1).getAttribute('class')).not.toContain('hinted');
  });
});
