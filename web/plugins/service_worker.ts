// Writes `sw.js`: src/service_worker.js with the list of files that the first page needs.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Plugin, Rolldown } from 'vite';

// The first page needs the texts of its language. The service worker caches other pages and boards on first use.
const TEXTS = /\/src\/texts\/\w+\.ts$/;
const BESIDE = ['/icon.svg', '/manifest.webmanifest'];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      // Keep a chunk, the chunks that it imports, and their style sheets.
      const keep = (name: string): void => {
        const chunk = bundle[name] as Chunk | undefined;
        if (chunk?.type !== 'chunk' || files.has(`/${name}`)) return;
        files.add(`/${name}`);
        chunk.viteMetadata?.importedCss.forEach((style) => files.add(`/${style}`));
        chunk.imports.forEach(keep);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && (file.isEntry || TEXTS.test(file.facadeModuleId ?? ''))) keep(file.fileName);
      }
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('../src/service_worker.js', import.meta.url), 'utf-8')
        .replace('__BUILD__', build)
        .replace('__FILES__', JSON.stringify([...files, ...BESIDE]));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
