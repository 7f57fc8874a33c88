// The camera on the board: the middle of the viewport in cells, and the pixels per cell.
import { COLUMNS, ROWS, type Point, type Rect } from './plan';

export interface Camera extends Point {
  cell: number;
}

export interface Size {
  width: number;
  height: number;
}

export const BOARD: Rect = { x: 0, y: 0, width: COLUMNS, height: ROWS };
const LARGEST = 64; // pixels per cell
const LEAST_USUAL = 24; // pixels per cell: large enough for a finger
const MOST_USUAL = 40;
const EDGE = 1; // cells beyond the board that may show

/** Zooms in as far as all of `rect` stays visible, up to `most` pixels per cell. */
export function fit(rect: Rect, window: Size, most = LARGEST): Camera {
  const cell = Math.min(window.width / rect.width, window.height / rect.height, most);
  return clamp({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, cell }, window);
}

/** Keeps the camera over the board, and the zoom between the whole board and LARGEST. */
export function clamp({ x, y, cell }: Camera, window: Size): Camera {
  const least = Math.min(window.width / COLUMNS, window.height / ROWS);
  const size = Math.min(Math.max(cell, least), LARGEST);
  return {
    x: within(x, window.width / size / 2, COLUMNS),
    y: within(y, window.height / size / 2, ROWS),
    cell: size,
  };
}

function within(middle: number, half: number, length: number): number {
  if (2 * half >= length) return length / 2;
  return Math.min(Math.max(middle, half - EDGE), length - half + EDGE);
}

/** Zooms by a factor; the board point under the viewport pixel `at` stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, window: Size): Camera {
  const fixed = toBoard(camera, at, window);
  const cell = clamp({ ...camera, cell: camera.cell * factor }, window).cell;
  const x = fixed.x - (at.x - window.width / 2) / cell;
  const y = fixed.y - (at.y - window.height / 2) / cell;
  return clamp({ x, y, cell }, window);
}

export function panned(camera: Camera, byPixels: Point, window: Size): Camera {
  const { x, y, cell } = camera;
  return clamp({ x: x - byPixels.x / cell, y: y - byPixels.y / cell, cell }, window);
}

/** The board point, in cells, at a viewport pixel. */
export function toBoard(camera: Camera, at: Point, window: Size): Point {
  return {
    x: camera.x + (at.x - window.width / 2) / camera.cell,
    y: camera.y + (at.y - window.height / 2) / camera.cell,
  };
}

/** The viewport pixel of a board point. */
export function toWindow(camera: Camera, at: Point, window: Size): Point {
  return {
    x: window.width / 2 + (at.x - camera.x) * camera.cell,
    y: window.height / 2 + (at.y - camera.y) * camera.cell,
  };
}

/**
 * Shows all of `needed`, at a zoom that stays the same from question to question unless `needed` is too large for it.
 * Shows `wished` instead if all of it fits at this zoom.
 */
export function framing(needed: Rect, wished: Rect, window: Size): Camera {
  const usual = Math.min(Math.max(Math.min(window.width / 24, window.height / 16), LEAST_USUAL), MOST_USUAL);
  const { cell } = fit(needed, window, usual);
  const all = wished.width * cell <= window.width && wished.height * cell <= window.height;
  const { x, y, width, height } = all ? wished : needed;
  return clamp({ x: x + width / 2, y: y + height / 2, cell }, window);
}
