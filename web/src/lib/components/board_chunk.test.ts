import { expect, test } from 'vitest';

import { boardOf, sharedByBoards } from '../../../plugins/board_chunk';

const IMPORTERS: Record<string, string[]> = {
  '/src/lib/games/pig/Die.svelte': ['/src/lib/games/pig/Tray.svelte', '/src/lib/games/pig/Figures.svelte'],
  '/src/lib/games/pig/Tray.svelte': ['/src/lib/games/pig/Board.svelte'],
  '/src/lib/games/pig/scenes.ts': ['/src/lib/games/pig/Figures.svelte'],
  '\0icon:sword@pig': ['/src/lib/games/pig/Die.svelte'],
};
const importersOf = (id: string): string[] => IMPORTERS[id] ?? [];

test('what a board imports of its own game goes with it, also if its figures need it', () => {
  for (const own of ['Die.svelte', 'Tray.svelte', 'Board.svelte']) {
    expect(boardOf(`/src/lib/games/pig/${own}`, importersOf)).toBe('board-pig');
  }
  expect(boardOf('\0icon:sword@pig', importersOf)).toBe('board-pig');
});

test('what only figures need stays out of it', () => {
  expect(boardOf('/src/lib/games/pig/Figures.svelte', importersOf)).toBeNull();
  expect(boardOf('/src/lib/games/pig/scenes.ts', importersOf)).toBeNull();
  expect(boardOf('/src/lib/wire.ts', importersOf)).toBeNull();
});

test('what several boards share has chunks of its own', () => {
  expect(sharedByBoards('/src/lib/games/FillBar.svelte')).toBe('FillBar');
  expect(sharedByBoards('/src/lib/games/map/fingers.ts')).toBe('fingers');
  expect(sharedByBoards('/node_modules/@fontsource/patrick-hand/400.css')).toBe('patrick-hand');
  expect(sharedByBoards('/src/lib/games/pig/Board.svelte')).toBeNull();
});
