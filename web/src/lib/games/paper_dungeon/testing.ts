// stops.json has one real stop for every kind of question and some others: 16 matches (solo with 3 to 45 floors and both
// profiles, two and four players, same dice, peeking, a sealed notebook), Fate's seeds 0 to 9, each seat a greedy bot
// that answers at random now and then, buys whatever it can use later, reads scrolls and sometimes gives a floor up. Of
// all stops that a name describes it is the one with the shortest view, with the last two dice of its events.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from '@testing-library/svelte';
import { vi } from 'vitest';

import { GameTexts } from '../../texts/game_texts';
import type { EventInfo, QuestionInfo } from '../../wire';

import { LOOKING_ON } from '../board';

import Board from './Board.svelte';
import given from './stops.json';
import type { PaperDungeonView } from './view';

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
  const file = join(import.meta.dirname, `../../../../../src/oubliette/games/paper_dungeon/texts/${lang}.ftl`);
  return new GameTexts('paper_dungeon', lang, readFileSync(file, 'utf-8'), { and: 'and', decimal: '.' });
}
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

export function indexes(container: Element): number[] {
  return [...container.querySelectorAll('[data-option]')].map((one) => Number(one.getAttribute('data-option')));
}

export const option = (container: Element, index: number) => container.querySelector(`[data-option="${index}"]`)!;
