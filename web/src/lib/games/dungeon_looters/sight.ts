// Scrolls the page to the part of the board that the question needs. On a phone it may be out of sight: after packing a
// bag at the bottom, the player needs the map at the top.
import { calm } from '../../settings.svelte';

/**
 * Scrolls to `part` unless it and `companion` are fully visible. Measures in the next frame, to avoid an extra layout.
 * `header` is sticky and covers the top of the page.
 */
export function bringIntoSight(part?: Element | null, companion?: Element | null, header?: Element | null): void {
  requestAnimationFrame(() => part && scrollTo(part, companion, header));
}

function scrollTo(part: Element, companion?: Element | null, header?: Element | null): void {
  const visibleTop = header?.getBoundingClientRect().height ?? 0;
  const { top, bottom } = part.getBoundingClientRect();
  const end = Math.max(bottom, companion?.getBoundingClientRect().bottom ?? 0);
  // The question covers the bottom of the page.
  const bar = document.querySelector('[data-prompt]')?.closest('section');
  const visibleBottom = bar ? bar.getBoundingClientRect().top : window.innerHeight;
  if (top >= visibleTop && end <= visibleBottom) return;
  window.scrollBy({ top: top - visibleTop - GAP, behavior: calm() ? 'auto' : 'smooth' });
}

const GAP = 4; // pixels
