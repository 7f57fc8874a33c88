// Searches positions of Pig with boardgame.io's own bot and times itself.
// Reads lines `{"mine": …, "theirs": …, "pot": …, "iterations": …, "searches": …, "seed": …}` and answers each with one
// line of JSON.

import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import { pig } from './games.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');

// The depth counts moves; a match of random players to 100 never has so many.
const TO_THE_END = 1e6;

const FIRST = '0';
const ROLL = [{ move: 'roll' }];
const ROLL_OR_HOLD = [{ move: 'roll' }, { move: 'hold' }];

// All moves that the bot makes, in its tree and in its play-outs.
let moves = 0;

function counted(move) {
  return (context) => {
    moves += 1;
    return move(context);
  };
}

const game = {
  ...pig,
  moves: { roll: counted(pig.moves.roll), hold: counted(pig.moves.hold) },
  ai: { enumerate: (G) => (G.pot === 0 ? ROLL : ROLL_OR_HOLD) },
};

// The dice belong to the state, so every search needs a match with a seed of its own: the bot searches with the very
// dice that will come, and every play-out of one search gets the same faces in the same order.
function stateAt({ mine, theirs, pot }, seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
  client.start();
  return { ...client.store.getState(), G: { scores: [mine, theirs], pot } };
}

async function search({ iterations, searches, seed, ...position }) {
  const states = Array.from({ length: searches }, (_, number) => stateAt(position, `${seed}.${number}`));
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: TO_THE_END });
  const tally = { visits: 0, holds: 0, wins: 0, moves: 0, squares: 0 };
  const cpu = process.cpuUsage();
  const wall = performance.now();
  for (const state of states) {
    moves = 0;
    const { action, metadata: root } = await bot.play(state, FIRST);
    tally.visits += root.visits;
    if (action.payload.type === 'hold') tally.holds += 1;
    // The root's children were reached by moves of the first player, so their values are that player's wins.
    for (const child of root.children) tally.wins += child.value;
    tally.moves += moves;
    tally.squares += moves * moves;
  }
  const used = process.cpuUsage(cpu);
  return { ...tally, cpu: (used.user + used.system) / 1e6, wall: (performance.now() - wall) / 1e3 };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await search(JSON.parse(line)))}\n`);
}
