// Drag, pinch and wheel on a map's viewport. A press that does not move is a click, and passes through.

export interface Point {
  x: number;
  y: number;
}

/** The map that moves; distances and points are in pixels of the viewport. */
export interface Movable {
  /** A drag or pinch is under way: no transition meanwhile. */
  moving: boolean;
  pan: (by: Point) => void;
  /** Zooms by a factor; what is at the point stays there. */
  zoom: (factor: number, at: Point) => void;
}

const SLACK = 7; // pixels that a press may move and still be a click

export class Fingers {
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;

  constructor(
    private readonly map: Movable,
    private readonly window: () => HTMLElement,
  ) {}

  press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.down.size === 0) {
      this.dragged = false;
      this.start = this.at(event);
    }
    this.down.set(event.pointerId, this.at(event));
  };

  move = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.dragged) {
      const far = Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLACK;
      if (!far && this.down.size < 2) return;
      this.dragged = true;
      this.map.moving = true;
    }
    this.window().setPointerCapture(event.pointerId);
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    this.down.set(event.pointerId, now);
    if (!other) return this.map.pan({ x: now.x - before.x, y: now.y - before.y });
    const spread = (one: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
    const middle = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    this.map.pan({ x: middle(now).x - middle(before).x, y: middle(now).y - middle(before).y });
    this.map.zoom(spread(now) / spread(before), middle(now));
  };

  lift = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (this.down.size === 0) this.map.moving = false;
  };

  /** Swallows the click that ends a drag. */
  click = (event: MouseEvent): void => {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.map.zoom(Math.exp(-event.deltaY * lines * 0.0015), this.at(event));
  };

  /** The event's position in the viewport. */
  at(event: { clientX: number; clientY: number }): Point {
    const { left, top } = this.window().getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
