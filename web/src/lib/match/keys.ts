// Single-key shortcuts. They are off while somebody types, and leave the browser's own shortcuts alone.

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Is this a form field? Checkboxes and sliders count too: they use keys of their own. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The key, if it may be a shortcut: no modifier, nobody typing; else ''. Many keyboards need Shift for `?`. */
export function plainKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return '';
  if (isField(event.target)) return '';
  return event.key === '?' ? '?' : event.shiftKey ? '' : event.key.toLowerCase();
}

/** Is a dialog open? It takes all keys. */
export const dialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
