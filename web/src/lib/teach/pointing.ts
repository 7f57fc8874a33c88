// What a note points at: an element of the page.
// Parts of the frame that notes may name; `answer` is the suggested one; anything else is a thing on the board.
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

/** The element that a note's `point` names; null if it is not on the page. */
export function pointedAt(root: ParentNode, point: string): Element | null {
  return shown(root, FRAME[point] ?? `[data-about="${CSS.escape(point)}"]`);
}

/** The element that gives the suggested answer. */
export function answerAt(root: ParentNode, index: number): Element | null {
  return shown(root, `[data-option="${index}"]`);
}

function shown(root: ParentNode, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find(isShown) ?? null;
}

/** Hidden below something else? An answer may be a transparent layer over what it means, a sign is not. */
function isHidden(element: Element): boolean {
  return element.checkVisibility?.({ opacityProperty: element.matches('[data-about]') }) === false;
}

function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const frame = element.parentElement?.closest('[data-clips]')?.getBoundingClientRect(); // a map shows a part of itself
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const inside = !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
  return inside && box.width > 0 && box.height > 0 && !isHidden(element);
}
