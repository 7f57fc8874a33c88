// While something is dragged, the mouse wheel turns it instead of scrolling the page or zooming the map.
import { on } from 'svelte/events';

const PAUSE = 150; // milliseconds; a trackpad sends dozens of events for one swipe: turn at most once in this time

/** Starts to listen; the returned function stops it. */
export function onTurnOfWheel(turn: (by: 1 | -1) => void): () => void {
  let last = { at: -PAUSE, by: 0 };
  const heard = (event: WheelEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const by = Math.sign(event.deltaY);
    if (by === 0 || (by === last.by && event.timeStamp - last.at < PAUSE)) return;
    last = { at: event.timeStamp, by };
    turn(by > 0 ? 1 : -1);
  };
  return on(window, 'wheel', heard, { passive: false, capture: true });
}
