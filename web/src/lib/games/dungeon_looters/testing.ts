// stops.json has a real stop for every kind of question, from 700 matches of two to six players with random options,
// seeds and answers. Of the stops that fit a name, the file keeps one with a short view.
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';

import { LOOKING_ON } from '../board';
import { askedOf, textsOf, type BoardStop } from '../testing';

import Board from './Board.svelte';
import given from './stops.json';
import type { LootersView } from './view';

// jsdom lacks these.
Element.prototype.scrollIntoView ??= (): void => undefined;
Element.prototype.setPointerCapture ??= (): void => undefined;

export const STOPS = given as unknown as Record<string, BoardStop>;
export const ASKED = askedOf(STOPS);

export const textsIn = (lang: string) => textsOf('dungeon_looters', lang);
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

export { indexes, option } from '../testing';
