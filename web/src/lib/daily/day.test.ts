import { expect, test } from 'vitest';

import { dayAfter, dayText, timeLeft } from './day';

test('the rest of the day is rounded up to whole minutes', () => {
  expect(timeLeft(80_629)).toEqual({ hours: 22, minutes: 24 });
  expect(timeLeft(3600)).toEqual({ hours: 1, minutes: 0 });
  expect(timeLeft(1)).toEqual({ hours: 0, minutes: 1 });
});

test('a day that is over has nothing left', () => {
  expect(timeLeft(0)).toEqual({ hours: 0, minutes: 0 });
  expect(timeLeft(-5)).toEqual({ hours: 0, minutes: 0 });
});

test('days roll over the ends of months and years', () => {
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});

test('each language writes a day in its own way', () => {
  expect(dayText('2026-11-18', 'en')).toMatch(/^Wednesday,? 18 November 2026$/);
  expect(dayText('2026-11-18', 'fr')).toBe('mercredi 18 novembre 2026');
});
