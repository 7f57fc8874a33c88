import { describe, expect, it } from 'vitest';

import { lean } from '../../../plugins/lean_outline';

describe('an outline', () => {
  it('rounds absolute positions, so that errors do not add up', () => {
    expect(lean('M10.4 10.4l.4.4.4.4.4.4z')).toBe('m10 10l1 1 0 0 1 1z');
    expect(lean('M0 0h.6v.6H0z')).toBe('m0 0h1v1h-1z');
  });

  it('keeps the flags of arcs, even without separators', () => {
    expect(lean('M5 5a2.25 2.25 0 01.5.5')).toBe('m5 5a2.3 2.3 0 0 1 1 1');
  });

  it('returns to its start on z, and continues from there', () => {
    expect(lean('M1.5 1.5h10zl1 1')).toBe('m2 2h10zl1 1');
  });

  it('stays unchanged if it cannot be parsed', () => {
    expect(lean('M1 x')).toBe('M1 x');
  });
});
