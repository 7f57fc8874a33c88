// Gives the focus back to where it was, or keeps it near.

/** Focuses an element, also one of a drawing, if it is still on the page. */
export function focusAgain(element: Element | null): void {
  const focusable = element instanceof HTMLElement || element instanceof SVGElement;
  if (focusable && element.isConnected) element.focus({ preventScroll: true });
}

/** After a click whose button has disappeared: focuses the first button that is left in the element. */
export function focusLeft(element: HTMLElement | undefined): void {
  if (document.activeElement !== document.body) return;
  element?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
}
