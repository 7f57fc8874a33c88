// Which modules go into the chunk of a game's board: all of the game's own that the board imports, also those that its
// figures need. Left alone, the bundler would split them off into a chunk for both, and two chunks compress worse than one.
const OWN = /[\\/]games[\\/](?<game>\w+)[\\/]|^\0icon:.*@(?<icons>\w+)$/;
const BOARD = /[\\/]games[\\/]\w+[\\/]Board\.svelte$/;

/** The game whose board imports this module of its own; null: another chunk. */
export function boardOf(module: string, importersOf: (id: string) => readonly string[]): string | null {
  const found = OWN.exec(module)?.groups;
  const game = found?.game ?? found?.icons;
  if (!game) return null;
  const seen = new Set([module]);
  for (const one of seen) {
    if (BOARD.test(one)) return `board-${game}`;
    importersOf(one).forEach((importer) => seen.add(importer));
  }
  return null;
}

const SHARED =
  /[\\/]lib[\\/]games[\\/](?:map[\\/])?(?<name>\w+)\.(?:svelte|ts|svelte\.ts)$|@fontsource[\\/](?<font>[\w-]+)/;

/** A chunk for each module or font that several boards share, so that no board loads another's; null: no such module. */
export function sharedByBoards(module: string): string | null {
  const found = SHARED.exec(module)?.groups;
  return found?.name ?? found?.font ?? null;
}
