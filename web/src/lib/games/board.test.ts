// The client has no list of games: it finds a game's board and picture by the names of its folder and files.
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import Vignette from '../components/Vignette.svelte';

import { loadBoard } from './board';
import DungeonPen from './dungeon_pen/Vignette.svelte';
import Generic from './generic/Board.svelte';
import Plain from './generic/Vignette.svelte';

test('loads the board from the folder of the game, with all its exports', async () => {
  const board = await loadBoard('dungeon_pen');
  expect(board.default).toBe((await import('./dungeon_pen/Board.svelte')).default);
  expect(board.covers).toBeTypeOf('function');
  expect(board.faceToFace?.begin).toBeTypeOf('function');
});

test('loads the generic board for a game without one', async () => {
  expect((await loadBoard('pig')).default).toBe(Generic);
  expect((await loadBoard('a game of tomorrow')).default).toBe(Generic);
  expect((await loadBoard('map')).default).toBe(Generic); // a folder here, but without a board
});

/** The SVG content that `put` mounts. */
function drawn(put: (target: HTMLElement) => Record<string, unknown>): string {
  const target = document.createElement('div');
  const shown = put(target);
  const found = target.querySelector('svg')!.innerHTML;
  void unmount(shown);
  return found;
}

test('shows the picture from the folder of the game, else a plain one', () => {
  const pictureOf = (game: string) => drawn((target) => mount(Vignette, { target, props: { game } }));
  const plain = drawn((target) => mount(Plain, { target }));
  expect(pictureOf('dungeon_pen')).toBe(drawn((target) => mount(DungeonPen, { target })));
  expect(pictureOf('pig')).toBe(plain);
  expect(pictureOf('dungeon_pen')).not.toBe(plain);
});
