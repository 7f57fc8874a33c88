// Pan and zoom of the map: automatic (the whole dungeon, or what the question is about) until the player moves it.
import type { Box, Spot } from './geometry';

export const UNIT = 32; // pixels of a square at scale 1
const LEAST = 5 / UNIT;
const MOST = 96 / UNIT;
const NEAR = 26 / UNIT;

export interface Sight {
  x: number;
  y: number;
  /** A square is this many times UNIT pixels. */
  scale: number;
}

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The sight that shows all of a box, as large as possible; the scale stays between `least` and `most`. */
export function fitted(box: Box, width: number, height: number, least = LEAST, most = 2): Sight {
  if (width === 0 || height === 0) return { x: 0, y: 0, scale: 1 };
  const scale = within(least, Math.min(width / box.width, height / box.height) / UNIT, most);
  const size = scale * UNIT;
  return {
    x: width / 2 - (box.x + box.width / 2) * size,
    y: height / 2 - (box.y + box.height / 2) * size,
    scale,
  };
}

/** The sight after zooming by a factor; the point `at` stays fixed. */
export function zoomed({ x, y, scale }: Sight, factor: number, at: Spot): Sight {
  const to = within(LEAST, scale * factor, MOST);
  const by = to / scale;
  return { x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, scale: to };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  /** Where the player moved the map; null while the camera is automatic. */
  private manual = $state.raw<Sight | null>(null);
  /** The place the player asked to see. It overrides the rest until it is cleared or the map is moved. */
  private glance = $state.raw<Spot | null>(null);

  constructor(private readonly automatic: (width: number, height: number) => Sight) {}

  get sight(): Sight {
    const sight = this.manual ?? this.automatic(this.width, this.height);
    if (!this.glance) return sight;
    const scale = Math.max(sight.scale, NEAR);
    return {
      x: this.width / 2 - this.glance.x * scale * UNIT,
      y: this.height / 2 - this.glance.y * scale * UNIT,
      scale,
    };
  }

  get glancing(): boolean {
    return this.glance !== null;
  }

  get moved(): boolean {
    return this.manual !== null || this.glance !== null;
  }

  /** Returns to the automatic view. */
  release(): void {
    this.manual = this.glance = null;
  }

  /** Centres the map on a spot; null goes back. */
  find(spot: Spot | null): void {
    this.glance = spot;
  }

  pan(by: Spot): void {
    const sight = this.sight;
    this.moveTo({ ...sight, x: sight.x + by.x, y: sight.y + by.y });
  }

  zoom(factor: number, at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    this.moveTo(zoomed(this.sight, factor, at));
  }

  private moveTo(sight: Sight): void {
    this.manual = sight;
    this.glance = null;
  }

  /** Converts pixels from the corner of the frame to squares. */
  spotAt({ x, y }: Spot): Spot {
    const { x: left, y: top, scale } = this.sight;
    return { x: (x - left) / (scale * UNIT), y: (y - top) / (scale * UNIT) };
  }
}
