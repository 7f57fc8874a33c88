// On a phone the clickable cards may be off screen: a player who used a skill at the bottom must then go to the top.
import { calm } from '../../settings.svelte';

const QUESTION_BAR = 0.3; // the part of the screen, at most, that the question covers

/**
 * Scrolls to the first highlighted card, die or ware, if it is out of view. If the board has nothing clickable and
 * nobody fights, it scrolls to the card that a hero stands on. It never scrolls for potions or skills.
 */
export function bringIntoSight(board: HTMLElement): void {
  const highlighted = board.querySelector('.zone [data-option], .stage [data-option]');
  const busy = board.querySelector('.enemy, [data-option]');
  const here = highlighted ?? (busy ? null : board.querySelector('.zone .token'));
  if (!here) return;
  const { top, bottom } = here.getBoundingClientRect();
  const seen = top >= 0 && bottom > 0 && bottom < window.innerHeight * (1 - QUESTION_BAR);
  if (!seen) here.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
}
