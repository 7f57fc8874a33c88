// boardgame.io's own server, started as its documentation does: in memory, socket.io, one process.
// Its lobby gets a port of its own: with the libraries of its lock file it does not answer on the shared one.

import { createRequire } from 'node:module';
import { ticTacToe } from '../engine/node/games.mjs';

const require = createRequire(new URL('../engine/node/games.mjs', import.meta.url));
const { Server } = require('boardgame.io/server');

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [ticTacToe], origins: [`http://127.0.0.1:${port}`] });
server.run({ port, lobbyConfig: { apiPort } });
