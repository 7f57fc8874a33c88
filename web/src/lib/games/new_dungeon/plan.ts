// The printed board: where its spaces are, what joins them, and how far each is from the Main Staircase.
import printed from './printed.gen.json';

export const COLUMNS = 48;
export const ROWS = 36;
const PANEL = { width: 16, height: 12 };

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Space extends Rect {
  index: number;
  id: string;
  kind: string;
  level: number;
  hidden: boolean;
  /** What a chamber does for a hero in it; empty for nothing. */
  power: string;
  middle: Point;
}

const KINDS = ['open', 'arch', 'door', 'secret'] as const;
// The direction through each side of a cell: up, right, down, left.
const WAYS: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export interface Passage {
  from: Space;
  to: Space;
  kind: (typeof KINDS)[number];
  /** The middle of the wall that it goes through, and the direction from `from` to `to`. */
  at: Point;
  way: Point;
}

type Row = [string, number, number, number, number, string?];

// An id says what a space is and how deep it lies: R305 is a room of level 3.
const LETTERS: Record<string, string> = { M: 'main', K: 'corridor', T: 'stairs', R: 'room', C: 'chamber' };

export const SPACES: Space[] = (printed.spaces as Row[]).map(([id, x, y, width, height, more = ''], index) => ({
  index,
  id,
  kind: LETTERS[id[0]!]!,
  level: Number(id[1]) || 1, // the Main Staircase, without a digit, is on level 1
  x,
  y,
  width,
  height,
  hidden: more === 'hidden',
  power: more === 'hidden' ? '' : more,
  middle: { x: x + width / 2, y: y + height / 2 },
}));

const BY_ID = new Map(SPACES.map((space) => [space.id, space]));
export const MAIN = SPACES.find((space) => space.kind === 'main')!;

/** The space with this id; undefined if there is none. */
export const spaceOf = (id: unknown): Space | undefined => (typeof id === 'string' ? BY_ID.get(id) : undefined);

export const PASSAGES: Passage[] = printed.links.map(([from, to, kind, x, y, side]) => {
  const way = WAYS[side!]!;
  const here = SPACES[from!]!;
  return {
    from: here,
    to: SPACES[from! + to!]!,
    kind: KINDS[kind!]!,
    at: { x: here.x + x! + 0.5 + way.x / 2, y: here.y + y! + 0.5 + way.y / 2 },
    way,
  };
});

const BESIDE = new Map<string, Passage[]>();
for (const passage of PASSAGES) {
  for (const { id } of [passage.from, passage.to]) BESIDE.set(id, [...(BESIDE.get(id) ?? []), passage]);
}

/** The passage between two spaces, if there is one. */
export function passageOf(one: string, other: string): Passage | undefined {
  return BESIDE.get(one)?.find(({ from, to }) => from.id === other || to.id === other);
}

/** The shortest walk, ends included, that avoids secret doors and `shut` spaces; if there is none, only the ends. */
export function corridor(from: string, to: string, shut: (id: string) => boolean): string[] {
  const before = new Map([[from, '']]);
  for (const id of before.keys()) {
    if (id === to) break;
    for (const passage of BESIDE.get(id) ?? []) {
      const next = passage.from.id === id ? passage.to.id : passage.from.id;
      if (!before.has(next) && passage.kind !== 'secret' && !shut(next)) before.set(next, id);
    }
  }
  const way: string[] = [];
  for (let id = before.has(to) ? to : ''; id; id = before.get(id) ?? '') way.unshift(id);
  return way.length ? way : [from, to];
}

/** The nine panels of the board. Each belongs to one level. */
export const PANELS: (Rect & { level: number })[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => {
    const corner = { x: column * PANEL.width, y: row * PANEL.height };
    const within = ({ x, y }: Space) => Math.floor(x / PANEL.width) === column && Math.floor(y / PANEL.height) === row;
    return { ...corner, ...PANEL, level: SPACES.find(within)!.level };
  }),
);

/** Steps to the Main Staircase, without secret doors where possible. */
const HOME = new Map<string, number>([[MAIN.id, 0]]);
for (const secrets of [false, true]) {
  const due = [...HOME.keys()];
  for (let id = due.shift(); id !== undefined; id = due.shift()) {
    for (const { from, to, kind } of BESIDE.get(id)!) {
      const next = from.id === id ? to.id : from.id;
      if (HOME.has(next) || (kind === 'secret' && !secrets)) continue;
      HOME.set(next, HOME.get(id)! + 1);
      due.push(next);
    }
  }
}
export const stepsHome = (id: string): number => HOME.get(id) ?? 0;

/** The points of a line from space to space; between neighbours it goes through the passage. */
export function pathPoints(ids: string[]): Point[] {
  const points: Point[] = [];
  ids.forEach((id, place) => {
    const space = spaceOf(id);
    if (!space) return;
    const passage = place > 0 ? passageOf(ids[place - 1]!, id) : undefined;
    if (passage) points.push(passage.at);
    points.push(space.middle);
  });
  return points;
}

export function around(rects: Rect[], margin = 0): Rect {
  const left = Math.min(...rects.map((one) => one.x)) - margin;
  const top = Math.min(...rects.map((one) => one.y)) - margin;
  const right = Math.max(...rects.map((one) => one.x + one.width)) + margin;
  const bottom = Math.max(...rects.map((one) => one.y + one.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The first place in a panel with four cells of rock in a row, for the panel's name. */
export function rockOf(panel: Rect): Point {
  const taken = new Set<string>();
  for (const { x, y, width, height } of SPACES) {
    for (let row = y; row < y + height; row++) for (let at = x; at < x + width; at++) taken.add(`${at} ${row}`);
  }
  for (let y = panel.y; y < panel.y + panel.height; y++) {
    for (let x = panel.x; x <= panel.x + panel.width - 4; x++) {
      if ([0, 1, 2, 3].every((off) => !taken.has(`${x + off} ${y}`))) return { x, y };
    }
  }
  return panel;
}

/** The place and size of each of `count` figures in a space, so that none hides another. */
export function places(space: Rect, count: number): (Point & { size: number })[] {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(space.width / columns, space.height / Math.ceil(count / columns), 1.25);
    if (size > best.size) best = { columns, size };
  }
  const rows = Math.ceil(count / best.columns);
  return Array.from({ length: count }, (_, place) => ({
    x: space.x + space.width / 2 + ((place % best.columns) - (best.columns - 1) / 2) * best.size,
    y: space.y + space.height / 2 + (Math.floor(place / best.columns) - (rows - 1) / 2) * best.size,
    size: best.size,
  }));
}
