// On a phone the answer may lie out of sight: who has just packed a bag at the bottom looks for the map at the top.
import { calm } from '../../settings.svelte';

/** Scrolls to a part of the board if it, or what is needed with it, cannot be seen: looked at when a frame is drawn anyway. */
export function bringIntoSight(part: Element | null | undefined, besides?: Element | null): void {
  requestAnimationFrame(() => scrollTo(part, besides));
}

function scrollTo(part: Element | null | undefined, besides?: Element | null): void {
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  const end = Math.max(bottom, besides?.getBoundingClientRect().bottom ?? 0);
  // The question lies over the lower end of the page.
  const bar = document.querySelector('[data-prompt]')?.closest('section');
  const room = bar ? bar.getBoundingClientRect().top : window.innerHeight;
  const seen = top >= 0 && end <= room;
  if (!seen) part.scrollIntoView({ block: 'start', behavior: calm() ? 'auto' : 'smooth' });
}
