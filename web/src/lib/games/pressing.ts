/** Answers on Enter and Space, for elements that are no real buttons, such as a space of a map. */
export function pressed(event: KeyboardEvent, answer: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  answer();
}
