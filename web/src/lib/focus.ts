// Gives the focus back to where it was.

/** Focuses an element, also one of a drawing, if it is still on the page. */
export function focusAgain(element: Element | null): void {
  const focusable = element instanceof HTMLElement || element instanceof SVGElement;
  if (focusable && element.isConnected) element.focus({ preventScroll: true });
}
