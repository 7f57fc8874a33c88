// A game's board and picture are found by the names of its folder and files; no list of games stands in the client.
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import Vignette from '../components/Vignette.svelte';

import { loadBoard } from './board';
import DungeonPen from './dungeon_pen/Vignette.svelte';
import Generic from './generic/Board.svelte';
import Plain from './generic/Vignette.svelte';

test('the board of a game is the one in its folder, with all that it exports', async () => {
  const board = await loadBoard('dungeon_pen');
  expect(board.default).toBe((await import('./dungeon_pen/Board.svelte')).default);
  expect(board.covers).toBeTypeOf('function');
  expect(board.faceToFace?.begin).toBeTypeOf('function');
});

test('a game without a board gets the generic one', async () => {
  expect((await loadBoard('pig')).default).toBe(Generic);
  expect((await loadBoard('a game of tomorrow')).default).toBe(Generic);
  expect((await loadBoard('map')).default).toBe(Generic); // a folder here, but without a board
});

/** What is drawn by whatever `put` puts on a page. */
function drawn(put: (target: HTMLElement) => Record<string, unknown>): string {
  const target = document.createElement('div');
  const shown = put(target);
  const found = target.querySelector('svg')!.innerHTML;
  void unmount(shown);
  return found;
}

test('the picture of a game is the one in its folder; a game without one gets a plain one', () => {
  const pictureOf = (game: string) => drawn((target) => mount(Vignette, { target, props: { game } }));
  const plain = drawn((target) => mount(Plain, { target }));
  expect(pictureOf('dungeon_pen')).toBe(drawn((target) => mount(DungeonPen, { target })));
  expect(pictureOf('pig')).toBe(plain);
  expect(pictureOf('dungeon_pen')).not.toBe(plain);
});
