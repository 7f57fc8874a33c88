// The strokes of a woodcut, as SVG paths: wedges, thin at one end and thick at the other.

/** A pseudo-random number from 0 to 1, fixed for each seed, so that strokes keep their shape in a new drawing. */
function uneven(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Light round a point: wedges that get thinner outwards, of uneven length. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, seed: number): string {
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = ((ray + uneven(seed + ray) * 0.6) / count) * 2 * Math.PI;
    const from = inner + uneven(seed + ray * 3) * inner * 0.25;
    const to = outer * (0.65 + uneven(seed + ray * 7) * 0.6);
    const half = (Math.PI / count) * 0.42;
    const point = (radius: number, turn: number) =>
      `${rounded(x + Math.cos(angle + turn) * radius * 1.15)} ${rounded(y + Math.sin(angle + turn) * radius)}`;
    path += `M${point(from, -half)}L${point(to, 0)}L${point(from, half)}Z`;
  }
  return path;
}

/** The ground: long flat cuts, closer together far away. */
export function ground(width: number, top: number, bottom: number, seed: number): string {
  let path = '';
  let y = top;
  for (let cut = 0; y < bottom; cut++) {
    const left = uneven(seed + cut) * width * 0.3;
    const right = width - uneven(seed + cut * 5) * width * 0.3;
    const thick = 0.35 + cut * 0.22;
    path += `M${rounded(left)} ${rounded(y)}L${rounded((left + right) / 2)} ${rounded(y - thick)}`;
    path += `L${rounded(right)} ${rounded(y)}L${rounded((left + right) / 2)} ${rounded(y + thick)}Z`;
    y += 2.4 + cut * 0.9;
  }
  return path;
}

/** The shaded side of a picture in a square of 512: slanting cuts that get thicker away from the light. */
export function shade(seed: number): string {
  let path = '';
  for (let cut = 0; cut < 19; cut++) {
    const start = cut * 44 - 240;
    const reach = 200 + uneven(seed + cut) * 90;
    const thick = 9 + uneven(seed + cut * 3) * 6;
    path += `M${rounded(reach)} ${rounded(start + 180)}L560 ${rounded(start + 400 - thick)}V${rounded(start + 400 + thick)}Z`;
  }
  return path;
}
