// On a phone the answer may lie out of sight: who has just used a skill at the bottom looks for cards at the top.
import { calm } from '../../settings.svelte';

const QUESTION_BAR = 0.3; // of the screen, at most, lies behind the question

/**
 * Scrolls to the first lit card, die or ware, if it cannot be seen; where none is lit and nobody fights, to the card that one stands on.
 * Drinks and skills wait where they are.
 */
export function bringIntoSight(board: HTMLElement): void {
  const lit = board.querySelector('.zone [data-option], .stage [data-option]');
  const busy = board.querySelector('.enemy, [data-option]');
  const here = lit ?? (busy ? null : board.querySelector('.zone .token'));
  if (!here) return;
  const { top, bottom } = here.getBoundingClientRect();
  const seen = top >= 0 && bottom > 0 && bottom < window.innerHeight * (1 - QUESTION_BAR);
  if (!seen) here.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
}
