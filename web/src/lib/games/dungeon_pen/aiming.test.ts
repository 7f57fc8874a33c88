import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadTexts } from '../../texts/ui.svelte';

import { proposalFor } from './proposal';
import { indexes, layOut, onScreen, propsOf, show, TEXTS } from './testing';
import type { PenView } from './view';

const index = (degrees: number, percent: number): number => 2 * degrees * 96 + percent - 5;

beforeAll(loadTexts);
beforeEach(() => localStorage.clear());
beforeEach(layOut);
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

describe('by aim', () => {
  it('changes with the arrow keys, with Shift in small steps, and flicks on Enter', async () => {
    const { container, onanswer, stop } = show('aim');
    const slider = container.querySelector('[role=slider]')!;
    const { degrees, strength } = proposalFor(stop.view, stop.seat)!;
    expect(indexes(container)).toEqual([index(degrees, strength)]);
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true });
    await fireEvent.keyDown(slider, { key: 'ArrowUp' });
    await fireEvent.keyDown(slider, { key: 'ArrowDown', shiftKey: true });
    const turned = (degrees + 5.5) % 360;
    expect(indexes(container)).toEqual([index(turned, Math.min(strength + 5, 100) - 1)]);
    await fireEvent.keyDown(slider, { key: 'Enter' });
    expect(onanswer.mock.calls).toEqual([[index(turned, Math.min(strength + 5, 100) - 1)]]);
  });

  it('goes to where the sheet is clicked', async () => {
    const { container, stop } = show('aim');
    const { x, y, spread } = stop.view.players[stop.seat]!;
    const surface = container.querySelector('.surface')!;
    await fireEvent.pointerDown(surface, { ...onScreen(x + 3, y), pointerType: 'mouse' });
    await fireEvent.pointerUp(surface, { ...onScreen(x + 3, y), pointerType: 'mouse' });
    const percent = Math.round((100 * (3 - spread.distance_least)) / spread.distance_gain);
    expect(indexes(container)).toEqual([index(0, percent)]);
  });

  it('shows a finger the flick button on the sheet', async () => {
    const { container, onanswer, stop } = show('aim');
    const { x, y } = stop.view.players[stop.seat]!;
    expect(indexes(container)).toHaveLength(1);
    const surface = container.querySelector('.surface')!;
    for (const kind of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(kind, { bubbles: true, ...onScreen(x + 3, y) });
      await fireEvent(surface, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
    }
    await fireEvent.click(container.querySelector('[data-turned] button')!);
    expect(onanswer.mock.calls).toEqual([[indexes(container)[0]]]);
  });

  it('stays below the cap, also in the number field', async () => {
    const { view } = propsOf('aim') as unknown as { view: PenView };
    const capped = structuredClone(view);
    for (const player of capped.players) player.flick.cap = 30;
    const { container, stop } = show('aim', { view: capped });
    const { degrees, strength: proposed } = proposalFor(capped, stop.seat)!;
    expect(proposed).toBeLessThanOrEqual(30);
    expect(indexes(container)).toEqual([index(degrees, proposed)]);
    const strength = container.querySelectorAll<HTMLInputElement>('input[type=number]')[1]!;
    expect(strength.max).toBe('30');
    await fireEvent.change(strength, { target: { value: '77' } });
    expect(strength.value).toBe('30');
    await fireEvent.keyDown(container.querySelector('[role=slider]')!, { key: 'ArrowUp' });
    expect(indexes(container)).toEqual([index(degrees, 30)]);
  });

  it('takes typed numbers', async () => {
    const { container } = show('aim');
    const [angle, strength] = container.querySelectorAll<HTMLInputElement>('input[type=number]');
    await fireEvent.change(angle!, { target: { value: '12.5' } });
    await fireEvent.change(strength!, { target: { value: '77' } });
    expect(indexes(container)).toEqual([index(12.5, 77)]);
  });

  it('shows no cone for a blind flick, and two for a nudged one', () => {
    expect(show('aim_blind').container.querySelectorAll('.near')).toHaveLength(0);
    cleanup();
    expect(show('aim_nudge').container.querySelectorAll('.near')).toHaveLength(2);
  });
});

describe('by gesture', () => {
  it('is the only way for a gesture seat, and aiming is the only way for an aim seat', () => {
    const gesture = show('aim_gesture').container;
    expect(gesture.querySelector('[data-grip]')).not.toBeNull();
    expect(gesture.querySelectorAll('[data-option], [role=slider], input')).toHaveLength(0);
    cleanup();
    const aim = show('aim').container;
    expect(aim.querySelector('[data-grip]')).toBeNull();
    expect(aim.querySelector('[role=slider]')).not.toBeNull();
  });

  it('sends the points, shifted as if the finger had pressed exactly on the cross', async () => {
    const { container, ongesture, stop } = show('aim_gesture');
    const { x, y } = stop.view.players[stop.seat]!;
    const grip = container.querySelector('[data-grip]')!;
    await fireEvent.pointerDown(grip, { ...onScreen(x + 1, y), pointerId: 1 });
    await fireEvent.pointerMove(grip, { ...onScreen(x + 1, y - 1), pointerId: 1 });
    await fireEvent.pointerUp(grip, { ...onScreen(x + 1, y - 3), pointerId: 1 });
    const [points] = ongesture.mock.calls[0]!;
    expect(points.map(([, px, py]) => [px.toFixed(2), py.toFixed(2)])).toEqual(
      [y, y - 1, y - 3].map((down) => [x.toFixed(2), down.toFixed(2)]),
    );
    expect(points[0]![0]).toBe(0);
    expect(points[2]![0]).toBeGreaterThanOrEqual(points[1]![0]);
  });

  it('previews the strength and where the line would end', async () => {
    let draw = (_: number): void => undefined;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      draw = callback;
      return 1;
    });
    const { container, stop } = show('aim_gesture');
    const { x, y } = stop.view.players[stop.seat]!;
    const grip = container.querySelector('[data-grip]')!;
    const at = (far: number, timeStamp: number, kind: string) => {
      const event = new MouseEvent(kind, { bubbles: true, ...onScreen(x, y - far) });
      Object.defineProperties(event, { timeStamp: { value: timeStamp }, pointerId: { value: 1 } });
      return fireEvent(grip, event);
    };
    await at(0, 1000, 'pointerdown');
    await at(1.32, 1080, 'pointermove');
    draw(1080);
    await tick();
    expect(container.querySelector('[data-swing]')!.getAttribute('data-swing')).toBe('50');
    expect(container.querySelectorAll('.near').length).toBeGreaterThan(0);
    draw(1400); // the finger has rested since 1080
    await tick();
    expect(container.querySelector('[data-swing]')).toBeNull();
  });

  it('shows a strength up to the cap only', async () => {
    let draw = (_: number): void => undefined;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      draw = callback;
      return 1;
    });
    const { view } = propsOf('aim_gesture') as unknown as { view: PenView };
    const capped = structuredClone(view);
    for (const player of capped.players) player.flick.cap = 30;
    const { container, stop } = show('aim_gesture', { view: capped });
    const { x, y } = stop.view.players[stop.seat]!;
    const grip = container.querySelector('[data-grip]')!;
    const at = (far: number, timeStamp: number, kind: string) => {
      const event = new MouseEvent(kind, { bubbles: true, ...onScreen(x, y - far) });
      Object.defineProperties(event, { timeStamp: { value: timeStamp }, pointerId: { value: 1 } });
      return fireEvent(grip, event);
    };
    await at(0, 1000, 'pointerdown');
    await at(1.32, 1080, 'pointermove');
    draw(1080);
    await tick();
    expect(container.querySelector('[data-swing]')!.textContent).toBe(TEXTS.say('swing_capped', { percent: 30 }));
  });

  it('is cancelled by Escape, or by returning to the cross', async () => {
    const { container, ongesture, stop } = show('aim_gesture');
    const { x, y } = stop.view.players[stop.seat]!;
    const grip = container.querySelector('[data-grip]')!;
    const closed = vi.fn();
    window.addEventListener('keydown', closed);
    await fireEvent.pointerDown(grip, onScreen(x, y));
    await fireEvent.pointerMove(grip, onScreen(x, y - 4));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await fireEvent.pointerUp(grip, onScreen(x, y - 5));
    await fireEvent.pointerDown(grip, onScreen(x, y));
    await fireEvent.pointerMove(grip, onScreen(x, y - 4));
    await fireEvent.pointerUp(grip, onScreen(x, y - 0.5));
    expect(ongesture).not.toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
    window.removeEventListener('keydown', closed);
  });

  it('ignores a second finger', async () => {
    const { container, ongesture, stop } = show('aim_gesture');
    const { x, y } = stop.view.players[stop.seat]!;
    const grip = container.querySelector('[data-grip]')!;
    await fireEvent.pointerDown(grip, { ...onScreen(x, y), pointerId: 1 });
    await fireEvent.pointerDown(grip, { ...onScreen(x, y), pointerId: 2 });
    await fireEvent.pointerMove(grip, { ...onScreen(x + 5, y), pointerId: 2 });
    await fireEvent.pointerUp(grip, { ...onScreen(x + 9, y), pointerId: 2 });
    expect(ongesture).not.toHaveBeenCalled();
    await fireEvent.pointerUp(grip, { ...onScreen(x, y - 3), pointerId: 1 });
    const [points] = ongesture.mock.calls[0]!;
    expect(points.map(([, px]) => px.toFixed(2))).toEqual([x.toFixed(2), x.toFixed(2)]);
  });

  it('is dropped on pointercancel', async () => {
    const { container, ongesture } = show('aim_gesture');
    const grip = container.querySelector('[data-grip]')!;
    await fireEvent.pointerDown(grip, onScreen(9, 9));
    await fireEvent.pointerCancel(grip);
    await fireEvent.pointerUp(grip, onScreen(9, 5));
    expect(ongesture).not.toHaveBeenCalled();
  });
});

describe('with a real pencil', () => {
  const at = (x: number, y: number): number => Math.round(10 * x) * 181 + Math.round(10 * y);

  it('asks where it stopped: a click sets the point, and a button answers', async () => {
    const { container, onanswer, stop } = show('pencil');
    const { x, y } = stop.view.players[stop.seat]!;
    expect(indexes(container)).toEqual([at(x, y)]); // it has not moved yet
    const surface = container.querySelector('.surface')!;
    await fireEvent.pointerDown(surface, { ...onScreen(7.3, 5.2), pointerType: 'mouse' });
    await fireEvent.pointerUp(surface, { ...onScreen(7.3, 5.2), pointerType: 'mouse' });
    expect(indexes(container).sort()).toEqual([at(x, y), at(7.3, 5.2)].sort());
    await fireEvent.click(container.querySelector('.primary')!);
    expect(onanswer.mock.calls).toEqual([[at(7.3, 5.2)]]);
    expect(container.querySelector('[data-grip], input')).toBeNull();
  });

  it('moves the point with the arrow keys, with Shift in small steps, and stays on the sheet', async () => {
    const { container, onanswer, stop } = show('pencil');
    const { x, y } = stop.view.players[stop.seat]!;
    const slider = container.querySelector('[role=slider]')!;
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await fireEvent.keyDown(slider, { key: 'ArrowDown', shiftKey: true });
    await fireEvent.keyDown(slider, { key: 'Enter' });
    for (let step = 0; step < 50; step++) await fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    await fireEvent.keyDown(slider, { key: 'Enter' });
    expect(onanswer.mock.calls).toEqual([[at(x + 0.5, y + 0.1)], [at(0, y + 0.1)]]);
  });

  it('can answer that it did not move', async () => {
    const { container, onanswer, stop } = show('pencil');
    const { x, y } = stop.view.players[stop.seat]!;
    await fireEvent.click(container.querySelector('.pencilbar button')!);
    expect(onanswer.mock.calls).toEqual([[at(x, y)]]);
  });
});
