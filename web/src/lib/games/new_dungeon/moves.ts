// Who went where since the previous stop, so that the figures can animate it.
import type { EventInfo } from '../../wire';

const STEPS = new Set(['move.cost', 'riposte.step_back']);
const LEAPS = new Set(['spell.teleport', 'chamber.teleport', 'house.teleport_item', 'trap.slide']);
const REBORN = 'death.new_hero';

export interface Journey {
  seat: number;
  /** The spaces entered, in order. */
  spaces: string[];
  /** Magic, a slide or a death moved the figure: it does not walk. */
  leaps: boolean;
  ply: number;
}

/** The journeys of all heroes, in the order in which they set out; a leap begins a new one. */
export function journeysOf(events: EventInfo[], home: string): Journey[] {
  const found: Journey[] = [];
  for (const { slug, facts, ply } of events) {
    const walks = STEPS.has(slug);
    if (!walks && !LEAPS.has(slug) && slug !== REBORN) continue;
    const seat = Number(facts.seat);
    const space = slug === REBORN ? home : String(facts.space);
    const last = found.at(-1);
    if (walks && last?.seat === seat && !last.leaps) {
      last.spaces.push(space);
      last.ply = ply;
    } else {
      found.push({ seat, spaces: [space], leaps: !walks, ply });
    }
  }
  return found;
}
