// Tells which modules belong to the first load: all that src/main.ts needs at once, not what it imports later.
const ENTRY = /\/src\/main\.ts$/;

/** Does the entry need this module at once? `importersOf` names the modules that import a module statically. */
export function isInFirstLoad(module: string, importersOf: (id: string) => readonly string[]): boolean {
  const seen = new Set([module]);
  for (const one of seen) {
    if (ENTRY.test(one)) return true;
    for (const importer of importersOf(one)) seen.add(importer);
  }
  return false;
}
