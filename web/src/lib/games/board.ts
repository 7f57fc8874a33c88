// What a board is given, and what it may do: draw a view, and answer the pending question. It knows no rule.
import type { Component } from 'svelte';

import type { GameTexts } from '../texts/game_texts';
import type { EventInfo, GesturePoint, OptionValue, QuestionInfo } from '../wire';

export interface BoardProps {
  /** What this seat sees: what the game's `view()` gives. Each board reads it by the types generated from there. */
  view: Record<string, unknown>;
  /** What happened since the stop before, for animations; empty when the match is opened, or after a take-back. */
  events: EventInfo[];
  /** The pending question, if it is this seat's. Every element that answers it carries `data-option={index}`. */
  ask: QuestionInfo | null;
  /** Sentences of the game in the reader's language. */
  texts: GameTexts;
  /** Names by seat. */
  players: string[];
  /** Whose eyes these are; -2 is a spectator. */
  seat: number;
  /** All seats that are played at this screen; none of those who look on. */
  mine: number[];
  /** Nobody but those at this screen and bots plays here: nobody else has to wait. */
  alone: boolean;
  over: boolean;
  /** The option that a hint recommends, to be marked on the board; null without a hint. */
  hinted: number | null;
  /** An answer is on its way: nothing may be touched until the next stop. */
  busy: boolean;
  /** Answer the question with its option of that index. */
  onanswer: (index: number) => void;
  /** Answer it with a gesture, in the game's own units; what it means, the server decides. */
  ongesture: (points: GesturePoint[]) => void;
  /** Walk to a place: all answers on `ask.ways[way]`, one after another, as long as nothing comes in between. */
  onwalk: (way: number) => void;
  /** A walk is under way; whoever touches something ends it. */
  walking: boolean;
  /** What is always answered for me, by prompt. */
  habits: Record<string, OptionValue>;
  /** Always answer so from now on; without a value, ask me again. */
  onhabit: (prompt: string, value?: OptionValue) => void;
  /** Several people at this screen see it without a curtain between them: the view is that of whoever is asked. */
  bare: boolean;
  onbare: (bare: boolean) => void;
  /** Open the paragraph of the rulebook that explains a slug. */
  onwhy: (slug: string) => void;
}

const nothing = (): void => undefined;

/** What is given to the board of who looks on only: nothing is asked, and nothing can be done. */
export const LOOKING_ON = {
  ask: null,
  mine: [],
  alone: true,
  hinted: null,
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
  /** Which options the board itself shows as something to touch. The others are buttons beside the question. */
  covers?: (ask: QuestionInfo, view: Record<string, unknown>) => Set<number>;
  /** Two people can play on it from both sides of one device, and no curtain is needed between them. */
  faceToFace?: { label: (texts: GameTexts) => string; begin: () => void };
}

// A board of its own is `Board.svelte` in the game's folder, loaded when its game is opened.
const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');

/** The board of a game; the generic one, which draws any view, where a game has none. */
export function loadBoard(game: string): Promise<BoardModule> {
  return (BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./generic/Board.svelte']!)();
}
