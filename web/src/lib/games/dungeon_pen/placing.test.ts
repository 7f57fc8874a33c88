import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { loadTexts } from '../../texts/ui.svelte';

import { legalWalls, wallAt, wallBeside } from './placing.svelte';
import { indexes, layOut, onScreen, show, STOPS } from './testing';

const { question } = STOPS['place_wall']!;
const walls = legalWalls(question);

beforeAll(loadTexts);
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

describe('the wall under the finger', () => {
  it('is the legal wall with the nearest middle, in the chosen direction if possible', () => {
    for (const wall of walls) expect(wallAt(walls, wall.middle, wall.across)).toBe(wall);
    const across = walls.filter((wall) => wall.across);
    expect(wallAt(across, { x: 9, y: 9 }, false)).not.toBeNull(); // no wall in that direction: take another
  });

  it('reaches every other wall by arrow keys and turning', () => {
    const found = new Set([walls[0]!]);
    for (const wall of found) {
      for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) found.add(wallBeside(walls, wall, x, y)); // prettier-ignore
      found.add(wallAt(walls, wall.middle, !wall.across)!);
    }
    expect(found.size).toBe(walls.length);
  });
});

describe('placing a wall', () => {
  it('follows the mouse and answers on release', async () => {
    layOut();
    const { container, onanswer } = show('place_wall');
    const surface = container.querySelector('[data-walls]')!;
    const wall = walls.at(-1)!;
    const at = { ...onScreen(wall.middle.x, wall.middle.y), pointerType: 'mouse' };
    // Drag along the wall, which sets its direction.
    const begin = onScreen(wall.x + 0.5, wall.y + 0.5);
    const end = onScreen(wall.x + wall.width - 0.5, wall.y + wall.height - 0.5);
    await fireEvent.pointerMove(surface, at);
    expect(onanswer).not.toHaveBeenCalled();
    await fireEvent.pointerDown(surface, { ...begin, pointerType: 'mouse' });
    await fireEvent.pointerMove(surface, { ...end, pointerType: 'mouse', buttons: 1 });
    expect(indexes(container)).toEqual([wall.option]);
    await fireEvent.pointerUp(surface, { ...end, pointerType: 'mouse' });
    expect(onanswer.mock.calls).toEqual([[wall.option]]);
  });

  it('shows the wall on the first touch and answers on the second', async () => {
    layOut();
    const { container, onanswer } = show('place_wall');
    const surface = container.querySelector('[data-walls]')!;
    const wall = walls.filter(({ across }) => across)[0]!;
    const at = { ...onScreen(wall.middle.x, wall.middle.y), pointerType: 'touch' };
    await fireEvent.pointerDown(surface, at);
    await fireEvent.pointerUp(surface, at);
    const shown = indexes(container).slice(0, 1);
    expect(indexes(container)).toEqual([...shown, ...shown]); // below the sheet, and next to the wall
    if (onanswer.mock.calls.length === 0) {
      await fireEvent.pointerDown(surface, at);
      await fireEvent.pointerUp(surface, at);
    }
    expect(onanswer.mock.calls).toEqual([shown]);
  });

  it('turns the wall on R, and does not let the key open the rules', async () => {
    const { container } = show('place_wall');
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    const before = indexes(container)[0]!;
    await fireEvent.keyDown(container.querySelector('[data-option]')!, { key: 'r' });
    window.removeEventListener('keydown', heard);
    expect(walls[indexes(container)[0]!]!.across).toBe(!walls[before]!.across);
    expect(heard).not.toHaveBeenCalled();
  });
});
