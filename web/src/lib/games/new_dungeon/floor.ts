// The SVG paths of the printed board, built once. Few long paths, because the browser redraws them at every zoom.
import { PANELS, PASSAGES, rockOf, SPACES, type Point, type Rect } from './plan';

export const box = ({ x, y, width, height }: Rect, inset = 0): string =>
  `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
const join = (kinds: string[], level: number, inset = 0): string =>
  SPACES.filter((space) => kinds.includes(space.kind) && space.level === level)
    .map((space) => box(space, inset))
    .join('');

export const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => ({
  level,
  passages: join(['corridor', 'stairs', 'main'], level),
  rooms: join(['room'], level, 0.1),
  chambers: join(['chamber'], level, 0.1),
}));

// Players count spaces, so the borders between them must show.
export const SEAMS = PASSAGES.filter(({ kind }) => kind === 'open')
  .map(({ at, way }) => `M${at.x - way.y / 2} ${at.y - way.x / 2}l${way.y} ${way.x}`)
  .join('');
/** The treads of a staircase. */
export function steps({ x, y, width, height }: Rect): string {
  const across = width > height;
  const count = 4 * Math.max(width, height);
  return Array.from({ length: count - 1 }, (_, step) => {
    const along = (step + 1) / 4;
    return across ? `M${x + along} ${y + 0.08}v${height - 0.16}` : `M${x + 0.08} ${y + along}h${width - 0.16}`;
  }).join('');
}
export const TREADS = SPACES.filter(({ kind }) => kind === 'stairs')
  .map(steps)
  .join('');

/** A box in a wall: `half` of the length along the wall, `depth` into each space. */
export const opened = ({ x, y }: Point, way: Point, half: number, depth: number): string =>
  way.x
    ? box({ x: x - depth, y: y - half, width: 2 * depth, height: 2 * half })
    : box({ x: x - half, y: y - depth, width: 2 * half, height: 2 * depth });
const opening = (half: number, depth: number, kind: string): string =>
  PASSAGES.filter((one) => one.kind === kind)
    .map(({ at, way }) => opened(at, way, half, depth))
    .join('');
export const ARCHES = opening(0.42, 0.14, 'arch');
export const POSTS = PASSAGES.filter(({ kind }) => kind === 'arch')
  .flatMap(({ at, way }) => [-0.42, 0.42].map((off) => ({ x: at.x + off * way.y, y: at.y + off * way.x })))
  .map(({ x, y }) => `M${x - 0.14} ${y}a.14 .14 0 1 0 .28 0a.14 .14 0 1 0 -.28 0z`)
  .join('');
export const DOORS = opening(0.34, 0.13, 'door');
export const SECRETS = opening(0.34, 0.11, 'secret');

export const ROOMS = SPACES.filter(({ kind }) => kind === 'room');
export const CHAMBERS = SPACES.filter(({ kind }) => kind === 'chamber');

/** The panels, and where each has its name. */
export const PANEL_NAMES: { level: number; outline: string; at: Point }[] = PANELS.map((panel) => ({
  level: panel.level,
  outline: box(panel),
  at: rockOf(panel),
}));
