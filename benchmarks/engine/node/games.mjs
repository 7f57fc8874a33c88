// The two games, written as in boardgame.io's tutorial.
// Undo is switched off: nobody here uses it, and it takes time.

import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

function hasLine(cells) {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
}

export const ticTacToe = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
    return undefined;
  },
};

const TARGET = 100;

export const pig = {
  name: 'pig',
  disableUndo: true,
  setup: () => ({ scores: [0, 0], pot: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6();
      if (face === 1) {
        G.pot = 0;
        events.endTurn();
      } else {
        G.pot += face;
      }
    },
    hold: ({ G, playerID, events }) => {
      if (G.pot === 0) return INVALID_MOVE;
      G.scores[playerID] += G.pot;
      G.pot = 0;
      if (G.scores[playerID] >= TARGET) events.endGame({ winner: playerID });
      else events.endTurn();
      return undefined;
    },
  },
};
