import { describe, expect, it } from 'vitest';

import { lean } from '../../../plugins/lean_outline';

describe('an outline', () => {
  it('is rounded where its points lie, so that nothing adds up', () => {
    expect(lean('M10.4 10.4l.4.4.4.4.4.4z')).toBe('m10 10l1 1 0 0 1 1z');
    expect(lean('M0 0h.6v.6H0z')).toBe('m0 0h1v1h-1z');
  });

  it('keeps the flags of arcs, however tightly they are written', () => {
    expect(lean('M5 5a2.25 2.25 0 01.5.5')).toBe('m5 5a2.3 2.3 0 0 1 1 1');
  });

  it('goes back to where it began, and on from there', () => {
    expect(lean('M1.5 1.5h10zl1 1')).toBe('m2 2h10zl1 1');
  });

  it('that cannot be read stays as it is', () => {
    expect(lean('M1 x')).toBe('M1 x');
  });
});
