// On a phone the answer may lie out of sight: who has just packed a bag at the bottom looks for the map at the top.
import { calm } from '../../settings.svelte';

/**
 * Scrolls to a part of the board if it, or what is needed with it, cannot be seen: looked at when a frame is drawn anyway.
 * `roof` stays at the top of the page whatever is scrolled, and hides what is below it.
 */
export function bringIntoSight(part?: Element | null, besides?: Element | null, roof?: Element | null): void {
  requestAnimationFrame(() => part && scrollTo(part, besides, roof));
}

function scrollTo(part: Element, besides?: Element | null, roof?: Element | null): void {
  const covered = roof?.getBoundingClientRect().height ?? 0;
  const { top, bottom } = part.getBoundingClientRect();
  const end = Math.max(bottom, besides?.getBoundingClientRect().bottom ?? 0);
  // The question lies over the lower end of the page.
  const bar = document.querySelector('[data-prompt]')?.closest('section');
  const room = bar ? bar.getBoundingClientRect().top : window.innerHeight;
  if (top >= covered && end <= room) return;
  window.scrollBy({ top: top - covered - RIM, behavior: calm() ? 'auto' : 'smooth' });
}

const RIM = 4; // pixels
