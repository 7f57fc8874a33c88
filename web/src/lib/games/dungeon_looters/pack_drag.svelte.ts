// Drags a piece over the squares of a bag.
import type { Spot } from './geometry';
import type { Piece } from './packing';
import type { Place } from './view';

const FAR = 5; // pixels; a shorter movement is a click

export interface Dropped {
  piece: Piece;
  /** The place in the bag; null if the piece would stick out of the bag there. */
  place: Place | null;
  outside: boolean;
}

export class PackDrag {
  piece = $state.raw<Piece | null>(null);
  by = $state.raw<Spot>({ x: 0, y: 0 });
  /** The place where it would land; null outside the bag. */
  target = $state.raw<Place | null>(null);
  /** Whether the last press became a drag; then the click that follows is ignored. */
  moved = false;
  /** Whether the dragged piece has been turned. */
  turned = $state(false);
  private start: { piece: Piece; pointer: number; spot: Spot; corner: Spot; wide: number; high: number } | null = null;
  private at: Spot = { x: 0, y: 0 };
  private shift: Spot = { x: 0, y: 0 }; // keeps a turned piece under the finger

  constructor(
    private readonly grid: () => HTMLElement | undefined,
    private readonly size: () => [number, number],
  ) {}

  begin(event: PointerEvent, piece: Piece, place: Place | undefined): void {
    if (this.piece) return; // another finger
    const on = event.currentTarget as HTMLElement;
    const box = on.getBoundingClientRect();
    on.setPointerCapture(event.pointerId);
    this.moved = false;
    const [wide, high] = place ? [place[2], place[3]] : piece.size;
    this.start = {
      piece,
      pointer: event.pointerId,
      spot: { x: event.clientX, y: event.clientY },
      corner: { x: box.left, y: box.top },
      wide,
      high,
    };
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (event.pointerId !== start?.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.piece && Math.hypot(this.at.x - start.spot.x, this.at.y - start.spot.y) < FAR) return;
    this.moved = true;
    this.piece = start.piece;
    this.follow();
  }

  /** Whether this pointer is the one that drags. */
  isBy(event: PointerEvent): boolean {
    return event.pointerId === this.start?.pointer;
  }

  /** Turns the dragged piece by a quarter. */
  turn(): void {
    const { start } = this;
    if (!start || start.wide === start.high) return;
    const into = { x: start.spot.x - start.corner.x - this.shift.x, y: start.spot.y - start.corner.y - this.shift.y };
    const by = start.high / start.wide;
    this.shift = { x: this.shift.x + into.x * (1 - by), y: this.shift.y + into.y * (1 - 1 / by) };
    [start.wide, start.high] = [start.high, start.wide];
    this.turned = !this.turned;
    this.follow();
  }

  private follow(): void {
    const { start, at, shift } = this;
    if (!start) return;
    this.by = { x: at.x - start.spot.x + shift.x, y: at.y - start.spot.y + shift.y };
    this.target = this.under();
  }

  end(event: PointerEvent): Dropped | null {
    if (!this.isBy(event)) return null;
    this.move(event);
    const { piece, target } = this;
    const outside = piece !== null && this.isOutside(event);
    this.cancel();
    return piece ? { piece, place: target, outside } : null;
  }

  cancel(): void {
    this.start = null;
    this.piece = null;
    this.target = null;
    this.turned = false;
    this.by = this.shift = { x: 0, y: 0 };
  }

  private under(): Place | null {
    const box = this.grid()?.getBoundingClientRect();
    const { start } = this;
    if (!box || !start || box.width === 0) return null;
    const [columns, rows] = this.size();
    const cell = box.width / columns;
    const x = Math.round((start.corner.x + this.by.x - box.left) / cell);
    const y = Math.round((start.corner.y + this.by.y - box.top) / cell);
    const isIn = x >= 0 && y >= 0 && x + start.wide <= columns && y + start.high <= rows;
    return isIn ? [x, y, start.wide, start.high] : null;
  }

  private isOutside({ clientX, clientY }: PointerEvent): boolean {
    const box = this.grid()?.getBoundingClientRect();
    return !box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
  }
}
