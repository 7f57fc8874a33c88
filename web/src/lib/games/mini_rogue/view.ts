// Helpers to read a view of Mini Rogue. Its types come from src/oubliette/games/mini_rogue/view.py.

import type { DiceView, HeroView, MiniRogueView } from './view.gen';

export type { DiceView, EnemyView, GuardianCard, HeroView, MiniRogueView } from './view.gen';

/** What an affliction die shows; "none" if it was not thrown. */
export type Symbol = DiceView['curse_die'];

/** Entries of the grid: a face-down card, no card yet, the gap where a hero took an object, the Exit. */
export const FACE_DOWN = 'hidden';
export const EMPTY = 'empty';
export const TAKEN = 'taken';
export const EXIT = 'exit';
export const SIDE = 3;

/** Every seat has a character. Before that, nothing else is set up. */
export function complete(view: MiniRogueView): boolean {
  return view.players.every((hero) => hero.character !== '');
}

/** The cell of a character, counted row by row from 0. */
export function cellOf(hero: HeroView): number {
  return (hero.row - 1) * SIDE + hero.column - 1;
}

/** The cards of a zone are dealt: not while players choose characters, or while the Raven may still name a room. */
export function laidOut(view: MiniRogueView): boolean {
  return complete(view) && view.grid.flat().some((card) => card !== EMPTY && card !== EXIT && card !== TAKEN);
}
