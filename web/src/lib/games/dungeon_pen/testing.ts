// stops.json has a real stop for every kind of question and for every effect on a flick. They come from 60 two-player
// matches, seeds 0 to 59, with all sheets, modes and characters, bad faith, open and hidden hands, turn limits, gentle
// treatment and endless chests. Seats aimed at the goal, at a chest or anywhere, and answered at random otherwise. Of
// the stops that fit a name, the file keeps the one with the shortest view, with its last six events.
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';

import { LOOKING_ON } from '../board';
import { askedOf, textsOf, type BoardStop } from '../testing';

import Board from './Board.svelte';
import given from './stops.json';
import type { PenView } from './view';

export const STOPS = given as unknown as Record<string, BoardStop<PenView>>;
export const ASKED = askedOf(STOPS);

export const textsIn = (lang: string) => textsOf('dungeon_pen', lang);
export const TEXTS = textsIn('en');

export function propsOf(name: string) {
  const { seat, players, events, view, question } = STOPS[name]!;
  const mine = seat < 0 ? [] : [seat];
  const onanswer = vi.fn<(index: number) => void>();
  const ongesture = vi.fn<(points: [number, number, number][]) => void>();
  const given = { view: view as unknown as Record<string, unknown>, events, ask: question, players, seat, mine };
  return { ...LOOKING_ON, texts: TEXTS, over: false, onwhy: vi.fn(), ...given, onanswer, ongesture };
}

export function show(name: string, other: Record<string, unknown> = {}) {
  const props = { ...propsOf(name), ...other };
  const { container, rerender } = render(Board, { props });
  return { container, rerender, props, onanswer: props.onanswer, ongesture: props.ongesture, stop: STOPS[name]! };
}

/** jsdom has no layout: make the sheet 196 pixels wide, ten for each square, margins included. */
export function layOut(): void {
  const box = { left: 0, top: 0, width: 196, height: 196, right: 196, bottom: 196, x: 0, y: 0, toJSON: () => '' };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
}

/** The pointer position of a point of the sheet in that layout. */
export const onScreen = (x: number, y: number) => ({ clientX: 10 * (x + 0.8), clientY: 10 * (y + 0.8), button: 0 });

export { indexes, option } from '../testing';
