import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { badgesOf, placed, sizeOf } from './badges';
import { option, show, STOPS } from './testing';
import type { LootersView } from './view';
import { reachOf } from './walking';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a move', () => {
  it('walks to a distant square on a click, and shows the path on hover', async () => {
    const { container, onwalk } = show('move_token');
    const far = container.querySelector('[data-way]')!;
    await fireEvent.pointerEnter(far);
    expect(container.querySelector('.path')).not.toBeNull();
    await fireEvent.click(far);
    expect(onwalk).toHaveBeenCalledWith(Number(far.getAttribute('data-way')));
  });

  it('takes single steps with the arrow keys while no square has the focus', async () => {
    const { container, onanswer, stop } = show('move_step');
    const options = stop.question!.options as string[];
    const sides = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };
    for (const [key, side] of Object.entries(sides)) {
      onanswer.mockClear();
      await fireEvent.keyDown(container.querySelector('.frame')!, { key });
      const index = options.indexOf(side);
      expect(onanswer.mock.calls).toEqual(index < 0 ? [] : [[index]]);
    }
  });

  it('moves the focus with the arrow keys once a square has it', async () => {
    const { container, onanswer } = show('move_token');
    const squares = [...container.querySelectorAll<SVGElement>('.reach')];
    squares[0]!.focus();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
      await fireEvent.keyDown(document.activeElement!, { key });
    expect(onanswer).not.toHaveBeenCalled();
    expect(squares.indexOf(document.activeElement as SVGElement)).toBeGreaterThanOrEqual(0);
    expect(container.querySelectorAll('.reach[tabindex="0"]').length).toBe(1);
  });

  it('marks squares with a token', () => {
    const { container, view, stop } = show('move_token');
    const squares = reachOf(stop.question, view).map(({ square }) => square);
    const tokens = view.traps.filter(({ square }) => squares.includes(square));
    expect(tokens.length).toBeGreaterThan(0);
    expect(container.querySelectorAll('.reach.token').length).toBe(tokens.length);
  });

  it('lists each square once', () => {
    const { question, view } = STOPS['move_leave']!;
    const seen = view as unknown as LootersView;
    const squares = reachOf(question, seen).map(({ square }) => square);
    expect(new Set(squares).size).toBe(squares.length);
  });
});

describe('badges', () => {
  it.each(Object.keys(STOPS).filter((name) => name.startsWith('main_') || name.startsWith('move_')))(
    'never overlap (%s)',
    (name) => {
      const { question, view } = STOPS[name]!;
      const seen = view as unknown as LootersView;
      const own = seen.players[question!.seat]!.square;
      for (const size of [7, 14, 22, 40]) {
        const all = placed(badgesOf(question, seen), own, size).map((badge) => ({
          ...sizeOf(badge),
          x: badge.at.x * size + badge.dx,
          y: badge.at.y * size + badge.dy,
        }));
        all.forEach((one, place) => {
          for (const other of all.slice(place + 1)) {
            const apart =
              Math.abs(one.x - other.x) >= (one.width + other.width) / 2 || Math.abs(one.y - other.y) >= one.height;
            expect(apart).toBe(true);
          }
        });
      }
    },
  );

  it('show the chance of success', () => {
    const { container, stop } = show('main_pick_chest');
    const index = stop.question!.options!.findIndex((one) => Array.isArray(one) && one[0] === 'pick_chest');
    const chest = (stop.question!.options![index] as string[])[1]!;
    expect(option(container, index).textContent).toContain(`${Number(stop.question!.facts[`${chest}_pick`])}%`);
  });
});

describe('a window', () => {
  const moment = STOPS['react']!.question!.facts['moment'] as string;

  it('passes automatically if other people wait, and not if nobody does', () => {
    vi.useFakeTimers();
    const { onanswer } = show('react', { alone: true });
    vi.advanceTimersByTime(60_000);
    expect(onanswer).not.toHaveBeenCalled();
    cleanup();
    const waited = show('react', { alone: false });
    vi.advanceTimersByTime(19_000);
    expect(waited.onanswer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(waited.onanswer).toHaveBeenCalledWith(waited.stop.question!.options!.indexOf('pass'));
    vi.useRealTimers();
  });

  it('waits once the player touches the board', async () => {
    vi.useFakeTimers();
    const { container, onanswer } = show('react', { alone: false });
    await fireEvent.pointerDown(container.querySelector('.frame')!);
    vi.advanceTimersByTime(60_000);
    expect(onanswer).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('waits after a click on the wait button, or any key press on the page', async () => {
    vi.useFakeTimers();
    const { container, onanswer } = show('react', { alone: false });
    await fireEvent.click(container.querySelector('[data-hold]')!);
    expect(container.querySelector('.clock')).toBeNull();
    expect(container.querySelector('[data-hold]')!.getAttribute('aria-pressed')).toBe('true');
    vi.advanceTimersByTime(60_000);
    cleanup();
    const typed = show('react', { alone: false });
    await fireEvent.keyDown(document.body, { key: 'Tab' });
    vi.advanceTimersByTime(60_000);
    expect(onanswer).not.toHaveBeenCalled();
    expect(typed.onanswer).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('opens the settings', async () => {
    const { container } = show('react');
    await fireEvent.click(container.querySelector('[data-window] .small')!);
    expect(container.querySelector<HTMLDetailsElement>('details.switches')!.open).toBe(true);
  });

  it('applies a setting to one seat only, if several share a screen', async () => {
    const { container } = show('react');
    await fireEvent.click(container.querySelector(`[data-switch="${moment}"]`)!);
    cleanup();
    expect(show('react').container.querySelector('[data-window]')).toBeNull();
    cleanup();
    const { question, players } = STOPS['react']!;
    const seat = (question!.seat + 1) % players.length;
    const other = show('react', { ask: { ...question!, seat }, seat });
    expect(other.container.querySelector('[data-window]')).not.toBeNull();
    expect(other.onanswer).not.toHaveBeenCalled();
  });

  it('passes at once, without showing, at moments set to pass', async () => {
    const { container, onanswer } = show('react');
    await fireEvent.click(container.querySelector(`[data-switch="${moment}"]`)!);
    expect(onanswer).toHaveBeenCalledWith(0);
    expect(container.querySelector('[data-window]')).toBeNull();
  });
});
