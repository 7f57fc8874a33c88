// Plays random matches on boardgame.io's local client and times itself.
// Reads lines `{"game": …, "matches": …, "seed": …}` and answers each with one line of JSON, so that the
// benchmark can keep one warm process for all rounds.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { pig, ticTacToe } from './games.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');

function below(count) {
  return Math.floor(Math.random() * count);
}

function playTicTacToe(client) {
  let decisions = 0;
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    const free = [];
    state.G.cells.forEach((mark, cell) => {
      if (mark === null) free.push(cell);
    });
    client.moves.mark(free[below(free.length)]);
    decisions += 1;
    state = client.getState();
  }
  return { decisions, winner: state.ctx.gameover.winner };
}

// A roll is two decisions, as for every contestant: the player's and the die's. The first roll of a turn is no choice.
function playPig(client) {
  let decisions = 0;
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    if (state.G.pot === 0) {
      client.moves.roll();
      decisions += 1;
    } else if (below(2) === 0) {
      client.moves.roll();
      decisions += 2;
    } else {
      client.moves.hold();
      decisions += 1;
    }
    state = client.getState();
  }
  return { decisions, winner: state.ctx.gameover.winner };
}

const GAMES = {
  tic_tac_toe: { game: ticTacToe, play: playTicTacToe },
  pig: { game: pig, play: playPig },
};

// Resetting a client is cheaper than making one, but brings back the same dice.
const clients = new Map();

function freshClient(game, seed) {
  if (game !== pig && clients.has(game)) {
    const client = clients.get(game);
    client.reset();
    return client;
  }
  const client = Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
  client.start();
  clients.set(game, client);
  return client;
}

function playouts({ game: name, matches, seed }) {
  const { game, play } = GAMES[name];
  const tally = { matches, decisions: 0, squares: 0, first: 0, second: 0 };
  const cpu = process.cpuUsage();
  const wall = performance.now();
  for (let match = 0; match < matches; match += 1) {
    const { decisions, winner } = play(freshClient(game, `${seed}.${match}`));
    tally.decisions += decisions;
    tally.squares += decisions * decisions;
    if (winner === '0') tally.first += 1;
    if (winner === '1') tally.second += 1;
  }
  const used = process.cpuUsage(cpu);
  return { ...tally, cpu: (used.user + used.system) / 1e6, wall: (performance.now() - wall) / 1e3 };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(playouts(JSON.parse(line)))}\n`);
}
