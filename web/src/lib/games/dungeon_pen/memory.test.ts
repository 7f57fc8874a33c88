import { describe, expect, it } from 'vitest';

import { linesOf } from './lines';
import { Memory } from './memory.svelte';
import { newsOf } from './news';
import { propsOf, STOPS, TEXTS } from './testing';
import type { PenView, Play, StrokeView } from './view';

const { view } = STOPS['aim']!;
const told = (slug: string, facts: Record<string, unknown>) => ({ ply: 1, slug, facts });
const stroke = (seat: number, ...points: number[]): StrokeView => ({ seat, contact: false, points });
const drawn = (...strokes: StrokeView[]): PenView => ({ ...view, strokes, shown: null });

describe('lines', () => {
  it('get fainter with each later line of the same player', () => {
    const lines = linesOf(
      drawn(stroke(0, 1, 1, 2, 2), stroke(1, 3, 3, 4, 4), stroke(0, 2, 2, 5, 5), stroke(0, 5, 5, 6, 6)),
    );
    expect(lines.map(({ stroke: { seat }, age }) => [seat, age])).toEqual([
      [0, 'old'],
      [1, 'last'],
      [0, 'before'],
      [0, 'last'],
    ]);
  });

  it('keep their key when they are applied or cut short', () => {
    const open = { ...drawn(), shown: stroke(0, 1, 1, 2, 2, 3, 3) };
    const cut = drawn(stroke(0, 1, 1, 2, 2));
    expect(linesOf(open)[0]!.key).toBe(linesOf(cut)[0]!.key);
    expect([linesOf(open)[0]!.open, linesOf(cut)[0]!.open]).toEqual([true, false]);
  });
});

describe('the memory', () => {
  it('reports a new line once', () => {
    const memory = new Memory();
    const first = drawn(stroke(0, 1, 1, 2, 2));
    memory.note(first, [told('flick.line', {})]);
    expect(memory.isNew(linesOf(first)[0]!.key)).toBe(false); // the first view has no new lines
    const second = drawn(stroke(0, 1, 1, 2, 2), stroke(1, 3, 3, 4, 4));
    memory.note(second, [told('flick.line', {})]);
    const { key } = linesOf(second)[1]!;
    expect([memory.isNew(key), memory.isNew(key), memory.isNew(linesOf(second)[0]!.key)]).toEqual([true, false, false]);
    memory.note(drawn(stroke(0, 9, 9, 2, 2)), []); // a take-back has no events, so nothing is new
    expect(memory.isNew(linesOf(drawn(stroke(0, 9, 9, 2, 2)))[0]!.key)).toBe(false);
  });

  it('keeps erased walls, and lines cancelled by a second try', () => {
    const memory = new Memory();
    memory.note({ ...drawn(), shown: stroke(0, 1, 1, 2, 2) }, []);
    memory.note(drawn(), [
      told('object.discard', { card: 'second_try' }),
      told('ruling.erase', { start: 'A4', end: 'A6' }),
    ]);
    expect(memory.erasedLines).toEqual(['1 1 2 2']);
    expect(memory.erasedWalls).toEqual([['A4', 'A6']]);
    memory.note({ ...drawn(), walls: [['A4', 'A6']] }, [told('wall.choose_orientation', {})]);
    expect(memory.erasedWalls).toEqual([]); // a new wall stands there
  });

  it('remembers a miss until the next stop', () => {
    const memory = new Memory();
    memory.note(drawn(), [told('flick.failed', { seat: 1 })]);
    expect(memory.missed).toEqual([1]);
    memory.note(drawn(), [told('flick.line', { seat: 1 })]);
    expect(memory.missed).toEqual([]);
  });

  it('notices a miss that does not change the view', () => {
    const [memory, sheet] = [new Memory(), drawn()];
    memory.note(sheet, []);
    memory.note(sheet, [told('flick.failed', { seat: 0 })]);
    expect(memory.missed).toEqual([0]);
  });
});

describe('news at a shared screen', () => {
  it('do not name an object that only one player may know', () => {
    const events = [told('object.keep', { seat: 0, card: 'hard_hat', objects: 1 })];
    const said = newsOf({ ...propsOf('aim'), events } as unknown as Play);
    expect(said).not.toContain(TEXTS.name('hard_hat'));
    expect(said).toContain('Ada');
  });
});
