// stops.json has a real stop for every kind of question: 700 matches of two to six players with any options, Fate's seeds
// and answers at random. Of all stops that a name describes it is one with a short view.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from '@testing-library/svelte';
import { vi } from 'vitest';

import { GameTexts } from '../../texts/game_texts';
import type { EventInfo, QuestionInfo } from '../../wire';
import { LOOKING_ON } from '../board';

import Board from './Board.svelte';
import given from './stops.json';
import type { LootersView } from './view';

// What jsdom lacks of a browser.
globalThis.ResizeObserver ??= class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};
Element.prototype.scrollIntoView ??= (): void => undefined;
Element.prototype.setPointerCapture ??= (): void => undefined;

interface Stop {
  seat: number;
  players: string[];
  events: EventInfo[];
  view: Record<string, unknown>;
  question: QuestionInfo | null;
}
export const STOPS = given as unknown as Record<string, Stop>;
export const ASKED = Object.entries(STOPS).filter(([, stop]) => stop.question);

export function textsIn(lang: string): GameTexts {
  const file = join(import.meta.dirname, `../../../../../src/oubliette/games/dungeon_looters/texts/${lang}.ftl`);
  return new GameTexts('dungeon_looters', lang, readFileSync(file, 'utf-8'), { and: 'and', decimal: '.' });
}
export const TEXTS = textsIn('en');

export function show(name: string, other: Record<string, unknown> = {}) {
  const stop = STOPS[name]!;
  const calls = { onanswer: vi.fn(), onwhy: vi.fn(), onwalk: vi.fn(), onhabit: vi.fn() };
  const { seat, players, events, view, question } = stop;
  const rest = { ...LOOKING_ON, over: false, mine: [seat], ...calls };
  const props = { ...rest, view, events, ask: question, texts: TEXTS, players, seat, ...other };
  const { container, rerender } = render(Board, { props });
  return { container, rerender, ...calls, stop, view: view as unknown as LootersView };
}

export function indexes(container: Element): number[] {
  return [...container.querySelectorAll('[data-option]')].map((one) => Number(one.getAttribute('data-option')));
}

export const option = (container: Element, index: number) => container.querySelector(`[data-option="${index}"]`)!;
