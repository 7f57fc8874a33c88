// The figures of a game: `Figures.svelte` in its folder draws each of them with the board's own pieces. Loaded when a
// rulebook or an overview shows one.
import type { Component } from 'svelte';

import type { GameTexts } from '../texts/game_texts';

export interface FigureProps {
  /** Which of the figures. */
  name: string;
  texts: GameTexts;
}

export interface FiguresModule {
  default: Component<FigureProps>;
  /** The names of all figures; an overview needs `want`, `turn`, `danger` and `end`. */
  NAMES: readonly string[];
}

const FIGURES = import.meta.glob<FiguresModule>('./*/Figures.svelte');

/** The figures of a game; null if it has none. */
export function loadFigures(game: string): Promise<FiguresModule | null> {
  return FIGURES[`./${game}/Figures.svelte`]?.() ?? Promise.resolve(null);
}
