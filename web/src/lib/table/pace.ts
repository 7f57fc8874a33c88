// Messages can come faster than a screen is drawn: bots answer in bursts. The first is heard at once; those that come
// before its frame is due are heard together, with that frame.

const HIDDEN = 100; // milliseconds: a page that nobody sees draws no frames

export type Frame = (act: () => void) => void;

/** Do it when the next frame is drawn. */
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
    private readonly hear: (told: T[]) => void,
    private readonly frame: Frame = nextFrame,
  ) {}

  take(told: T): void {
    if (this.due) {
      this.waiting.push(told);
      return;
    }
    this.rest();
    this.hear([told]);
  }

  /** What waits is heard now: something else has to come after it. */
  flush(): void {
    const told = this.waiting;
    this.waiting = [];
    if (told.length > 0) this.hear(told);
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
