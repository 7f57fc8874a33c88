// On a phone the answer may lie out of sight: who has just packed a bag at the bottom looks for the map at the top.

const QUESTION_BAR = 0.3; // of the screen, at most, lies behind the question

/** Scrolls to a part of the board if it cannot be seen. */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part) return;
  const { top, bottom, height } = part.getBoundingClientRect();
  const room = window.innerHeight * (1 - QUESTION_BAR);
  const seen = top >= 0 && (bottom <= room || (height > room && top < room / 3));
  if (!seen) part.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
}

function isStill(): boolean {
  const wished = document.documentElement.dataset.motion === 'still';
  return wished || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
