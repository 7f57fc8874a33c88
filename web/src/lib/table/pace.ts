// Messages can arrive faster than the browser draws frames: bots answer in bursts. Handles the first message at once,
// and collects those that arrive before the next frame, to handle them together in that frame.

const HIDDEN = 100; // milliseconds; browsers draw no frames for hidden pages

export type Frame = (act: () => void) => void;

/** Run it in the next frame; on a hidden page after a short delay. */
export const nextFrame: Frame = (act) => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(once);
  setTimeout(once, HIDDEN);
};

export class Pace<T> {
  private waiting: T[] = [];
  private due = false;

  constructor(
    private readonly handle: (told: T[]) => void,
    private readonly frame: Frame = nextFrame,
  ) {}

  take(told: T): void {
    if (this.due) {
      this.waiting.push(told);
      return;
    }
    this.rest();
    this.handle([told]);
  }

  /** Handle the waiting messages now, before the caller goes on. */
  flush(): void {
    const told = this.waiting;
    this.waiting = [];
    if (told.length > 0) this.handle(told);
  }

  private rest(): void {
    this.due = true;
    this.frame(() => {
      this.due = false;
      if (this.waiting.length > 0) this.rest();
      this.flush();
    });
  }
}
