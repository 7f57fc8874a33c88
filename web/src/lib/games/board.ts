// The props of a board. A board draws a view and answers the pending question; it knows no rules.
import type { Component } from 'svelte';

import type { GameTexts } from '../texts/game_texts';
import type { EventInfo, GesturePoint, OptionValue, QuestionInfo } from '../wire';

export interface BoardProps {
  /** What this seat sees: the result of the game's `view()`. Each board casts it to the types generated from there. */
  view: Record<string, unknown>;
  /** Events since the previous stop, for animations; empty when the match is opened, or after a take-back. */
  events: EventInfo[];
  /** The pending question, if it is this seat's. Every element that answers it carries `data-option={index}`. */
  ask: QuestionInfo | null;
  /** Sentences of the game in the reader's language. */
  texts: GameTexts;
  /** Names by seat. */
  players: string[];
  /** The seat of the viewer; -2 for a spectator. */
  seat: number;
  /** All seats that are played at this screen; empty for spectators. */
  mine: number[];
  /** Only people at this screen and bots play: nobody else has to wait. */
  alone: boolean;
  over: boolean;
  /** The option that a hint recommends, for the board to mark; null without a hint. */
  hinted: number | null;
  /** The option to try in a guided match: a board of fine choices, such as an aim, may start there. */
  suggested: number | null;
  /** An answer is on its way: the board accepts no other until the next stop. */
  busy: boolean;
  /** Answer the question with its option of that index. */
  onanswer: (index: number) => void;
  /** Answer with a gesture, in the game's own units; the server decides what it means. */
  ongesture: (points: GesturePoint[]) => void;
  /** Walk to a place: give all answers on `ask.ways[way]`, one after another, unless something interrupts. */
  onwalk: (way: number) => void;
  /** A walk is under way; any other answer ends it. */
  walking: boolean;
  /** The answers that are given for me automatically, by prompt. */
  habits: Record<string, OptionValue>;
  /** Always give this answer from now on; without a value, ask me again. */
  onhabit: (prompt: string, value?: OptionValue) => void;
  /** Several people share this screen without a curtain: the view is that of whoever is asked. */
  bare: boolean;
  onbare: (bare: boolean) => void;
  /** Open the paragraph of the rulebook that explains a slug. */
  onwhy: (slug: string) => void;
}

const nothing = (): void => undefined;

/** Props for a board that only shows a match: no question, and callbacks that do nothing. */
export const LOOKING_ON = {
  ask: null,
  mine: [],
  alone: true,
  hinted: null,
  suggested: null,
  busy: false,
  walking: false,
  habits: {},
  bare: false,
  onanswer: nothing,
  ongesture: nothing,
  onwalk: nothing,
  onhabit: nothing,
  onbare: nothing,
} satisfies Partial<BoardProps>;

export interface BoardModule {
  default: Component<BoardProps>;
  /** The options that the board itself makes clickable. The page shows the others as buttons beside the question. */
  covers?: (ask: QuestionInfo, view: Record<string, unknown>) => Set<number>;
  /** Is the board not laid out yet, so that there is room beside the choice of a hero for what awaits them? */
  preparing?: (view: Record<string, unknown>) => boolean;
  /** Two people can play on it from both sides of one device, without a curtain between them. */
  faceToFace?: { label: (texts: GameTexts) => string; begin: () => void };
}

// A game's own board is `Board.svelte` in its folder; the client loads it when the game is opened.
const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');

/** The board of a game; if it has none, the generic one, which draws any view. */
export function loadBoard(game: string): Promise<BoardModule> {
  return (BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./generic/Board.svelte']!)();
}
