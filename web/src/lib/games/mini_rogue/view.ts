// What boards need to read a view of Mini Rogue. Its types are those of src/oubliette/games/mini_rogue/view.py.

import type { DiceView, HeroView, MiniRogueView } from './view.gen';

export type { DiceView, EnemyView, GuardianCard, HeroView, MiniRogueView } from './view.gen';

/** What an affliction die shows; "none" where it was not thrown. */
export type Symbol = DiceView['curse_die'];

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
