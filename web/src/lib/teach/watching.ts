// Watches where something is on the screen: in every frame while it moves or may move soon, rarely while it stands still.

const AWAKE = 30; // frames without a movement before it watches rarely
const RARELY = 250; // milliseconds
const WAKING = ['scroll', 'resize', 'pointerdown', 'pointermove', 'keydown', 'wheel'];

/** Calls `look`, which says whether something has moved, until the returned function is called. */
export function watch(look: () => boolean): () => void {
  let [frame, still] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    timer = undefined;
    still = look() ? 0 : still + 1;
    if (still < AWAKE) frame = requestAnimationFrame(next);
    else timer = setTimeout(next, RARELY);
  }

  function wake(): void {
    still = 0;
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    frame = requestAnimationFrame(next);
  }

  for (const one of WAKING) addEventListener(one, wake, { capture: true, passive: true });
  frame = requestAnimationFrame(next);
  return () => {
    for (const one of WAKING) removeEventListener(one, wake, { capture: true });
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
