// Helpers for the tests of all boards: real stops from a game's stops.json, its texts, and the clickable options.
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

/** The stops with a question, by name. */
export const askedOf = <V>(stops: Record<string, BoardStop<V>>): [string, BoardStop<V>][] =>
  Object.entries(stops).filter(([, stop]) => stop.question);

/** A game's texts, from its own file. */
export function textsOf(game: string, lang: string): GameTexts {
  const file = join(import.meta.dirname, `../../../../src/oubliette/games/${game}/texts/${lang}.ftl`);
  return new GameTexts(game, lang, readFileSync(file, 'utf-8'), { and: 'and', decimal: '.' });
}

/** The indexes of the clickable options, in the order of the page. */
export function indexes(container: Element): number[] {
  return [...container.querySelectorAll('[data-option]')].map((one) => Number(one.getAttribute('data-option')));
}

export const option = (container: Element, index: number): HTMLElement =>
  container.querySelector<HTMLElement>(`[data-option="${index}"]`)!;
