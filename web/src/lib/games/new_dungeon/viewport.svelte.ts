// The viewport of the map. It follows the figures until the user moves it, and again once they ask for their hero.
import { BOARD, clamp, fit, framing, panned, toWindow, zoomed, type Camera, type Size } from './camera';
import type { Point, Rect } from './plan';

const STEP = 1.4;
const SHOWN = 24; // pixels per cell, at least, when the user looks for a hero

/** What the viewport shows while it follows. */
export interface Subject {
  /** All of this must be visible. */
  needed: Rect;
  /** This too, if it fits. */
  wished: Rect;
}

export class Viewport {
  size = $state<Size>({ width: 0, height: 0 });
  mode = $state<'follow' | 'whole' | 'free'>('follow');
  /** A drag or pinch is under way: no transition meanwhile. */
  moving = $state(false);
  private own = $state<Camera>({ x: 0, y: 0, cell: 1 });
  private wishedCell = $state(0); // the zoom chosen by button or key while it follows; 0 if none

  constructor(private readonly subject: () => Subject) {}

  readonly camera: Camera = $derived.by(() => {
    const window = { width: Math.max(this.size.width, 1), height: Math.max(this.size.height, 1) };
    if (this.mode === 'whole') return fit(BOARD, window);
    if (this.mode === 'free') return clamp(this.own, window);
    const { needed, wished } = this.subject();
    const found = framing(needed, wished, window);
    return this.wishedCell ? clamp({ ...found, cell: this.wishedCell }, window) : found;
  });

  follow = (): void => {
    this.mode = 'follow';
    this.wishedCell = 0;
  };

  whole = (): void => {
    this.mode = 'whole';
  };

  pan(byPixels: Point): void {
    this.take(panned(this.camera, byPixels, this.size));
  }

  /** Zooms by a factor; what is at a viewport pixel stays there. Stops following. */
  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.take(zoomed(this.camera, factor, at, this.size));
  }

  /** Zooms one step, by button or key. If it follows, it goes on following. */
  step(nearer: boolean): void {
    const factor = nearer ? STEP : 1 / STEP;
    if (this.mode !== 'follow') return this.zoom(factor);
    this.wishedCell = zoomed(this.camera, factor, { x: 0, y: 0 }, this.size).cell;
  }

  /** Centres on a rectangle that is not fully visible, such as a spot that got the focus. */
  reveal(rect: Rect): void {
    const from = toWindow(this.camera, rect, this.size);
    const to = toWindow(this.camera, { x: rect.x + rect.width, y: rect.y + rect.height }, this.size);
    if (from.x >= 0 && from.y >= 0 && to.x <= this.size.width && to.y <= this.size.height) return;
    this.take(clamp({ ...this.camera, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, this.size));
  }

  /** Centres on a place, and zooms in if cells are smaller than SHOWN. */
  lookAt(at: Point): void {
    this.take(clamp({ ...at, cell: Math.max(this.camera.cell, SHOWN) }, this.size));
  }

  private take(camera: Camera): void {
    this.own = camera;
    this.mode = 'free';
  }
}
