// A flick as it is made on the screen: what a finger did from press to release, as points in squares.
import type { GesturePoint } from '../../wire';

import type { Point } from './view';

/** A finger is thick: so far from the cross it still holds the pencil, and all points are shifted by what it missed. */
export const GRIP = 1.2;

const MOST = 1500; // points; of a longer scribble only the end counts anyway

export class Gesture {
  readonly points: GesturePoint[] = [];
  private readonly began: number;
  private readonly off: Point;

  constructor(
    event: PointerEvent,
    cross: Point,
    private readonly where: (event: PointerEvent) => Point,
  ) {
    const pressed = where(event);
    this.began = event.timeStamp;
    this.off = { x: cross.x - pressed.x, y: cross.y - pressed.y };
    this.points.push([0, cross.x, cross.y]);
  }

  /** Browsers bundle what happens between two pictures: all of it counts. */
  move(event: PointerEvent): void {
    const bundled = event.getCoalescedEvents?.() ?? [];
    for (const one of bundled.length > 0 ? bundled : [event]) this.add(one);
  }

  end(event: PointerEvent): GesturePoint[] {
    this.add(event);
    return this.points;
  }

  private add(event: PointerEvent): void {
    const { x, y } = this.where(event);
    const last = this.points.at(-1)!;
    const time = Math.max(event.timeStamp - this.began, last[0]);
    this.points.push([time, x + this.off.x, y + this.off.y]);
    if (this.points.length > MOST) this.points.splice(1, 1);
  }
}
