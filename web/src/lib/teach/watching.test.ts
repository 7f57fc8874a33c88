import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watch } from './watching';

let moving = true;
const look = vi.fn(() => moving);
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  moving = true;
  look.mockClear();
  end = watch(look);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

/** How often it looks in one second. */
function looks(): number {
  look.mockClear();
  vi.advanceTimersByTime(1000);
  return look.mock.calls.length;
}

test('it looks in every frame while something moves, and rarely when nothing has moved for a while', () => {
  expect(looks()).toBeGreaterThan(50);
  moving = false;
  expect(looks()).toBeGreaterThan(25);
  expect(looks()).toBeLessThan(6);
  moving = true;
  looks();
  expect(looks()).toBeGreaterThan(50);
});

test('whatever may move things wakes it', () => {
  moving = false;
  looks();
  looks();
  look.mockClear();
  document.body.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  expect(look.mock.calls.length).toBeGreaterThan(3);
});

test('it ends, asleep or awake', () => {
  end();
  expect(looks()).toBe(0);
  end = watch(look);
  moving = false;
  looks();
  end();
  window.dispatchEvent(new Event('resize'));
  expect(looks()).toBe(0);
});
