// What went up or down since the stop before, to be seen for a moment beside its figure.
import type { EventInfo } from '../../wire';

export interface Change {
  change: number;
  changedAt: number;
}

/** The change of a figure: of a character's (hp, xp, armor), of the party's (gold, food), or of the enemy's HP. */
export type Changes = (figure: string, seat?: number) => Change;

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
    if (slug === 'monster.must_fight') found.delete(ENEMY); // another one
    if (!slug.startsWith('stat.') || (facts.change !== 'gain' && facts.change !== 'loss')) continue;
    const figure = slug.slice('stat.'.length);
    const owner = figure === 'gold' || figure === 'food' ? '' : String(facts.seat);
    add(figure + owner, facts.change === 'gain' ? amount : -amount, ply);
  }
  return (figure, seat) => found.get(figure + (seat ?? '')) ?? { change: 0, changedAt: 0 };
}
