// What a person does with the window on the board. It follows the figures; who drags it has it for themselves, until
// they ask for their hero again.
import { BOARD, clamp, fit, framing, panned, toWindow, zoomed, type Camera, type Size } from './camera';
import { around, type Point, type Rect } from './plan';

const STEP = 1.4;
const SHOWN = 24; // pixels for a cell, where somebody is looked for
const NEAR = 2; // cells from the rim of the window: what is nearer is as good as out of sight

/** What the window should show by itself. */
export interface Subject {
  /** All of this must be in sight. */
  needed: Rect;
  /** This as well, where there is room for it. */
  wished: Rect;
}

export class Sight {
  size = $state<Size>({ width: 0, height: 0 });
  mode = $state<'follow' | 'whole' | 'free'>('follow');
  /** A finger or the wheel moves it right now: no easing then. */
  moving = $state(false);
  private own = $state<Camera>({ x: 0, y: 0, cell: 1 });
  private wishedCell = $state(0); // chosen by buttons or the wheel while it follows

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

  /** Nearer or farther, by so much; a point of the window stays where it is. */
  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.take(zoomed(this.camera, factor, at, this.size));
  }

  /** By a button or a key: it goes on following, if it did. */
  step(nearer: boolean): void {
    const factor = nearer ? STEP : 1 / STEP;
    if (this.mode !== 'follow') return this.zoom(factor);
    this.wishedCell = zoomed(this.camera, factor, { x: 0, y: 0 }, this.size).cell;
  }

  /** Something got the focus: it has to be in sight. */
  reveal(rect: Rect): void {
    const from = toWindow(this.camera, rect, this.size);
    const to = toWindow(this.camera, { x: rect.x + rect.width, y: rect.y + rect.height }, this.size);
    if (from.x >= 0 && from.y >= 0 && to.x <= this.size.width && to.y <= this.size.height) return;
    const near = around([rect], NEAR);
    this.take(clamp({ ...this.camera, x: near.x + near.width / 2, y: near.y + near.height / 2 }, this.size));
  }

  /** Look at a place, as large as things are now. */
  lookAt(at: Point): void {
    this.take(clamp({ ...at, cell: Math.max(this.camera.cell, SHOWN) }, this.size));
  }

  private take(camera: Camera): void {
    this.own = camera;
    this.mode = 'free';
  }
}
