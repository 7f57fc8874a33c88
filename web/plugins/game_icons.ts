// `import sword from 'icon:broadsword'` gives the outline of that icon of the game-icons set (CC BY 3.0), as the `d` of
// an SVG path in a 512 × 512 viewBox. Only imported icons get into the client: the whole set is several megabytes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

import { lean } from './lean_outline.ts';

const PREFIX = 'icon:';
// Each board gets its own copies: they are small, and shared ones would be a request each, or a chunk with icons that
// the board does not need.
const BOARD = /\/lib\/games\/(\w+)\//;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function gameIcons(): Plugin {
  let set: IconSet | null = null;
  return {
    name: 'game-icons',
    resolveId: (id, importer) => (id.startsWith(PREFIX) ? `\0${id}@${BOARD.exec(importer ?? '')?.[1] ?? ''}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8'),
      ) as IconSet;
      const name = id.slice(PREFIX.length + 1, id.lastIndexOf('@'));
      const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body;
      if (body === undefined) throw new Error(`game-icons has no icon ${name}`);
      const outline = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => lean(found[1]!)).join('');
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
