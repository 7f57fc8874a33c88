// A name for the hero of who sits down, where heroes have names.

/** A name of ours that nobody here has: the first free one from a place that chance (0 to 1) chose. Empty: none is left. */
export function freeHero(heroes: string[], taken: string[], chance: number): string {
  const first = Math.floor(chance * heroes.length);
  return [...heroes.slice(first), ...heroes.slice(0, first)].find((name) => !taken.includes(name)) ?? '';
}
