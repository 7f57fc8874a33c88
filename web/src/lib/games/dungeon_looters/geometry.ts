// Converts names to positions, in squares from the north-western corner of the map. Names: room E5, square E5c3, door
// E5-F5 or E5-out.
import { SIZE, TILES } from './printed';
import type { RoomView } from './view';

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];
export const STEP: Record<Side, Spot> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};
export const ARROWS: Record<string, Side> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

const letter = (name: string, at: number, first: string): number => name.charCodeAt(at) - first.charCodeAt(0);

/** The north-western square of a room. */
export function roomSpot(room: string): Spot {
  return { x: letter(room, 0, 'A') * SIZE, y: letter(room, 1, '1') * SIZE };
}

export function roomBox(room: string): Box {
  return { ...roomSpot(room), width: SIZE, height: SIZE };
}

/** The north-western corner of a square. */
export function squareSpot(square: string): Spot {
  const { x, y } = roomSpot(square);
  return { x: x + letter(square, 2, 'a'), y: y + letter(square, 3, '1') };
}

export const roomOf = (square: string): string => square.slice(0, 2);

export function roomName(x: number, y: number): string {
  return `${String.fromCharCode(65 + Math.floor(x / SIZE))}${Math.floor(y / SIZE) + 1}`;
}

/** The neighbour of a room on a side. */
export function roomBeside(room: string, side: Side): string {
  const { x, y } = roomSpot(room);
  return roomName(x + STEP[side].x * SIZE, y + STEP[side].y * SIZE);
}

/** The kind of a side of a room, with the tile's turn applied: D door, W wall, X outer door. */
export function sideOf({ tile, quarters }: { tile: string; quarters: number }, side: Side): string {
  return TILES[tile]?.sides[(SIDES.indexOf(side) - quarters + 4) % 4] ?? 'W';
}

/** The middle of the side of a room, where its door is. */
export function doorSpot(room: string, side: Side): Spot {
  const { x, y } = roomSpot(room);
  return { x: x + (SIZE / 2) * (1 + STEP[side].x), y: y + (SIZE / 2) * (1 + STEP[side].y) };
}

/** The room and side of a door, by the door's name. */
export function doorCalled(name: string, rooms: readonly RoomView[]): { room: string; side: Side } {
  const [room = '', other = ''] = name.split('-');
  const of = rooms.find((one) => one.room === room);
  const side =
    other === 'out'
      ? SIDES.find((one) => of && sideOf(of, one) === 'X')
      : SIDES.find((one) => roomBeside(room, one) === other);
  return { room, side: side ?? 'n' };
}

/** The bounding box of some boxes, plus a rim on each side. */
export function around(boxes: readonly Box[], rim: number): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: SIZE, height: SIZE };
  const x = Math.min(...boxes.map((box) => box.x)) - rim;
  const y = Math.min(...boxes.map((box) => box.y)) - rim;
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + rim - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + rim - y;
  return { x, y, width, height };
}
