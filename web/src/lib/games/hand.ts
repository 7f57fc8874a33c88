// Hand-drawn lines, as SVG paths. The wobble of a line depends on its coordinates, not on chance, so a line keeps its
// shape when the page is drawn again.

export interface Point {
  x: number;
  y: number;
}

/** A fixed number from -1 to 1 for each place; `salt` gives several lines at one place different numbers. */
export function wobble(x: number, y: number, salt = 0): number {
  let mixed = Math.imul(Math.round(x * 100) + 40503, 0x85ebca6b) ^ Math.imul(Math.round(y * 100) + 30011, 0xc2b2ae35);
  mixed ^= Math.imul(salt + 1, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** The place, moved a little by the wobble. */
export function near({ x, y }: Point, salt = 0, shake = 0.05): Point {
  return { x: x + shake * wobble(x, y, salt), y: y + shake * wobble(y, x, salt + 7) };
}

/** One slightly bent stroke. */
export function stroke(from: Point, to: Point, salt = 0, shake = 0.05): string {
  const middle = near({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, salt + 3, shake * 1.6);
  return `M${pair(near(from, salt, shake))}Q${pair(middle)} ${pair(near(to, salt + 1, shake))}`;
}

/** A smooth line from the first point to the last. The points between bend it; it may pass beside them. */
export function through(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return '';
  let drawn = `M${pair(first)}`;
  rest.forEach((point, place) => {
    const next = rest[place + 1] ?? last;
    const end = place === rest.length - 1 ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    drawn += `Q${pair(point)} ${pair(end)}`;
  });
  return rest.length === 0 ? `${drawn}L${pair(last)}` : drawn;
}

/** A long straight line that wavers along its way. */
export function ruled(from: Point, to: Point, salt = 0, shake = 0.05, piece = 1.3): string {
  const pieces = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / piece));
  const points = Array.from({ length: pieces + 1 }, (_, place) => {
    const part = place / pieces;
    return near({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, salt, shake);
  });
  return through(points);
}

/** A circle that does not quite close. */
export function circle(centre: Point, radius: number, salt = 0, shake = 0.08): string {
  const turn = wobble(centre.x, centre.y, salt) * Math.PI;
  const points = Array.from({ length: 13 }, (_, place) => {
    const angle = turn + (place / 11.5) * 2 * Math.PI;
    const reach = radius * (1 + shake * wobble(centre.x + place, centre.y, salt));
    return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) };
  });
  return through(points);
}

/** A rectangle whose corners do not quite meet. */
export function box(x: number, y: number, width: number, height: number, salt = 0, shake = 0.05): string {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner, side) => stroke(corner, corners[(side + 1) % 4]!, salt + side * 11, shake)).join('');
}

/** Fills a rectangle with parallel strokes at 45 degrees; the strokes continue in neighbouring rectangles. */
export function hatching(x0: number, y0: number, x1: number, y1: number, gap: number, shake = 0.05): string {
  let drawn = '';
  for (let sum = Math.ceil((x0 + y0) / gap) * gap; sum < x1 + y1 - 0.02; sum += gap) {
    const left = Math.max(x0, sum - y1);
    const right = Math.min(x1, sum - y0);
    if (right - left > 0.04) drawn += stroke({ x: left, y: sum - left }, { x: right, y: sum - right }, 5, shake);
  }
  return drawn;
}

/** Tally marks: four strokes, and a fifth across. One path per stroke; the marks are 10 high. */
export function tally(count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const left = Math.floor(place / 5) * 14 + 2;
    if (place % 5 === 4) return stroke({ x: left - 1.6, y: 8.2 }, { x: left + 9.6, y: 2.4 }, place, 0.5);
    const x = left + (place % 5) * 2.6;
    return stroke({ x: x + 0.3, y: 1 }, { x, y: 9 }, place, 0.5);
  });
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
