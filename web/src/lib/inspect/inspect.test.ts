import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pig } from '../match/testing';
import type { RulebookInfo } from '../wire';
import { about, aboutOf, signsIn } from './about';
import { Inspector } from './inspector.svelte';
import { pictureOf } from './picture';
import Board from './testing/Board.svelte';
import { wordsOf } from './words';

const BOOK: RulebookInfo = {
  game: 'pig',
  title: 'Pig',
  introduction: '',
  paragraphs: [
    {
      slugs: ['turn.choice', 'roll.die'],
      title: 'Rolling',
      body: '…',
      things: [
        { id: 'pot', name: 'Trough', summary: 'Holds what you rolled.' },
        { id: 'die', name: 'Die', summary: 'One die for all.' },
      ],
    },
  ],
};

let inspector: Inspector;
const why = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(BOOK))));
  inspector = new Inspector();
  render(Board, { inspector, texts: pig, pot: 7, onwhy: why });
  // jsdom has no layout: what is under the pointer is what the event names
  document.elementsFromPoint = () => [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  why.mockReset();
});

const sign = (): HTMLElement => screen.getByTestId('pot');
const card = (): HTMLElement | null => document.querySelector('[data-inspected]');

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function point(type: string, element: Element, pointerType = 'mouse', x = 5): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 5 });
  Object.assign(event, { pointerType });
  element.dispatchEvent(event);
}

test('a sign that lets touches through is found above what they hit', async () => {
  const [figure, place] = [sign(), screen.getByTestId('pot').parentElement!];
  figure.dataset.through = '';
  figure.getBoundingClientRect = () => new DOMRect(0, 0, 20, 20);
  point('pointerover', place, 'mouse', 50);
  await pass(500);
  expect(card()).toBeNull();
  point('pointerover', place);
  await pass(500);
  expect(card()?.dataset.inspected).toBe('pot');
});

test('who stays on a sign sees its name, its figures now, what it does and the way to the rule', async () => {
  point('pointerover', sign());
  expect(card()).toBeNull();
  await pass(500);
  expect(card()?.textContent).toContain('Trough');
  expect(card()?.textContent).toMatch(/Points\s*7/);
  expect(card()?.textContent).toContain('Holds what you rolled.');
  card()!.querySelector('button')!.click();
  expect(why).toHaveBeenCalledWith('turn.choice');
});

test('the card stays while the mouse presses, scrolls and passes over it', async () => {
  const other = screen.getByTestId('die'); // the mouse passes it, and the card covers it
  point('pointerover', sign());
  await pass(500);
  const button = card()!.querySelector('button')!;
  point('pointerover', other);
  point('pointerover', screen.getByTestId('ground'));
  sign().parentElement!.parentElement!.dispatchEvent(new Event('pointerleave'));
  card()!.dispatchEvent(new Event('pointerenter'));
  document.elementsFromPoint = () => [card()!, other];
  point('pointerover', button);
  point('pointermove', button);
  await pass(1000);
  expect(card()?.dataset.inspected).toBe('pot');
  point('pointerdown', button);
  card()!.dispatchEvent(new Event('scroll'));
  await pass(0);
  button.click();
  expect(why).toHaveBeenCalledWith('turn.choice');
});

test('who only passes sees nothing, and who goes on closes it', async () => {
  point('pointerover', sign());
  await pass(100);
  point('pointerover', screen.getByTestId('ground'));
  await pass(1000);
  expect(card()).toBeNull();
});

test('on a layer that covers the board, the mouse finds the signs below', async () => {
  sign().dataset.through = '';
  sign().getBoundingClientRect = () => new DOMRect(20, 0, 10, 10);
  const layer = screen.getByTestId('ground');
  point('pointerover', layer);
  await pass(500);
  expect(card()).toBeNull();
  point('pointermove', layer, 'mouse', 25);
  await pass(500);
  expect(card()?.textContent).toContain('Trough');
  point('pointermove', layer, 'mouse', 40);
  await pass(500);
  expect(card()).toBeNull();
});

test('a finger that holds still opens it until it is closed, and answers nothing', async () => {
  const answered = vi.fn();
  sign().addEventListener('click', answered);
  point('pointerdown', sign(), 'touch');
  await pass(500);
  expect(inspector.pinned).toBe(true);
  point('pointerup', sign(), 'touch');
  sign().click();
  expect(answered).not.toHaveBeenCalled();
  sign().click();
  expect(answered).toHaveBeenCalledOnce();
});

test('a finger that moves draws or drags: no card', async () => {
  point('pointerdown', sign(), 'touch');
  point('pointermove', sign(), 'touch', 40);
  await pass(1000);
  expect(card()).toBeNull();
});

test('the key pins the card of the focused sign, Escape closes it', async () => {
  expect(inspector.pin(document.body)).toBe(false);
  expect(inspector.pin(sign())).toBe(true);
  await pass(0);
  expect(document.activeElement).toBe(card());
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await pass(0);
  expect(card()).toBeNull();
});

test('a closed card gives the focus back, also to a drawing', async () => {
  const drawing = sign().querySelector('svg')!;
  drawing.setAttribute('tabindex', '0');
  drawing.focus();
  expect(inspector.pin(document.activeElement)).toBe(true);
  await pass(0);
  expect(document.activeElement).toBe(card());
  inspector.close();
  await pass(0);
  expect(document.activeElement).toBe(drawing);
});

test('in a dialog of the board, which covers all else, the card is inside', async () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  sign().replaceWith(dialog);
  const moved = document.createElement('button');
  dialog.append(moved);
  document.body.append(dialog);
  about(() => ({ thing: 'pot', name: 'Trough' }))(moved);
  inspector.open(moved, true);
  await pass(0);
  expect(card()?.parentElement).toBe(dialog);
  inspector.close();
  await pass(0);
  expect(card()).toBeNull();
  dialog.remove();
});

test('the list of all things has each once, with its figures of now', () => {
  const signs = signsIn(document.body);
  expect(signs.map((one) => aboutOf(one)?.thing)).toEqual(['pot', 'die']);
});

test('a thing without a rule of its own has that of its kind', () => {
  const words = wordsOf({ thing: 'golden_die', kind: 'die', name: 'Golden die' }, pig, BOOK);
  expect(words).toMatchObject({ name: 'Golden die', does: 'One die for all.', why: 'turn.choice' });
  expect(wordsOf({ thing: 'stone' }, pig, BOOK).does).toBe('');
});

const drawn = (inner: string) => {
  document.body.innerHTML = `<p>${inner}</p>`;
  return pictureOf(document.querySelector('p')!)?.getAttribute('class');
};

test('the picture of a sign is its first drawing that is no decoration', () => {
  expect(drawn('<i data-plain><svg class="one"></svg></i><svg class="two"></svg>')).toBe('two');
  expect(drawn('<i data-plain><svg class="one"></svg></i>')).toBeUndefined();
});

test('of several drawings, the picture is the one that the board names', () => {
  expect(drawn('<svg class="one"></svg><svg class="two" data-picture></svg>')).toBe('two');
});
