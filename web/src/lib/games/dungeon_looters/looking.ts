// The automatic view of the map: what the question is about, or the whole dungeon.
import { fitted, UNIT, type Sight } from './camera.svelte';
import { badgesOf, LEAVE } from './badges';
import { around, doorCalled, doorSpot, roomBox, squareSpot, type Box } from './geometry';
import { layingsOf } from './laying';
import { MAIN, REACT, STEPS, targetsOf, type Asked } from './touching';
import type { LootersView } from './view';
import { reachOf } from './walking';

// Scales at which a square is this many pixels: large enough for a finger, or to read.
const HANDY = 24 / UNIT;
const READABLE = 11 / UNIT;

// Pixels.
const NARROW = 520;
// Free border for badges. The one at the way out has a label.
function rimOf(width: number, leaving: boolean): number {
  if (leaving) return 150;
  return width < NARROW ? 48 : 70;
}
const PLAIN_RIM = 14; // free border without badges
const STRIP = 84; // height of the reaction strip, which covers the top of the map

const squareBox = (square: string): Box => ({ ...squareSpot(square), width: 1, height: 1 });

/** The sight for a frame of that size. */
export function sightOf(ask: Asked, view: LootersView, seat: number, width: number, height: number): Sight {
  const badges = badgesOf(ask, view);
  const leaving = badges.some(({ deed }) => deed === LEAVE);
  const rim = badges.length > 0 ? rimOf(width, leaving) : PLAIN_RIM;
  const strip = ask?.prompt === REACT ? STRIP : 0;
  const inner = { width: Math.max(1, width - 2 * rim), height: Math.max(1, height - 2 * rim - strip) };
  const fit = (box: Box, least?: number, most?: number): Sight => {
    const { x, y, scale } = fitted(box, inner.width, inner.height, least, most);
    return width && height ? { x: x + rim, y: y + rim + strip, scale } : { x, y, scale };
  };
  const rooms = view.rooms.map(({ room }) => roomBox(room));
  const targets = targetsOf(ask, view).flatMap((target): Box[] => {
    if (target.kind === 'player') return [];
    if (target.kind === 'square') return [squareBox(target.name)];
    if (target.kind !== 'door') return [roomBox(target.name)];
    const { room, side } = doorCalled(target.name, view.rooms);
    return [{ ...doorSpot(room, side), width: 0, height: 0 }];
  });
  const places = layingsOf(ask).map(({ room }) => roomBox(room));
  const whole = fit(around([...rooms, ...targets, ...places], 0.5));
  const own = view.players[seat]?.square;
  if (ask?.prompt === STEPS && own) {
    const reach = reachOf(ask, view).map(({ square }) => squareBox(square));
    const near = fit(around([...reach, squareBox(own)], 2), HANDY, 1.5);
    return whole.scale >= HANDY ? whole : withFigure(near, own, width, height, leaving);
  }
  // A finger hits rooms at any scale, but needs squares and doors to be large enough.
  if (targets.length > 0 && targets.every(({ width }) => width <= 1) && whole.scale < HANDY) {
    return fit(around(targets, 2), undefined, 1.25);
  }
  if (ask?.prompt === MAIN && own && whole.scale < READABLE) {
    const { x, y } = squareSpot(own);
    const near = fit(within(around(rooms, 1), { x: x - 8, y: y - 8, width: 17, height: 17 }), HANDY, 1);
    return withFigure(near, own, width, height, false);
  }
  return whole;
}

/** The intersection of two boxes. */
function within(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  return { x, y, width, height: Math.min(one.y + one.height, other.y + other.height) - y };
}

/** Shifts the view until the figure and the badges round it are inside the frame. */
function withFigure(sight: Sight, own: string, width: number, height: number, leaving: boolean): Sight {
  const { x, y } = squareSpot(own);
  const size = sight.scale * UNIT;
  const rim = rimOf(width, leaving) + size / 2;
  const [left, top] = [sight.x + (x + 0.5) * size, sight.y + (y + 0.5) * size];
  const [inX, inY] = [clamp(rim, left, width - rim), clamp(rim, top, height - rim)];
  return { ...sight, x: sight.x + inX - left, y: sight.y + inY - top };
}

const clamp = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
