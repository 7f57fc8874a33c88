// What went up or down since the previous stop. The board shows it briefly beside the number.
import type { EventInfo } from '../../wire';

export interface Change {
  change: number;
  changedAt: number;
}

/** The change of a character's stat (hp, xp, armor), of the party's (gold, food), or of the enemy's HP. */
export type Changes = (stat: string, seat?: number) => Change;

const ENEMY = 'enemy';

export function changesOf(events: EventInfo[]): Changes {
  const found = new Map<string, Change>();
  const add = (name: string, by: number, ply: number) => {
    const before = found.get(name)?.change ?? 0;
    found.set(name, { change: before + by, changedAt: ply });
  };
  for (const { slug, facts, ply } of events) {
    const amount = Number(facts.amount ?? facts.damage ?? 0);
    if (slug === 'combat.damage_is_the_sum' || slug === 'skill.damage') add(ENEMY, -amount, ply);
    if (slug === 'monster.must_fight') found.delete(ENEMY); // a new enemy: its HP have not changed
    if (!slug.startsWith('stat.') || (facts.change !== 'gain' && facts.change !== 'loss')) continue;
    const stat = slug.slice('stat.'.length);
    const owner = stat === 'gold' || stat === 'food' ? '' : String(facts.seat);
    add(stat + owner, facts.change === 'gain' ? amount : -amount, ply);
  }
  return (stat, seat) => found.get(stat + (seat ?? '')) ?? { change: 0, changedAt: 0 };
}
