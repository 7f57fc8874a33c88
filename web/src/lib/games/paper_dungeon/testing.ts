// stops.json has one real stop for every kind of question, and some others. They come from 16 matches (solo with 3 to
// 45 floors and both profiles, two and four players, same dice, peeking, a sealed notebook) on Fate's seeds 0 to 9.
// Each seat was a greedy bot that sometimes answered at random, bought whatever it could use later, read scrolls and
// sometimes gave a floor up. Of all stops that fit a name, the file has the one with the shortest view; of its events,
// only the last two dice.
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';

import { LOOKING_ON } from '../board';
import { askedOf, textsOf, type BoardStop } from '../testing';

import Board from './Board.svelte';
import given from './stops.json';
import type { PaperDungeonView } from './view';

export const STOPS = given as unknown as Record<string, BoardStop>;
export const ASKED = askedOf(STOPS);

export const textsIn = (lang: string) => textsOf('paper_dungeon', lang);
export const TEXTS = textsIn('en');

export function show(name: string, other: Record<string, unknown> = {}) {
  const stop = STOPS[name]!;
  const onanswer = vi.fn();
  const onwhy = vi.fn();
  const { seat, players, events, view, question } = stop;
  const rest = { ...LOOKING_ON, over: false, onanswer, onwhy };
  const props = { ...rest, view, events, ask: question, texts: TEXTS, players, seat, ...other };
  const { container, rerender } = render(Board, { props });
  return { container, rerender, onanswer, onwhy, stop, view: view as unknown as PaperDungeonView };
}

export { indexes, option } from '../testing';
