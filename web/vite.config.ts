// Builds the client into the server's package: one file per page and board, each with compressed copies.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { boardOf, sharedByBoards } from './plugins/board_chunk.ts';
import { compressed } from './plugins/compressed.ts';
import { isInFirstLoad } from './plugins/first_load.ts';
import { gameIcons } from './plugins/game_icons.ts';
import { licences } from './plugins/licences.ts';
import { serviceWorker } from './plugins/service_worker.ts';

const SERVER = process.env.OUBLIETTE_PROXY ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), gameIcons(), licences(), serviceWorker(), compressed()],
  build: {
    outDir: '../src/oubliette/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content security policy forbids fonts as data: URLs
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Put modules that many pages share into a few chunks instead of twenty: each chunk costs a request.
        codeSplitting: {
          groups: [
            {
              name: (module, context) =>
                isInFirstLoad(module, (id) => context.getModuleInfo(id)?.importers ?? []) ? 'base' : 'pages',
              debugName: 'base',
              test: /node_modules[\\/](svelte|@fluent)|src[\\/]lib[\\/](?!games|match|table|replay|setup)/,
              minShareCount: 2,
            },
            // What several boards share comes first: a group takes along what its modules import.
            { name: sharedByBoards, minShareCount: 2 },
            {
              name: (module, context) => boardOf(module, (id) => context.getModuleInfo(id)?.importers ?? []),
              debugName: 'board',
            },
            { name: 'table', test: /src[\\/]lib[\\/](match|table)/, minShareCount: 2 },
          ],
        },
      },
    },
    manifest: true, // maps each board to its files: tests/web/test_weight.py reads it
  },
  server: {
    // For work on the client: run `./run web` beside `./run serve`.
    // Do not change the Host header: the server compares it with Origin and refuses requests from other sites.
    proxy: { '/api': { target: SERVER }, '/health': { target: SERVER }, '/ws': { target: SERVER, ws: true } },
  },
  // Test components with their browser build, not with the one for server-side rendering.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/set_up.ts'],
    testTimeout: 60_000, // a test that hangs fails; a slow machine does not matter
    hookTimeout: 60_000,
    maxWorkers: '100%', // by default Vitest leaves one core idle
  },
}));
