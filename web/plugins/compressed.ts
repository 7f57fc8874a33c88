// Writes a `.br` and a `.gz` beside every text file, so that the server need not compress static files.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const WORTH_IT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const SMALLEST = 512;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed and reports that itself
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!WORTH_IT.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        if (content.length < SMALLEST) continue;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, best));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
