// Maps the options of a question to elements: squares, rooms, doors, figures, tiles, cards and objects.
import type { QuestionInfo } from '../../wire';

import { STEP, squareSpot, type Side } from './geometry';
import { asksToDiscard, layingsOf } from './laying';
import { SHERPA, type LootersView } from './view';

export const MAIN = 'decide.main_choice';
export const STEPS = 'decide.move_step';
export const REACT = 'decide.react';
export const KEEP = 'decide.keep_objects';
export const ARCHETYPE = 'decide.choose_archetype';
export const START = 'decide.place_start_tile';
const ROLL = 'decide.arrow_roll';
const SPOTS = [
  'decide.place_sherpa',
  'decide.choose_respawn',
  'decide.square',
  'decide.apply_face_up',
  'decide.card_target',
];
const CARDS = [MAIN, REACT, 'decide.hand_discard'];
/** Questions that choose one of the player's own objects to give up. */
const FROM_BAG = [
  'decide.drop_object',
  'decide.pit_sacrifice',
  'decide.bribe',
  'decide.drain_gift',
  'decide.tidy_objects',
];
/** Questions that choose one of some objects outside the bag. */
const FROM_TRAY = ['decide.spoils', 'decide.drain_choice', 'decide.dwarf_discard'];

const ROOM = /^[A-I][1-9]$/;
const SQUARE = /^[A-I][1-9][a-e][1-5]$/;
const DOOR = /^[A-I][1-9]-/;

export type Asked = QuestionInfo | null;
export interface Option {
  index: number;
  /** The first word of the option; `rest` is what follows. */
  word: string;
  rest: (string | number)[];
}

export function optionsOf(ask: Asked): Option[] {
  return (ask?.options ?? []).map((option, index) => {
    const [word, ...rest] = (Array.isArray(option) ? option : [option]) as (string | number)[];
    return { index, word: String(word), rest };
  });
}

/** The square of an archetype's figure, or of the neutral sherpa; empty if it is off the board. */
export function figureAt(view: LootersView, archetype: string): string {
  const player = view.players.find((one) => one.archetype === archetype);
  return player ? player.square : archetype === SHERPA ? view.sherpa : '';
}

export type Target = { index: number } & (
  | { kind: 'room' | 'door' | 'square'; name: string }
  | { kind: 'side'; name: string; side: Side }
  | { kind: 'player'; name: string }
);

/** The options that are places in the dungeon, or players whose figure is off the board. */
export function targetsOf(ask: Asked, view: LootersView): Target[] {
  if (!ask) return [];
  const options = optionsOf(ask);
  if (ask.prompt === START) {
    return options.map(({ index, word, rest }) => ({ index, kind: 'side', name: word, side: rest[0] as Side }));
  }
  if (ask.prompt === ROLL) {
    const from = String(ask.facts['square']);
    return options.map(({ index, word, rest }) => ({
      index,
      kind: 'square',
      name: word === 'stay' ? from : squareFrom(from, word as Side, Number(rest[0])),
    }));
  }
  if (!SPOTS.includes(ask.prompt)) return [];
  return options.flatMap(({ index, word }): Target[] => {
    if (ROOM.test(word)) return [{ index, kind: 'room', name: word }];
    if (SQUARE.test(word)) return [{ index, kind: 'square', name: word }];
    if (DOOR.test(word)) return [{ index, kind: 'door', name: word }];
    const at = figureAt(view, word);
    if (at) return [{ index, kind: 'square', name: at }];
    return view.players.some((one) => one.archetype === word) ? [{ index, kind: 'player', name: word }] : [];
  });
}

/** The square some steps away, across room borders. */
export function squareFrom(square: string, side: Side, steps: number): string {
  const { x, y } = squareSpot(square);
  const [col, row] = [x + STEP[side].x * steps, y + STEP[side].y * steps];
  const room = String.fromCharCode(65 + Math.floor(col / 5)) + (Math.floor(row / 5) + 1);
  return `${room}${String.fromCharCode(97 + (col % 5))}${(row % 5) + 1}`;
}

/** The index of the option that a card in hand gives, or -1. */
export function cardOption(ask: Asked, card: string): number {
  if (!ask || !CARDS.includes(ask.prompt)) return -1;
  return (
    optionsOf(ask).find(({ word, rest }) => (rest.length ? word === 'play' && rest[0] === card : word === card))
      ?.index ?? -1
  );
}

/** The index of the option that gives up an object of the player’s bag, or -1. */
export function bagOption(ask: Asked, object: string): number {
  if (!ask) return -1;
  if (ask.prompt === KEEP)
    return optionsOf(ask).find(({ word, rest }) => word === 'leave' && rest[0] === object)?.index ?? -1;
  return FROM_BAG.includes(ask.prompt) ? (ask.options?.indexOf(object) ?? -1) : -1;
}

export const choosesFromBag = (ask: Asked): boolean => ask !== null && FROM_BAG.includes(ask.prompt);
export const choosesFromTray = (ask: Asked): boolean => ask !== null && FROM_TRAY.includes(ask.prompt);
/** Whether dragging an offered object into the bag takes it. The dwarf's question instead chooses one to discard. */
export const takesFromTray = (ask: Asked): boolean => choosesFromTray(ask) && ask?.prompt !== 'decide.dwarf_discard';

/** Whether the question is about objects or the bag. */
export const aboutBag = (ask: Asked): boolean =>
  choosesFromBag(ask) || choosesFromTray(ask) || ask?.prompt === KEEP || ask?.prompt === 'decide.sherpa_accept';
export const aboutTiles = (ask: Asked): boolean => layingsOf(ask).length > 0 || asksToDiscard(ask);

const NO_OBJECT = ['nothing'];
/** The objects offered beside the bag, each with the index of its option. */
export function trayOptions(ask: Asked): { index: number; object: string }[] {
  if (!ask || !choosesFromTray(ask)) return [];
  return optionsOf(ask).flatMap(({ index, word }) => (NO_OBJECT.includes(word) ? [] : [{ index, object: word }]));
}

/** The board shows all options of these questions. */
const WHOLE = [ARCHETYPE, START, ROLL, MAIN, STEPS, REACT, KEEP, 'decide.hand_discard'];

export function covers(ask: QuestionInfo, seen: Record<string, unknown>): Set<number> {
  const view = seen as unknown as LootersView;
  const options = optionsOf(ask);
  const { seat } = ask;
  if (WHOLE.includes(ask.prompt) || asksToDiscard(ask)) return new Set(options.map(({ index }) => index));
  const held = new Set(view.players[seat]?.objects);
  return new Set([
    ...layingsOf(ask).map(({ index }) => index),
    ...targetsOf(ask, view).map(({ index }) => index),
    ...trayOptions(ask).map(({ index }) => index),
    ...options.flatMap(({ index, word }) => (choosesFromBag(ask) && held.has(word) ? [index] : [])),
  ]);
}

/** A fact of the question as a number; null where it has none. */
export function figure(ask: Asked, name: string): number | null {
  const fact = ask?.facts[name];
  return typeof fact === 'number' ? fact : null;
}
