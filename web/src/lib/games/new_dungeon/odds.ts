// The odds of two dice. They give nothing away: every player could work them out.

/** The chance, in percent, that two dice together show at least `needed`. */
export function chance(needed: number): number {
  let hits = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= needed) hits += 1;
  return Math.round((hits / 36) * 100);
}
