// What dice decided since the previous stop: one scene for each fight, secret door, ambush or duel.
import type { EventInfo } from '../../wire';

export interface Throw {
  dice: number[];
  /** It is a monster's or a trap's. */
  dark: boolean;
  /** Good for the hero? Null in a duel. */
  good: boolean | null;
}

export interface Scene {
  /** Unique: the ply and the index of its first event. */
  key: string;
  ply: number;
  seat: number;
  /** The monster, if there is one. */
  monster: string;
  throws: Throw[];
  /** The events to show as text. */
  told: EventInfo[];
}

// Events that a scene shows as text, besides those with dice.
const TOLD = new Set([
  'fight.victory_loot',
  'riposte.owner_chooses',
  'wound.second_kills',
  'death.drop_all',
  'trap.slide',
  'ambush.success',
  'ambush.failure',
  'ruling.ambush_fail_empty',
  'ruling.spell_vs_trap',
  'ruling.cast_reach',
  'goal.enough',
  'secret.third_failure',
  'duel.tie',
  'duel.margin_1_3',
  'duel.margin_4_6',
  'duel.margin_7_up',
  'duel.spoils',
  'duel.death',
]);
const BEGINS = new Set(['fight.reveal_then_fight', 'ambush.roll', 'duel.when', 'secret.roll', 'secret.fail_ends_turn']);

function thrown({ slug, facts }: EventInfo): Throw | null {
  const dice = Array.isArray(facts.dice) ? facts.dice.map(Number) : [];
  switch (slug) {
    case 'fight.hit':
    case 'fight.failure':
      return { dice, dark: false, good: slug === 'fight.hit' };
    case 'riposte.table':
      return { dice, dark: true, good: facts.result === 'missed' };
    case 'ambush.roll':
      return { dice, dark: false, good: Number(facts.total) >= Number(facts.needed) };
    case 'duel.roll':
      return { dice, dark: false, good: null };
    case 'secret.roll':
    case 'secret.fail_ends_turn':
      return { dice: [Number(facts.die)], dark: false, good: slug === 'secret.roll' };
    case 'trap.cage':
      return { dice: [Number(facts.die)], dark: true, good: false };
    default:
      return null;
  }
}

export function scenesOf(events: EventInfo[]): Scene[] {
  const scenes: Scene[] = [];
  events.forEach((event, place) => {
    const { slug, facts, ply } = event;
    if (BEGINS.has(slug)) {
      const monster = typeof facts.monster === 'string' ? facts.monster : '';
      scenes.push({ key: `${ply} ${place}`, ply, seat: Number(facts.seat), monster, throws: [], told: [] });
    }
    const scene = scenes.at(-1);
    if (!scene) return;
    const dice = thrown(event);
    if (dice) scene.throws.push(dice);
    if (dice || TOLD.has(slug)) scene.told.push(event);
  });
  return scenes.filter(({ throws, told }) => throws.length > 0 || told.length > 0);
}
