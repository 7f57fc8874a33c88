// Which options of a question the board shows as elements. The others are buttons beside the question.
import type { QuestionInfo } from '../../wire';

import type { Ends, PenView } from './view';

export const AIM = 'decide.aim';
export const PENCIL = 'decide.pencil';
export const PLACE_WALL = 'decide.place_wall';
export const CHARACTER = 'decide.choose_character';
const CHANGE_DICE = 'decide.change_dice';
const TRAPDOOR = 'decide.trapdoor_square';
const USE_OBJECT = 'decide.use_object';
const THIEF = 'decide.thief_pick';
const CONTEST = 'decide.contest';

// Questions whose options include cards in hand.
const FROM_HAND = [USE_OBJECT, 'decide.second_try', 'decide.hard_hat', 'decide.shield', 'decide.return_object'];

/** The board covers all options of these questions. */
const ALL = [PLACE_WALL, CHARACTER, CHANGE_DICE, TRAPDOOR, THIEF];

/** The index of the option that a card in hand gives, or -1. */
export function cardOption(ask: QuestionInfo | null, card: string): number {
  return ask && FROM_HAND.includes(ask.prompt) ? (ask.options?.indexOf(card) ?? -1) : -1;
}

/** Are characters being chosen? Who has the first flick is drawn after that. */
export const preparing = (view: Record<string, unknown>): boolean => (view as PenView).first < 0;

/** Cards to choose from that are not in hand: the thief's two, or the characters. */
export function laidOut(ask: QuestionInfo | null): { card: string; option: number }[] {
  if (ask?.prompt !== THIEF && ask?.prompt !== CHARACTER) return [];
  return (ask.options ?? []).map((card, option) => ({ card: String(card), option }));
}

export interface Target {
  option: number;
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'square' | 'block' | 'wall';
}

const BLOCK = 3; // squares along the edge of the block that the dice name

/** The options that are places on the sheet: squares, blocks of nine, walls to erase. */
export function targetsOf(ask: QuestionInfo | null, boxOf: (ends: Ends) => Omit<Target, 'option' | 'kind'>): Target[] {
  const options = ask?.options ?? [];
  if (ask?.prompt === TRAPDOOR) {
    return options.map((name, option) => ({ ...boxOf([String(name), String(name)]), option, kind: 'square' }));
  }
  if (ask?.prompt === CHANGE_DICE) {
    return (options as [number, number][]).map(([red, black], option) => {
      const corner = { x: BLOCK * (red - 1), y: BLOCK * (black - 1), width: BLOCK, height: BLOCK };
      return { ...corner, option, kind: 'block' };
    });
  }
  if (ask?.prompt !== USE_OBJECT) return [];
  return options.flatMap((given, option): Target[] =>
    Array.isArray(given) ? [{ ...boxOf([String(given[1]), String(given[2])]), option, kind: 'wall' }] : [],
  );
}

/** Whether the question is about a place on the sheet. */
export const isOnSheet = ({ prompt }: QuestionInfo): boolean =>
  [AIM, PENCIL, PLACE_WALL, CHANGE_DICE, TRAPDOOR, CONTEST].includes(prompt);

/** Leaves out cards in hand, so that the question offers them too: on a phone they lie below the sheet. */
export function covers(ask: QuestionInfo): Set<number> {
  if (ask.prompt === AIM || ask.prompt === PENCIL) return new Set([0]); // too many to list: one stands for all
  const options = ask.options ?? [];
  const isThere = (option: unknown): boolean =>
    ALL.includes(ask.prompt) || (ask.prompt === USE_OBJECT && Array.isArray(option));
  return new Set(options.flatMap((option, index) => (isThere(option) ? [index] : [])));
}

/** The options that need a button with words, face to face: neither on the sheet nor a card in hand. */
export function wordsOf(ask: QuestionInfo, hand: readonly string[]): number[] {
  const covered = covers(ask);
  const isCard = (option: unknown): boolean =>
    typeof option === 'string' && hand.includes(option) && cardOption(ask, option) >= 0;
  return (ask.options ?? []).flatMap((option, index) => (covered.has(index) || isCard(option) ? [] : [index]));
}
