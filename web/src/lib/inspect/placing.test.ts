import { expect, test } from 'vitest';

import { placeFor } from './placing';

const SCREEN = { left: 0, top: 0, width: 1000, height: 700 };
const CARD = { left: 0, top: 0, width: 200, height: 100 };
const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test('a card lies below its sign, or above it at the lower edge, and never beyond the screen', () => {
  expect(placeFor(box(400, 100), CARD, [], SCREEN)).toEqual({ left: 320, top: 148 });
  expect(placeFor(box(400, 650), CARD, [], SCREEN)).toEqual({ left: 320, top: 542 });
  expect(placeFor(box(0, 100), CARD, [], SCREEN).left).toBe(8);
});

test('it covers no answer if there is a place that covers none', () => {
  const answers = [box(400, 160), box(400, 40)]; // below and above
  expect(placeFor(box(400, 100), CARD, answers, SCREEN)).toEqual({ left: 448, top: 70 });
});

test('where every place covers something, it covers the fewest, and not its own sign', () => {
  const all = [...Array(25).keys()].flatMap((x) => [...Array(18).keys()].map((y) => box(x * 40, y * 40)));
  const place = placeFor(box(400, 320), CARD, all, SCREEN);
  expect(place.top >= 360 || place.top + 100 <= 320 || place.left >= 440 || place.left + 200 <= 400).toBe(true);
});
