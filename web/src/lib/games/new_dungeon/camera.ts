// Which part of the board is in sight: the middle of the window in cells, and how many pixels a cell takes.
import { COLUMNS, ROWS, type Point, type Rect } from './plan';

export interface Camera extends Point {
  cell: number;
}

export interface Size {
  width: number;
  height: number;
}

export const BOARD: Rect = { x: 0, y: 0, width: COLUMNS, height: ROWS };
const LARGEST = 64; // pixels for a cell
const LEAST_BY_ITSELF = 24; // a finger hits it
const MOST_BY_ITSELF = 40;
const EDGE = 1; // cells beyond the board that may be seen

/** The largest at which all of it is in sight, but no larger than `most`. */
export function fit(rect: Rect, window: Size, most = LARGEST): Camera {
  const cell = Math.min(window.width / rect.width, window.height / rect.height, most);
  return clamp({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, cell }, window);
}

/** Never so far away that the board gets lost, nor so small that rock is all round it. */
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

/** Larger or smaller, while the point under the finger (in pixels of the window) stays where it is. */
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

/** The cell at a pixel of the window. */
export function toBoard(camera: Camera, at: Point, window: Size): Point {
  return {
    x: camera.x + (at.x - window.width / 2) / camera.cell,
    y: camera.y + (at.y - window.height / 2) / camera.cell,
  };
}

/** The pixel of the window at which a cell's corner is. */
export function toWindow(camera: Camera, at: Point, window: Size): Point {
  return {
    x: window.width / 2 + (at.x - camera.x) * camera.cell,
    y: window.height / 2 + (at.y - camera.y) * camera.cell,
  };
}

/**
 * What a question is about is in sight, all of it, and at a size that stays the same from question to question if it
 * can. What lies farther off is in sight, too, where there is room for it.
 */
export function framing(needed: Rect, wished: Rect, window: Size): Camera {
  const usual = Math.min(Math.max(Math.min(window.width / 24, window.height / 16), LEAST_BY_ITSELF), MOST_BY_ITSELF);
  const { cell } = fit(needed, window, usual);
  const all = wished.width * cell <= window.width && wished.height * cell <= window.height;
  const { x, y, width, height } = all ? wished : needed;
  return clamp({ x: x + width / 2, y: y + height / 2, cell }, window);
}
