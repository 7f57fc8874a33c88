// Keys that do something by themselves. They are silent while somebody types, and leave the browser its own.

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Is this where somebody types? A switch or a slider is no such place, but has keys of its own. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The key, if it is meant for us: no modifier with it, nobody typing. `?` comes with Shift on many keyboards. */
export function plainKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return '';
  if (isField(event.target)) return '';
  return event.key === '?' ? '?' : event.shiftKey ? '' : event.key.toLowerCase();
}

/** Is a dialog open, which has the keys for itself? */
export const dialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
