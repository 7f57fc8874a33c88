// The point where a real pencil stopped, as the player enters it: precise to a tenth of a square.
import type { QuestionInfo } from '../../wire';

import { SIDE, type Point } from './view';

const TENTHS = 10;
const COUNT = SIDE * TENTHS + 1; // positions along an edge; an option index is x * COUNT + y, in tenths
const COARSE = 5; // tenths

const within = (place: number): number => Math.min(Math.max(Math.round(place), 0), COUNT - 1);

export class Pencil {
  /** In tenths of a square. */
  private across = $state(0);
  private down = $state(0);
  private start = $state(0);
  /** The question during which a finger pointed at the sheet. */
  private pointed = $state.raw<QuestionInfo | null>(null);
  private ask: QuestionInfo | null = null;

  /** Starts a question with the point at the cross. */
  begin(ask: QuestionInfo, cross: Point): void {
    if (ask === this.ask) return;
    this.ask = ask;
    this.at(cross);
    this.start = this.index;
  }

  get x(): number {
    return this.across / TENTHS;
  }

  get y(): number {
    return this.down / TENTHS;
  }

  at({ x, y }: Point): void {
    this.across = within(TENTHS * x);
    this.down = within(TENTHS * y);
  }

  /** A finger pointed at the sheet: show the confirm button there. */
  point(ask: QuestionInfo): void {
    this.pointed = ask;
  }

  isPointed(ask: QuestionInfo): boolean {
    return this.pointed === ask;
  }

  /** Arrow keys move the point, with Shift in small steps. Returns whether it was an arrow key. */
  key(event: KeyboardEvent): boolean {
    const by = event.shiftKey ? 1 : COARSE;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    };
    const step = steps[event.key];
    if (!step) return false;
    event.preventDefault();
    event.stopPropagation();
    this.across = within(this.across + step[0]);
    this.down = within(this.down + step[1]);
    return true;
  }

  get index(): number {
    return this.across * COUNT + this.down;
  }

  /** The option index for a pencil that did not move. */
  get missed(): number {
    return this.start;
  }

  get moved(): boolean {
    return this.index !== this.start;
  }
}
