// The drawings of finds, in a box of 10 by 10: hand-drawn outlines, and where their number goes.
import { TELEPORTER } from './plan';

export interface Sign {
  outline: string;
  /** The colour of the pencil. */
  pencil: 'lead' | 'red' | 'ochre' | 'violet' | 'green';
  /** Shaded inside? */
  shaded: boolean;
  /** The number on it, or "?"; empty for none. */
  figure: string;
  /** The height of the number's middle, from the top. */
  level: number;
}

const COIN =
  'M5 1.7C7.1 1.5 8.5 3.1 8.3 5.1C8.2 7.1 6.8 8.5 4.9 8.4C2.9 8.3 1.6 6.8 1.7 4.9C1.8 3 3.1 1.8 5.3 1.6' +
  'M6.4 3.9C5.5 3.2 4 3.6 3.9 5C3.9 6.5 5.5 6.9 6.5 6.1M5.2 2.8L5 7.3';
const CHEST =
  'M1.2 4.5C1.3 2.6 2.4 1.7 3.9 1.7L6.4 1.8C7.9 1.8 8.8 2.8 8.8 4.5L8.7 8.4L1.3 8.3Z' +
  'M1.2 4.6L4.2 4.5M5.9 4.6L8.8 4.6M4.2 3.8L5.9 3.8L5.8 5.8L4.3 5.8Z';
const ENEMY =
  'M2.1 3.7C1.2 2.7 1 1.5 1.5 .5C2.1 1.4 2.9 1.9 3.7 2.1C4.6 1.8 5.6 1.8 6.4 2.1C7.2 1.9 7.9 1.3 8.5 .5C9 1.6 8.8 2.8 7.9 3.7' +
  'C9.1 5.5 8.8 7.6 7.3 8.8C5.9 9.7 3.9 9.7 2.6 8.8C1.1 7.5 .9 5.4 2.1 3.7Z';
const HEART = 'M5 9.3C2.5 7.6 .6 5.8 .7 3.6C.8 1.6 3.7 .7 5 2.9C6.3 .7 9.2 1.5 9.3 3.6C9.4 5.8 7.5 7.7 5 9.3Z';
const WEB =
  'M5 .6L5.1 9.4M.8 2.5L9.2 7.6M9.2 2.4L.9 7.7' +
  'M5 1.3Q6.3 2.5 8.4 2.9Q7.8 5 8.4 7.1Q6.3 7.5 5 8.7Q3.6 7.5 1.6 7.1Q2.1 5 1.6 2.9Q3.6 2.5 5 1.3' +
  'M5 3.2Q5.7 3.8 6.7 4Q6.4 5 6.7 6Q5.7 6.2 5 6.8Q4.2 6.2 3.3 6Q3.6 5 3.3 4Q4.3 3.8 5 3.2';
const KEY =
  'M3.1 2.9C4.4 2.8 5.2 3.8 5.1 5C5 6.3 4.2 7.1 3 7C1.8 6.9 1 6.1 1 4.9C1.1 3.7 1.9 2.9 3.3 2.9' +
  'M5.1 5L9.3 5.1M7.3 5.1L7.2 7M8.9 5.1L8.9 6.7';
const SHUT = 'M.5 .4L9.5 .5L9.6 9.5L.4 9.6Z';
const KEYHOLE = 'M5 2.9C6.2 2.9 6.7 4.4 5.7 5.2L6.2 7.4L3.8 7.4L4.3 5.2C3.4 4.4 3.8 2.9 5 2.9Z';
const OPEN = 'M.5 .2L.6 9.8M9.5 .2L9.4 9.8M.6 1C3.2 1.4 4.9 2.2 5 3.6L4.9 9.5L.6 9M3.9 5.9L3.8 6.5';
const SPIRAL =
  'M5 5.1C5.4 4.6 6.1 5 5.8 5.8C5.2 6.8 3.6 6.4 3.4 5C3.3 3.3 5.2 2.4 6.7 3.3C8.5 4.4 8.2 7 6.4 8.1C4.2 9.2 1.5 7.7 1.4 5C1.4 2.4 3.6 .6 6.3 .9';
const STAIRS =
  'M.8 9.2L.8 7.1L2.9 7.2L2.9 5.2L5 5.2L5.1 3.2L7.1 3.2L7.2 1.2L9.3 1.2L9.2 9.2Z' +
  'M2.1 9L2.9 8.2M4 9L5 8M6 9.1L7.1 8M8 9L9.1 7.9M7.2 5.1L9.1 3.3';
const SMILEY =
  'M5 1C7.4 .9 9.1 2.6 9 5C8.9 7.4 7.2 9.1 4.9 9C2.6 8.9 .9 7.2 1 4.9C1.1 2.6 2.8 1.1 5.2 1' +
  'M3.6 3.6L3.6 4.5M6.4 3.5L6.4 4.5M3 6C3.9 7.6 6.1 7.6 7 6';

const SIGNS: Record<string, Partial<Sign>> = {
  o: { outline: COIN, pencil: 'ochre', shaded: true },
  $: { outline: CHEST, pencil: 'ochre', shaded: true },
  '?': { outline: ENEMY, shaded: true, figure: '?', level: 5.6 },
  h: { outline: HEART, pencil: 'red', shaded: true, figure: '?', level: 4.7 },
  w: { outline: WEB },
  k: { outline: KEY, pencil: 'ochre' },
  L: { outline: SHUT + KEYHOLE, pencil: 'ochre', shaded: true },
  '>': { outline: STAIRS, pencil: 'green', shaded: true },
  '@': { outline: SMILEY },
};

/** The sign of a mark; `open` draws a locked door as open, once its key is found. */
export function signOf(mark: string, open = false): Sign {
  return { outline: '', pencil: 'lead', shaded: false, figure: '', level: 5, ...partOf(mark, open) };
}

function partOf(mark: string, open: boolean): Partial<Sign> {
  if (mark === 'L' && open) return { outline: OPEN, pencil: 'ochre' };
  if (mark === TELEPORTER) return { outline: SPIRAL, pencil: 'violet' };
  if (/[1-9]/.test(mark)) return { outline: ENEMY, shaded: true, figure: mark, level: 5.6 };
  if (/[a-f]/.test(mark)) {
    return { outline: HEART, pencil: 'red', shaded: true, figure: String(mark.charCodeAt(0) - 96), level: 4.7 };
  }
  return SIGNS[mark] ?? {};
}
