// stops.json has one real stop for every kind of question, and some others. They come from 112 matches (one to six
// players, with and without marks, duels, trades, hidden treasures, chosen heroes and spells) on Fate's seeds 0 to 15;
// each seat was a greedy bot that sometimes answered at random. Of all stops that fit a name, the file has the one with
// the shortest data. It leaves out the decks, and the rooms that are still as dealt. The flight, attack_mode, step_cast
// and rich stops come from rules version 2: two to four greedy players, seeds 0 to 119.
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';

import { LOOKING_ON } from '../board';
import { askedOf, textsOf, type BoardStop } from '../testing';

import Board from './Board.svelte';
import { SPACES } from './plan';
import given from './stops.json';
import { FACE_DOWN, type NewDungeonView, type SpaceView } from './view';

const DEALT: Record<string, SpaceView> = {};
for (const { id, kind } of SPACES) {
  if (kind === 'room') DEALT[id] = { monsters: [FACE_DOWN], treasure: FACE_DOWN, left: [] };
  if (kind === 'chamber') DEALT[id] = { monsters: [FACE_DOWN, FACE_DOWN, FACE_DOWN], treasure: '', left: [] };
}

export const STOPS = given as unknown as Record<string, BoardStop>;
for (const { view } of Object.values(STOPS)) view.spaces = { ...DEALT, ...(view.spaces as object) };
export const ASKED = askedOf(STOPS);
export const viewOf = (name: string) => STOPS[name]!.view as unknown as NewDungeonView;

export const textsIn = (lang: string) => textsOf('new_dungeon', lang);
export const TEXTS = textsIn('en');

export function show(name: string, other: Record<string, unknown> = {}) {
  const stop = STOPS[name]!;
  const onanswer = vi.fn();
  const onwalk = vi.fn();
  const { seat, players, events, view, question } = stop;
  const rest = { ...LOOKING_ON, over: false, onanswer, onwalk, onwhy: vi.fn() };
  const props = { ...rest, view, events, ask: question, texts: TEXTS, players, seat, ...other };
  const { container, rerender } = render(Board, { props });
  return { container, rerender, props, onanswer, onwalk, stop, view: view as unknown as NewDungeonView };
}

export { indexes, option } from '../testing';
