// What the tests of all boards need: real stops that a game's stops.json holds, its sentences, and what can be touched.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { GameTexts } from '../texts/game_texts';
import type { EventInfo, QuestionInfo } from '../wire';

export interface BoardStop<V = Record<string, unknown>> {
  seat: number;
  players: string[];
  events: EventInfo[];
  view: V;
  question: QuestionInfo | null;
}

/** Those at which something is asked, by name. */
export const askedOf = <V>(stops: Record<string, BoardStop<V>>): [string, BoardStop<V>][] =>
  Object.entries(stops).filter(([, stop]) => stop.question);

/** What a game says, from its own file. */
export function textsOf(game: string, lang: string): GameTexts {
  const file = join(import.meta.dirname, `../../../../src/oubliette/games/${game}/texts/${lang}.ftl`);
  return new GameTexts(game, lang, readFileSync(file, 'utf-8'), { and: 'and', decimal: '.' });
}

/** The options that can be touched, by index, in the order of the page. */
export function indexes(container: Element): number[] {
  return [...container.querySelectorAll('[data-option]')].map((one) => Number(one.getAttribute('data-option')));
}

export const option = (container: Element, index: number): HTMLElement =>
  container.querySelector<HTMLElement>(`[data-option="${index}"]`)!;
