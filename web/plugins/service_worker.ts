// Writes `sw.js`: the service worker of src/service_worker.js, told which files this build is made of.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

// What the first visit keeps for the time without a network. Boards and pages are kept when they are first opened.
const NOT_AT_ONCE = /\.(woff2?|map)$/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
        .filter((file) => file.type === 'asset' || file.isEntry || file.isDynamicEntry)
        .map((file) => `/${file.fileName}`)
        .filter((name) => name !== '/index.html' && !NOT_AT_ONCE.test(name));
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('../src/service_worker.js', import.meta.url), 'utf-8')
        .replace('__BUILD__', build)
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
