// What the cards say: the numbers of the monsters by colour, and the gold of the treasures.
import printed from './printed.gen.json';
import { FACE_DOWN } from './view';

/** The colours of a monster card's numbers, in the order of the card. The last two are for spells. */
export const COLOURS = ['red', 'white', 'blue', 'green', 'grey', 'yellow'] as const;
/** 13 is a dash on the card: out of reach without a bonus. */
export const DASH = 13;

export interface MonsterCard {
  level: number;
  numbers: number[];
}

/** A monster's card; null for a trap, or if it is face down. */
export function monsterCard(monster: string): MonsterCard | null {
  const row = (printed.monsters as Record<string, number[]>)[monster];
  return row ? { level: row[0]!, numbers: row.slice(1) } : null;
}

const GOLD = printed.gold as Record<string, number>;

/** The gold of a treasure; null if it is face down. */
export const goldOf = (card: string): number | null => GOLD[card] ?? null;

export const isTreasure = (option: unknown): boolean =>
  typeof option === 'string' && (option in GOLD || option === FACE_DOWN);

const SPELLS = /^(fireball|lightning|teleport)(_\d)?$/;
export const isSpell = (option: unknown): boolean => typeof option === 'string' && SPELLS.test(option);
