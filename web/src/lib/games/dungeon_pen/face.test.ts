import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { stubDialogs } from '../../match/testing';
import { loadTexts } from '../../texts/ui.svelte';

import { indexes, layOut, onScreen, show, STOPS, TEXTS } from './testing';

beforeAll(loadTexts);
beforeAll(stubDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

async function face(name: string, other: Record<string, unknown> = {}) {
  const onbare = vi.fn();
  const shown = show(name, { mine: [0, 1], onbare, ...other });
  await fireEvent.click(
    [...shown.container.querySelectorAll('button')].find((one) => one.textContent === TEXTS.say('face_to_face'))!,
  );
  return { ...shown, onbare };
}

const NAMES = ['hard_hat', 'second_try', 'healing_vial', 'ruler', 'eraser', 'sharpener', 'banana_peel', 'rubber_band'];

describe('face to face', () => {
  it('is offered to two players at one screen, removes the curtain, and is stored for the match', async () => {
    expect(show('aim').container.textContent).not.toContain(TEXTS.say('face_to_face'));
    cleanup();
    const { container, onbare } = await face('aim');
    expect(onbare).toHaveBeenLastCalledWith(true);
    expect(container.querySelector('dialog[open]')).not.toBeNull();
    cleanup();
    const again = show('aim', { mine: [0, 1], bare: true }).container;
    expect(again.querySelector('dialog[open]')).not.toBeNull();
    await fireEvent.click(again.querySelector('.close')!);
    expect(again.querySelector('dialog')).toBeNull();
  });

  it('turns the sheet to the asked player', async () => {
    for (const [name, { question, view }] of Object.entries(STOPS)) {
      if (question?.prompt !== 'decide.aim') continue;
      const { container } = await face(name);
      expect(container.querySelector('[data-turned]')!.getAttribute('data-turned')).toBe(String(question.seat === 1));
      expect(container.querySelectorAll('[data-strip]')).toHaveLength(view.players.length);
      const gesture = view.players[question.seat]!.way === 'gesture';
      expect(container.querySelector(`[data-strip="${question.seat}"] [data-option]`) === null).toBe(gesture);
      cleanup();
      localStorage.clear();
    }
  });

  it('mirrors a gesture of the second player', async () => {
    layOut();
    const name = Object.keys(STOPS).find(
      (one) => STOPS[one]!.question?.prompt === 'decide.aim' && STOPS[one]!.seat === 1,
    )!;
    const view = structuredClone(STOPS[name]!.view);
    view.players[1]!.way = 'gesture';
    const { container, ongesture } = await face(name, { view });
    const { x, y } = STOPS[name]!.view.players[1]!;
    const grip = container.querySelector('[data-grip]')!;
    await fireEvent.pointerDown(grip, onScreen(18 - x, 18 - y));
    await fireEvent.pointerUp(grip, onScreen(18 - x, 18 - y - 3)); // up: towards the player at the upper edge
    const points = ongesture.mock.calls[0]![0];
    expect(points.at(-1)![2]).toBeCloseTo(y + 3, 5);
  });

  it.each(['use_object', 'use_object_eraser', 'second_try_line_2', 'hard_hat_2', 'return_object', 'thief_pick'])(
    'names an object only while its card is held down (%s)',
    async (name) => {
      const { container, onanswer, stop } = await face(name);
      const hidden = () => NAMES.filter((card) => container.textContent.includes(TEXTS.name(card)));
      expect(hidden()).toEqual([]);
      expect(container.querySelector('[data-turned] [data-option]')).toBeNull();
      const backs = container.querySelectorAll(`[data-strip="${stop.question!.seat}"] .back`);
      for (const back of backs) {
        await fireEvent.pointerDown(back);
        const face = container.querySelector('.face')!.textContent;
        await fireEvent.pointerUp(back);
        expect(container.querySelector('.face')).toBeNull();
        const play = container.querySelector<HTMLElement>('.primary[data-option]');
        if (!play) continue;
        await fireEvent.click(play);
        const answer = stop.question!.options![onanswer.mock.lastCall![0]];
        expect(face).toContain(TEXTS.name(String(answer)));
      }
      expect(backs.length).toBeGreaterThan(0);
    },
  );

  it('offers the walls to erase once the eraser is picked', async () => {
    const { container, stop } = await face('use_object_eraser');
    const place = stop.view.players[stop.question!.seat]!.hand.indexOf('eraser');
    const back = container.querySelectorAll(`[data-strip="${stop.question!.seat}"] .back`)[place]!;
    await fireEvent.pointerDown(back);
    await fireEvent.pointerUp(back);
    expect(container.querySelectorAll('[data-turned] [data-option]').length).toBeGreaterThan(0);
  });

  it('shows a message after a gesture that was no flick', async () => {
    const { container, rerender, props } = await face('aim_gesture');
    const grip = container.querySelector('[data-grip]')!;
    await fireEvent.pointerDown(grip, onScreen(1, 1));
    await fireEvent.pointerUp(grip, onScreen(1, 1));
    await rerender({ ...props, busy: true });
    await rerender({ ...props, busy: false });
    expect(container.querySelector('[role=status]')!.textContent).toBe(TEXTS.say('no_gesture'));
    expect(indexes(container)).toHaveLength(0);
  });
});
