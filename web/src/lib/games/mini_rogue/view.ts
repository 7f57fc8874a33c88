// What a seat sees of Mini Rogue: src/oubliette/games/mini_rogue/view.py says what each part means.

export interface HeroView {
  character: string;
  level: number;
  xp: number;
  hp: number;
  armor: number;
  potions: string[];
  afflictions: string[];
  objects: string[];
  weapon: string;
  free_feats: number;
  card_ready: boolean;
  evading: boolean;
  faced_danger: boolean;
  row: number;
  column: number;
}

export interface EnemyView {
  name: string;
  enemy_id: string;
  hp: number;
  max_hp: number;
  damage: number;
  skills: string[];
  xp: number;
  drained: boolean;
  frozen: boolean;
  backstab: boolean;
}

export interface GuardianCard {
  hp: number;
  damage: number;
  skills: string[];
  xp: number;
}

export type Symbol = 'symbol' | 'blank' | 'none';

export interface DiceView {
  seat: number;
  adventurer: number[];
  counts: number[];
  criticals: number[];
  feats: number[];
  curse_die: Symbol;
  poison_die: Symbol;
  dungeon_die: number;
}

export interface MiniRogueView {
  floor: number;
  zone: number;
  guardian_zone: boolean;
  phase: string;
  leader_seat: number;
  gold: number;
  food: number;
  players: HeroView[];
  grid: string[][];
  unused_rooms: number;
  unseen_rooms: string[];
  guardian: string;
  guardian_card: GuardianCard | null;
  guardians_left: number;
  enemy: EnemyView | null;
  dice: DiceView | null;
  dead_seat: number;
  sells_food: boolean;
  treasure_bonus: number;
  falls_to: number;
}

/** A card of the grid that lies there as nobody has seen it yet, and a place where none lies. */
export const FACE_DOWN = 'hidden';
export const EMPTY = 'empty';
export const TAKEN = 'taken';
export const EXIT = 'exit';
export const SIDE = 3;

/** Has everybody a character? Before that nothing else is set up either. */
export function complete(view: MiniRogueView): boolean {
  return view.players.every((hero) => hero.character !== '');
}

/** Where a character stands, counted row by row from 0. */
export function cellOf(hero: HeroView): number {
  return (hero.row - 1) * SIDE + hero.column - 1;
}

/** Do the cards of a zone lie there? Not while people choose their characters, or the Raven may still name a room. */
export function laidOut(view: MiniRogueView): boolean {
  return complete(view) && view.grid.flat().some((card) => card !== EMPTY && card !== EXIT && card !== TAKEN);
}
