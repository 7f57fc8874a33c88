/** Enter and the space bar press what is no real button, such as a space of a map. */
export function pressed(event: KeyboardEvent, answer: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  answer();
}
