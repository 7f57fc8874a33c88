// Proposes a name for the hero of a player who sits down.

/** The first free name after a random position, `chance` from 0 to 1; empty if all are taken. */
export function freeHero(heroes: string[], taken: string[], chance: number): string {
  const first = Math.floor(chance * heroes.length);
  return [...heroes.slice(first), ...heroes.slice(0, first)].find((name) => !taken.includes(name)) ?? '';
}
