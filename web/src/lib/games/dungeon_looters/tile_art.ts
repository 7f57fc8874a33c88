// The SVG paths of a tile, cached for each kind. They are unturned: RoomTile rotates the whole tile.
import { SIDES, STEP } from './geometry';
import { SIZE, TILES } from './printed';

export interface TileArt {
  floor: string;
  /** Joints between the flagstones. */
  joints: string;
  /** Darker flagstones. */
  worn: string;
  walls: string;
  /** Strokes on the rock. */
  hatching: string;
  blackened: string;
  crosses: string;
}

const known = new Map<string, TileArt>();
const MIDDLE = Math.floor(SIZE / 2);

export function artOf(tile: string): TileArt {
  let art = known.get(tile);
  if (!art) known.set(tile, (art = drawn(tile)));
  return art;
}

/** A hash from 0 to 1: always the same for a square, but without a visible pattern. */
function chance(tile: string, x: number, y: number): number {
  let hash = 7 + 31 * x + 17 * y;
  for (const letter of tile) hash = (hash * 33 + letter.charCodeAt(0)) % 9973;
  return ((hash * 7919) % 1000) / 1000;
}

function drawn(tile: string): TileArt {
  const { squares = '', sides = '' } = TILES[tile] ?? {};
  const art: TileArt = { floor: '', joints: '', worn: '', walls: '', hatching: '', blackened: '', crosses: '' };
  const isFloor = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && squares[y * SIZE + x] !== '#';
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!isFloor(x, y)) {
        const lean = chance(tile, x, y) * 0.4;
        art.hatching += `M${x + 0.15 + lean} ${y + 0.8}l.35 -.5M${x + 0.4 + lean} ${y + 0.75}l.2 -.3`;
        continue;
      }
      art.floor += `M${x} ${y}h1v1h-1z`;
      art.joints += `M${x + 1} ${y}v1M${x} ${y + 1}h1`;
      if (squares[y * SIZE + x] === 'c') {
        art.blackened += `M${x + 0.22} ${y + 0.1}h.56q.12 0 .12 .12v.56q0 .12 -.12 .12h-.56q-.12 0 -.12 -.12v-.56q0 -.12 .12 -.12z`;
        art.crosses += `M${x + 0.3} ${y + 0.3}l.4 .4m0 -.4l-.4 .4`;
      } else if (chance(tile, x, y) < 0.35) art.worn += `M${x} ${y}h1v1h-1z`;
      SIDES.forEach((side, number) => {
        const [toX, toY] = [x + STEP[side].x, y + STEP[side].y];
        if (isFloor(toX, toY)) return;
        const outside = toX < 0 || toY < 0 || toX >= SIZE || toY >= SIZE;
        const inMiddle = side === 'n' || side === 's' ? x === MIDDLE : y === MIDDLE;
        if (outside && inMiddle && sides[number] !== 'W') return; // the door is there
        const from = { n: [x, y], e: [x + 1, y], s: [x, y + 1], w: [x, y] }[side];
        art.walls += `M${from[0]} ${from[1]}${side === 'n' || side === 's' ? 'h1' : 'v1'}`;
      });
    }
  }
  return art;
}
