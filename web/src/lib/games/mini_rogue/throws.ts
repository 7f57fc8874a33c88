// The dice on the table, and which of them have just been thrown.
import type { EventInfo } from '../../wire';
import type { DiceView, MiniRogueView, Symbol } from './view';

export interface Throw extends DiceView {
  /** The ply at which each adventurer die was thrown, and the other dice; 0 if before these events. */
  at: number[];
  othersAt: number;
  /** The game resolved it before the next question; the board shows it so that players can see the dice. */
  past: boolean;
}

const HANDS = new Set(['combat.roll_hand', 'test.roll_all_dice']);
const AGAIN = new Set(['combat.critical_reroll', 'feat.reroll_any_die']);
// Events about a throw of the dungeon die alone, and the fact with its face.
const DUNGEON_DIE: Record<string, string> = {
  'shrine.roll_and_consult': 'die',
  'reward.roll_and_choose': 'die',
  'potion.perception_passes_test': 'dungeon',
};

/** The throw in the view; if there is none, the last one in the events. */
export function thrown(view: MiniRogueView, events: EventInfo[]): Throw | null {
  const told = lastTold(events);
  const lying = view.dice;
  if (!lying) return told && hasDice(told) ? told : null;
  if (!hasDice(lying)) return null;
  const same = told?.seat === lying.seat ? told : null;
  return {
    ...lying,
    at: lying.adventurer.map((_, die) => same?.at[die] ?? 0),
    othersAt: same?.othersAt ?? 0,
    past: false,
  };
}

function hasDice(dice: DiceView): boolean {
  return dice.adventurer.length > 0 || dice.curse_die !== 'none' || dice.poison_die !== 'none' || dice.dungeon_die > 0;
}

function lastTold(events: EventInfo[]): Throw | null {
  let last: Throw | null = null;
  for (const { slug, facts, ply } of events) {
    const dungeonDie = DUNGEON_DIE[slug];
    if (HANDS.has(slug)) {
      const faces = facts.dice as number[];
      last = { ...noDice(facts), adventurer: [...faces], at: faces.map(() => ply), othersAt: ply };
      last.curse_die = facts.curse as Symbol;
      last.poison_die = facts.poison as Symbol;
      last.dungeon_die = Number(facts.dungeon);
    } else if (AGAIN.has(slug)) {
      last ??= noDice(facts);
      const die = Number(facts.die) - 1;
      last.at[die] = ply;
      if (die < last.adventurer.length) last.adventurer[die] = Number(facts.face);
    } else if (dungeonDie && facts[dungeonDie]) {
      last = { ...noDice(facts), dungeon_die: Number(facts[dungeonDie]), othersAt: ply };
    }
  }
  return last;
}

function noDice(facts: EventInfo['facts']): Throw {
  return {
    seat: Number(facts.seat),
    adventurer: [],
    counts: [],
    criticals: [],
    feats: [],
    curse_die: 'none',
    poison_die: 'none',
    dungeon_die: 0,
    at: [],
    othersAt: 0,
    past: true,
  };
}
