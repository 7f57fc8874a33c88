// Records a flick made on the screen: the pointer's path from press to release, in squares.
import type { GesturePoint } from '../../wire';

import printed from './printed.gen.json';
import type { Point } from './view';

/** Squares. A press this near to the cross holds the pencil; all points are shifted as if it had hit the cross. */
export const GRIP = 1.2;

const MOST = 1500; // points; older ones are dropped, as only the end counts

const { last: LAST, slowest: SLOWEST, fastest: FASTEST } = printed.gesture;

/** Degrees and strength in percent. */
export type Swing = [degrees: number, strength: number];

/** Predicts what the server would make of a gesture that ends now; null if it is too slow. */
export function swingOf(points: readonly GesturePoint[], now: number): Swing | null {
  const [, toX, toY] = points.at(-1)!;
  const [began, x, y] = points.find(([time]) => now - time <= LAST) ?? points.at(-1)!;
  const speed = (1000 * Math.hypot(toX - x, toY - y)) / Math.max(now - began, 1);
  if (speed < SLOWEST) return null;
  const strength = Math.round((100 * (speed - SLOWEST)) / (FASTEST - SLOWEST));
  const degrees = (180 * Math.atan2(toY - y, toX - x)) / Math.PI;
  return [degrees, Math.min(Math.max(strength, printed.weakest), printed.strongest)];
}

export class Gesture {
  readonly points: GesturePoint[] = [];
  readonly pointer: number;
  private readonly began: number;
  private readonly off: Point;
  private away = false;

  constructor(
    event: PointerEvent,
    private readonly cross: Point,
    private readonly where: (event: PointerEvent) => Point,
  ) {
    const pressed = where(event);
    this.pointer = event.pointerId;
    this.began = event.timeStamp;
    this.off = { x: cross.x - pressed.x, y: cross.y - pressed.y };
    this.points.push([0, cross.x, cross.y]);
  }

  /** Browsers coalesce the pointer events between two frames: record them all. */
  move(event: PointerEvent): void {
    const bundled = event.getCoalescedEvents?.() ?? [];
    for (const one of bundled.length > 0 ? bundled : [event]) this.add(one);
  }

  /** All points; null if the pointer returned to the cross, which cancels the flick. */
  end(event: PointerEvent): GesturePoint[] | null {
    this.add(event);
    return this.isBack ? null : this.points;
  }

  /** The flick if the pointer were released at this time stamp. */
  swing(time: number): Swing | null {
    return this.isBack ? null : swingOf(this.points, time - this.began);
  }

  private get isBack(): boolean {
    return this.away && this.far() < GRIP;
  }

  private far(): number {
    const [, x, y] = this.points.at(-1)!;
    return Math.hypot(x - this.cross.x, y - this.cross.y);
  }

  private add(event: PointerEvent): void {
    const { x, y } = this.where(event);
    const last = this.points.at(-1)!;
    const time = Math.max(event.timeStamp - this.began, last[0]);
    this.points.push([time, x + this.off.x, y + this.off.y]);
    if (this.points.length > MOST) this.points.splice(1, 1);
    this.away ||= this.far() > 1.5 * GRIP;
  }
}
