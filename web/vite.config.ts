// How the client is built: into the server's package, one file per page and board, with compressed twins beside them.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compressed } from './plugins/compressed.ts';
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
    assetsInlineLimit: 0, // the server's policy lets no font come out of a style sheet
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What many pages share comes in one piece, not in twenty: each would be a request of its own.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](svelte|@fluent)|src[\\/]lib[\\/](?!games|match|table|replay|setup)/,
              minShareCount: 2,
            },
            { name: 'table', test: /src[\\/]lib[\\/](match|table)/, minShareCount: 2 },
            { name: 'icons', test: /icon:/, minShareCount: 3 },
          ],
        },
      },
    },
    manifest: true, // which file is which board: for those who weigh them
  },
  server: {
    // For work on the client: `./run web` beside `./run serve`.
    // The host stays the browser's own: the server refuses what comes from another site's page.
    proxy: { '/api': { target: SERVER }, '/health': { target: SERVER }, '/ws': { target: SERVER, ws: true } },
  },
  // Components are tested as browsers run them, not as servers would.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/testing/set_up.ts'] },
}));
