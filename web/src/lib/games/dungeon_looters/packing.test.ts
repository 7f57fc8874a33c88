import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { fitted, zoomed } from './camera.svelte';
import { cellsFor, firstChoice, layingsOf, nearestTurn, nextTurn, sameTurn } from './laying';
import { loadOf } from './load';
import { arranged, isFree, layOf, piecesOf, placesOf, swapped, turned, type Lay } from './packing';
import { nextSpot } from './roving';
import { option, show, STOPS } from './testing';
import type { LootersView } from './view';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const BAG = [4, 4] as const;

describe('a bag', () => {
  it('puts all small objects into one purse', () => {
    const pieces = piecesOf(['small_change', 'gold_ingot', 'gold_tooth', 'gold_ingot']);
    expect(pieces.map(({ key }) => key)).toEqual(['purse', 'gold_ingot#0', 'gold_ingot#1']);
    expect(pieces[0]!.objects).toEqual(['small_change', 'gold_tooth']);
  });

  it("keeps the owner's arrangement, and finds room for new pieces", () => {
    const own: Lay = { 'gold_ingot#0': [2, 2, 2, 1] };
    const pieces = piecesOf(['gold_ingot', 'bald_comb']);
    const lay = arranged(pieces, own, {}, BAG);
    expect(lay['gold_ingot#0']).toEqual([2, 2, 2, 1]);
    expect(lay['bald_comb#0']).toEqual([0, 0, 1, 1]);
  });

  it("falls back to the server's arrangement if its own has no room", () => {
    const objects = ['lucky_anvil', 'golden_throne'];
    const given = layOf(objects, [
      [0, 0, 2, 2],
      [0, 0, 3, 3],
    ]);
    const better = layOf(objects, placesOf([3, 3, 2, 2, 0, 0, 3, 3]));
    expect(arranged(piecesOf(objects), { 'lucky_anvil#0': [1, 1, 2, 2] }, better, [5, 5])).toEqual(better);
    expect(given['golden_throne#0']).toEqual([0, 0, 3, 3]);
  });

  it('leaves a piece without room beside it', () => {
    const pieces = piecesOf(['golden_throne', 'golden_throne']);
    expect(Object.keys(arranged(pieces, {}, {}, BAG))).toEqual(['golden_throne#0']);
  });

  it('turns pieces, and shifts them to stay inside', () => {
    expect(turned({ 'gold_ingot#0': [3, 0, 1, 2] }, 'gold_ingot#0', BAG)).toEqual([2, 0, 2, 1]);
    expect(turned({ 'lucky_anvil#0': [0, 0, 2, 2] }, 'lucky_anvil#0', BAG)).toBeNull();
    expect(isFree({}, [3, 3, 2, 1], BAG)).toBe(false);
  });

  it('can be rearranged by keyboard, and the arrangement is stored', async () => {
    const { container, onanswer } = show('main_drop');
    const piece = container.querySelector<HTMLElement>('[data-piece]')!;
    const before = piece.getAttribute('aria-label');
    await fireEvent.keyDown(piece, { key: 'ArrowRight' });
    const after = container.querySelector('[data-piece]')!.getAttribute('aria-label');
    expect(after).not.toBe(before);
    expect(onanswer).not.toHaveBeenCalled();
    cleanup();
    expect(show('main_drop').container.querySelector('[data-piece]')!.getAttribute('aria-label')).toBe(after);
  });

  it('leaves all pieces beside it with one click, one answer after the other', async () => {
    const { container, rerender, onanswer, stop } = show('keep_too_much');
    const button = container.querySelector<HTMLButtonElement>('.done')!;
    expect(button.disabled).toBe(false);
    await fireEvent.click(button);
    const left = stop.question!.options![onanswer.mock.lastCall![0]] as string[];
    expect(left[0]).toBe('leave');
    const held = (stop.question!.facts['held'] as string[]).slice();
    const fresh = (stop.question!.facts['new'] as string[]).slice();
    (fresh.includes(left[1]!) ? fresh : held).splice((fresh.includes(left[1]!) ? fresh : held).indexOf(left[1]!), 1);
    const options = ['done', ...[...new Set([...held, ...fresh])].map((one) => ['leave', one])];
    const facts = { ...stop.question!.facts, held, new: fresh, fits: 1 };
    onanswer.mockClear();
    await rerender({ ask: { ...stop.question!, options, facts, count: options.length } });
    const next = options[onanswer.mock.lastCall![0] as number];
    expect(next === 'done' || next![0] === 'leave').toBe(true);
  });

  it('answers by dragging a piece out, if the question is what to give', async () => {
    const { container, onanswer, stop } = show('drop_object');
    const piece = container.querySelector('.grid [data-piece][data-option]');
    if (!piece) return; // everything is in the purse
    await fireEvent.pointerDown(piece, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
    await fireEvent.pointerMove(piece, { clientX: 90, clientY: 200, pointerId: 1 });
    await fireEvent.pointerUp(piece, { clientX: 90, clientY: 200, pointerId: 1 });
    await fireEvent.click(piece); // browsers send a click after a drag
    expect(onanswer.mock.calls).toEqual([[Number(piece.getAttribute('data-option'))]]);
    expect(stop.question!.options!.length).toBeGreaterThan(1);
  });

  it('only plans to leave a dragged piece while the player chooses what to keep', async () => {
    const { container, onanswer, stop } = show('keep_fits');
    const piece = container.querySelector('.grid [data-piece]')!;
    await fireEvent.pointerDown(piece, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
    await fireEvent.pointerMove(piece, { clientX: 90, clientY: 200, pointerId: 1 });
    await fireEvent.pointerUp(piece, { clientX: 90, clientY: 200, pointerId: 1 });
    expect(onanswer).not.toHaveBeenCalled();
    expect(container.querySelector('.offer [data-piece]')).not.toBeNull();
    await fireEvent.click(container.querySelector('.done')!);
    expect((stop.question!.options![onanswer.mock.lastCall![0] as number] as string[])[0]).toBe('leave');
  });

  it('needs one click if everything fits', async () => {
    const { container, onanswer, stop } = show('keep_fits');
    const done = stop.question!.options!.indexOf('done');
    await fireEvent.click(option(container, done));
    expect(onanswer.mock.calls).toEqual([[done]]);
  });
});

describe('a tile', () => {
  const layings = layingsOf(STOPS['lay_tile']!.question);

  it('turns to the next turn that looks different', () => {
    expect([0, 1, 2, 3].map((quarters) => sameTurn('crossroads', quarters))).toEqual([0, 0, 0, 0]);
    expect([0, 1, 2, 3].map((quarters) => nextTurn('gallery', quarters))).toEqual([1, 0, 1, 0]);
    expect(nextTurn('vault', 3)).toBe(0);
    expect(nextTurn('vault', 0, -1)).toBe(3);
  });

  it('is first held in a turn that fits somewhere', () => {
    const first = firstChoice(layings)!;
    const cells = cellsFor(layings, first.tile, first.quarters);
    expect(cells.some(({ here }) => here)).toBe(true);
    expect(firstChoice([])).toBeNull();
  });

  it('is turned to the nearest fitting turn', () => {
    const way = (quarters: number) => ({ index: quarters, tile: 'vault', room: 'E5', quarters });
    expect(nearestTurn([way(1), way(3)], 0)!.quarters).toBe(1);
    expect(nearestTurn([way(0), way(2)], 3)!.quarters).toBe(0);
  });
});

describe('the map', () => {
  it('fits a box into the frame, and keeps the point under the finger fixed while zooming', () => {
    const sight = fitted({ x: 10, y: 10, width: 10, height: 5 }, 320, 320);
    expect(sight.x + 10 * sight.scale * 32).toBeCloseTo(0);
    const closer = zoomed(sight, 1.5, { x: 100, y: 50 });
    expect((100 - closer.x) / closer.scale).toBeCloseTo((100 - sight.x) / sight.scale);
  });

  it('moves the focus to the nearest spot in the direction of the arrow key', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 5 },
    ];
    expect(nextSpot(spots, 0, 'ArrowRight')).toBe(1);
    expect(nextSpot(spots, 0, 'ArrowDown')).toBe(3);
    expect(nextSpot(spots, 0, 'ArrowUp')).toBe(-1);
    expect(nextSpot(spots, 0, 'a')).toBe(-1);
  });
});

describe('a piece put onto others', () => {
  it('moves them to free places, and reports those without one as out', () => {
    const lay: Lay = { a: [0, 0, 1, 2], b: [1, 0, 2, 2], c: [0, 2, 3, 1] };
    expect(swapped(lay, 'a', [2, 0, 1, 2], [3, 3])).toEqual({
      lay: { c: [0, 2, 3, 1], a: [2, 0, 1, 2], b: [0, 0, 2, 2] },
      out: [],
    });
    expect(swapped(lay, 'b', [1, 1, 2, 2], [3, 3])).toEqual({
      lay: { a: [0, 0, 1, 2], b: [1, 1, 2, 2] },
      out: ['c'],
    });
    expect(swapped(lay, 'b', [2, 0, 2, 2], [3, 3])).toBeNull();
  });
});

describe('loads', () => {
  it('count objects by type, and do not tell how full a closed bag is', () => {
    const player = (STOPS['react']!.view as unknown as LootersView).players[0]!;
    const open = { ...player, archetype: 'dwarf', objects: ['portable_organ', 'lost_crown'], bag: [] };
    const load = loadOf(open)!;
    expect([load.heavy, load.massive, load.weights]).toEqual([0, 1, 2]);
    expect(load.full).toBeGreaterThan(0);
    expect(loadOf({ ...open, bag: null, objects: ['some_heavy'] })).toMatchObject({ heavy: 1, full: null });
    expect(loadOf({ ...open, archetype: '' })).toBeNull();
  });
});
