// Rounds an outline to whole units of its 512 × 512 viewBox: a third of the bytes, and nobody sees the difference.
//
// Rounds the absolute position of every point, not its offset from the last one, so errors do not add up.
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;
const COMMAND = /^[\s,]*([a-z])/i;

export function lean(outline: string): string {
  let rest = outline;
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found?.[1] ?? null;
  };
  let [x, y, startX, startY] = [0, 0, 0, 0]; // the exact position, and where the subpath began
  let [atX, atY, fromX, fromY] = [0, 0, 0, 0]; // the same, rounded
  let command = '';
  let written = '';
  let last = '';
  while (rest.trim()) {
    const next = take(COMMAND);
    if (next) command = next;
    else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const kind = command.toLowerCase();
    const count = ARGUMENTS[kind];
    if (count === undefined) return outline;
    const given: number[] = [];
    for (let place = 0; place < count; place++) {
      const number = take(kind === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER);
      if (number === null) return outline; // we cannot parse it: return it unchanged
      given.push(Number(number));
    }
    const relative = command === kind;
    const out: number[] = [];
    const point = (dx: number, dy: number): [number, number] => (relative ? [x + dx, y + dy] : [dx, dy]);
    if (kind === 'z') {
      [x, y, atX, atY] = [startX, startY, fromX, fromY];
    } else if (kind === 'h' || kind === 'v') {
      const to = relative ? (kind === 'h' ? x : y) + given[0]! : given[0]!;
      if (kind === 'h') {
        out.push(Math.round(to) - atX);
        [x, atX] = [to, Math.round(to)];
      } else {
        out.push(Math.round(to) - atY);
        [y, atY] = [to, Math.round(to)];
      }
    } else {
      const radii = kind === 'a' ? given.slice(0, 5) : [];
      out.push(...radii.map((figure, place) => (place < 2 ? Math.round(figure * 10) / 10 : figure)));
      const points = given.slice(radii.length);
      let to: [number, number] = [x, y];
      for (let place = 0; place < points.length; place += 2) {
        to = point(points[place]!, points[place + 1]!);
        out.push(Math.round(to[0]) - atX, Math.round(to[1]) - atY);
      }
      [x, y] = to;
      [atX, atY] = [Math.round(x), Math.round(y)];
      if (kind === 'm') [startX, startY, fromX, fromY] = [x, y, atX, atY];
    }
    const numbers = out.map((figure) => String(figure).replace(/^(-?)0\./, '$1.'));
    const repeats = kind === last && kind !== 'm' && kind !== 'z';
    const joined = numbers.reduce((all, one) => (all && !one.startsWith('-') ? `${all} ${one}` : all + one), '');
    written += repeats ? (joined.startsWith('-') ? joined : ` ${joined}`) : kind + joined;
    last = kind;
  }
  return written;
}
