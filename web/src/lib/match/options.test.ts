// Players can give every option: by click, digit, search or number fields.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { QuestionInfo } from '../wire';
import AllOptions from './AllOptions.svelte';
import QuestionBar from './QuestionBar.svelte';
import { indexOf, numbersAt, placeOf } from './shape';
import { pig, question, stubDialogs } from './testing';

const FLICK = {
  kind: 'lattice' as const,
  axes: [
    { name: 'angle_halves', start: 0, stop: 720, step: 1 },
    { name: 'strength', start: 5, stop: 101, step: 1 },
  ],
};
const flick = question({ prompt: 'aim', options: null, shape: FLICK, count: 720 * 96 });
const rooms = question({ prompt: 'pick.room', options: Array.from({ length: 40 }, (_, place) => place + 100) });

beforeAll(stubDialogs);
afterEach(cleanup);

function open(ask: QuestionInfo, busy = false) {
  const [onanswer, onclose] = [vi.fn<(index: number) => void>(), vi.fn()];
  render(AllOptions, { ask, texts: pig, players: ['Ada'], hinted: 1, busy, onanswer, onclose });
  return { onanswer, onclose };
}

const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-option]')];

describe('all options', () => {
  it('are all listed, and a click answers with the right one', async () => {
    const { onanswer, onclose } = open(question());
    expect(options().map((button) => button.dataset.option)).toEqual(['0', '1']);
    await fireEvent.click(screen.getByText('Hold'));
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(1);
    expect(onclose).toHaveBeenCalled();
  });

  it('can be chosen by digit', async () => {
    const { onanswer } = open(question());
    await fireEvent.keyDown(window, { key: '3' });
    expect(onanswer).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: '2' });
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('can be searched if there are many, and a digit in the search field does not answer', async () => {
    const { onanswer } = open(rooms);
    expect(options()).toHaveLength(40);
    const field = screen.getByRole('searchbox', { hidden: true });
    await fireEvent.input(field, { target: { value: 'room 117' } });
    await fireEvent.keyDown(field, { key: '1' });
    expect(onanswer).not.toHaveBeenCalled();
    expect(options().map((button) => button.dataset.option)).toEqual(['17']);
    await fireEvent.click(options()[0]!);
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(17);
  });

  it('are disabled while an answer is being sent, for digits too', async () => {
    const { onanswer } = open(question(), true);
    expect(options().every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await fireEvent.keyDown(window, { key: '2' });
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('mark the recommended one', () => {
    open(question());
    expect(options()[1]!.textContent).toContain('match-recommended');
  });
});

describe('a flick', () => {
  it('has the index that the server computes', () => {
    expect(indexOf(FLICK, [360, 40])).toBe(34595); // the example in docs/online.md
    expect(indexOf(FLICK, [541, 40])).toBe(541 * 96 + 35);
    expect(numbersAt(FLICK, 541 * 96 + 35)).toEqual([541, 40]);
    expect(placeOf(FLICK.axes[1]!, 1000)).toBe(95);
  });

  it('of 270.5 degrees can be given with the number fields', async () => {
    const { onanswer } = open(flick);
    const [angle, strength] = [...document.querySelectorAll('input[type=number]')] as HTMLInputElement[];
    await fireEvent.change(angle!, { target: { value: '270.5' } });
    await fireEvent.change(strength!, { target: { value: '40' } });
    const index = 541 * 96 + 35;
    expect(options().map((button) => [button.dataset.option, button.textContent])).toEqual([
      [String(index), '270.5° at 40%'],
    ]);
    await fireEvent.submit(document.querySelector('form')!);
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(index);
  });
});

describe('the question bar', () => {
  it('has buttons for the options that the board does not show, disabled while an answer is being sent', async () => {
    const onanswer = vi.fn();
    const usual = { texts: pig, players: ['Ada'], hinted: null, folded: false, onwhy: vi.fn(), onall: vi.fn() };
    const { rerender } = render(QuestionBar, {
      ...usual,
      ask: question(),
      covered: new Set([0]),
      busy: false,
      onanswer,
    });
    expect(document.querySelector('[data-prompt="turn.choice"]')?.textContent).toBe('4 points. Another roll?');
    expect(options().map((button) => button.dataset.option)).toEqual(['1']);
    await rerender({ busy: true });
    expect(options()[0]).toHaveProperty('disabled', true);
  });
});
