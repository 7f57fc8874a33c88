// What a note points at: an element of the page.
import { signAt } from '../inspect/about';

// Parts of the frame that notes may name; anything else is a thing on the board.
const FRAME: Record<string, string> = {
  question: '[data-prompt]',
  options: '[data-options]',
  hint: '[data-tool=hint]',
  undo: '[data-tool=undo]',
  rules: '[data-tool=rules]',
  things: '[data-tool=things]',
  all: '[data-tool=options]',
  why: '[data-why]',
  log: '[data-log]',
};

/** The element that a note's `point` names; else the suggested answer; null if neither is on the page. */
export function pointedAt(root: ParentNode, point: string, suggested: number | null): Element | null {
  const places = point in FRAME ? [FRAME[point]!] : point ? [`[data-about="${CSS.escape(point)}"]`] : [];
  if (suggested !== null && (point === '' || point === 'answer')) places.push(`[data-option="${suggested}"]`);
  for (const place of places) {
    const found = [...root.querySelectorAll(place)].find(isShown);
    if (found) return found;
  }
  return null;
}

function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && (signAt(element) !== null || element.checkVisibility?.() !== false);
}
