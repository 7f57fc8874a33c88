// Writes `licences.txt`: every third-party package in the built client, with the text of its licence. Font licences
// require such a copy, and so do most others.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
const ICONS = '@iconify-json/game-icons'; // not a module of the bundle: game_icons.ts reads its outlines
const RULE = '-'.repeat(80);

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = join(config.root, 'node_modules');
    },
    generateBundle() {
      const names = new Set([ICONS]);
      for (const id of this.getModuleIds()) {
        const found = PACKAGE.exec(id)?.[1];
        if (found && existsSync(join(root, found, 'package.json'))) names.add(found.replaceAll('\\', '/'));
      }
      const source = [...names]
        .sort()
        .map((name) => licence(join(root, name)))
        .join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
}

function licence(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf-8'),
  ) as Manifest;
  const head = [`${name} ${version}`, license ?? '', homepage ?? ''].filter(Boolean).join(', ');
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  return [RULE, head, RULE, ...(file ? ['', readFileSync(join(folder, file), 'utf-8').trim()] : [])].join('\n');
}
