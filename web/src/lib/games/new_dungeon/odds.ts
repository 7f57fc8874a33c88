// How likely two dice are to show enough: everybody at the table can count that.

/** The chance, in percent, that two dice together show at least so much. */
export function chance(needed: number): number {
  let hits = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= needed) hits += 1;
  return Math.round((hits / 36) * 100);
}
