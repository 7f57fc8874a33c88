// Badges: buttons on the map for actions with a target, placed near it so that none covers another.
import type { Asked } from './touching';
import { figure, figureAt, MAIN, optionsOf, STEPS } from './touching';
import { doorCalled, doorSpot, roomOf, squareSpot, STEP, type Side, type Spot } from './geometry';
import type { LootersView } from './view';

export interface Badge {
  index: number;
  deed: string;
  /** The chance of success; null if the action cannot fail. */
  percent: number | null;
  /** The middle of the target, in squares. */
  at: Spot;
}

export interface Placed extends Badge {
  /** The offset from `at` to the middle of the badge, in pixels. */
  dx: number;
  dy: number;
}

const NO_BADGES = ['play'];
const CHANCE: Record<string, string> = {
  pick_chest: 'pick',
  force_chest: 'force',
  pick_door: 'pick',
  force_door: 'force',
  fight: 'chance',
  disarm: 'chance',
};

const middle = (square: string): Spot => {
  const { x, y } = squareSpot(square);
  return { x: x + 0.5, y: y + 0.5 };
};

export function badgesOf(ask: Asked, view: LootersView): Badge[] {
  if (!ask) return [];
  const own = view.players[ask.seat]?.square ?? '';
  if (ask.prompt === STEPS && own) {
    return optionsOf(ask).flatMap(({ index, word, rest }) => {
      const out = word === LEAVE ? doorCalled(`${roomOf(own)}-out`, view.rooms).side : null;
      const side = word === 'explore' ? (rest[0] as Side) : out;
      if (!side) return [];
      const { x, y } = doorSpot(roomOf(own), side);
      return [{ index, deed: word, percent: null, at: { x: x + STEP[side].x / 2, y: y + STEP[side].y / 2 } }];
    });
  }
  if (ask.prompt !== MAIN) return [];
  return optionsOf(ask).flatMap(({ index, word, rest }) => {
    if (rest.length === 0 || NO_BADGES.includes(word)) return [];
    const target = String(rest[0]);
    const at = placeOf(target, view);
    return at ? [{ index, deed: word, percent: figure(ask, `${target}_${CHANCE[word] ?? ''}`), at }] : [];
  });
}

function placeOf(target: string, view: LootersView): Spot | null {
  if (target.includes('-')) {
    const { room, side } = doorCalled(target, view.rooms);
    return doorSpot(room, side);
  }
  const square = /^[A-I][1-9]/.test(target) ? target : figureAt(view, target);
  return square ? middle(square) : null;
}

export const LEAVE = 'leave';
const HEIGHT = 36;
const WIDE = 64;
const NARROW = 42;
const LABELLED = { width: 112, height: 84 };
/** The size of a badge, in pixels. The way out says what it does. */
export const sizeOf = ({ percent, deed }: Badge): { width: number; height: number } =>
  deed === LEAVE ? LABELLED : { width: percent === null ? NARROW : WIDE, height: HEIGHT };
const PUSH = 4;
const FAN = 1.3; // radians

/** Pushes badges away from the figure on square `own` until none overlaps; `size` is that of a square in pixels. */
export function placed(badges: readonly Badge[], own: string, size: number): Placed[] {
  const from = own ? middle(own) : { x: 0, y: 0 };
  const done: Placed[] = [];
  for (const badge of badges) {
    const { width, height } = sizeOf(badge);
    const [x, y] = [(badge.at.x - from.x) * size, (badge.at.y - from.y) * size];
    // Several at one target spread like a fan.
    const alike = badges.filter(({ at }) => at.x === badge.at.x && at.y === badge.at.y);
    const angle = (x || y ? Math.atan2(y, x) : -Math.PI / 2) + FAN * (alike.indexOf(badge) - (alike.length - 1) / 2);
    const way = { x: Math.cos(angle), y: Math.sin(angle) };
    // Start beside the target, not on top of it.
    let far = ((Math.abs(way.x) > 0.7 ? width : height) + size) / 2;
    const spot = (): Spot => ({ x: x + way.x * far, y: y + way.y * far });
    const hides = (other: Placed): boolean => {
      const [left, top] = [(other.at.x - from.x) * size + other.dx, (other.at.y - from.y) * size + other.dy];
      return (
        Math.abs(left - spot().x) < (width + sizeOf(other).width) / 2 &&
        Math.abs(top - spot().y) < (height + sizeOf(other).height) / 2
      );
    };
    const covers = (): boolean => Math.abs(spot().x) < (width + size) / 2 && Math.abs(spot().y) < (height + size) / 2;
    while (far < 600 && (covers() || done.some(hides))) far += PUSH;
    done.push({ ...badge, dx: way.x * far, dy: way.y * far });
  }
  return done;
}
