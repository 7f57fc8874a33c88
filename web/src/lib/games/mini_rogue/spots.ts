// Where on the board each option of the pending question is clickable. Options without a place are buttons beside the
// question: mostly answers that do nothing ("leave", "keep"), and yes or no, so that players need not search for them.
import type { QuestionInfo } from '../../wire';
import { SKILLS } from './printed';
import { SIDE, cellOf, type MiniRogueView } from './view';

/**
 * `cell`: a card of the grid, 0 to 8. `die`: an adventurer die, from 0. `enemy`: the enemy's card. `skill`: one of the
 * skills of the asked character, by name. `object`, `potion`: what that character holds. `shelf`: wares and gifts.
 */
export type Place = 'cell' | 'die' | 'enemy' | 'skill' | 'object' | 'potion' | 'shelf';

export interface Spot {
  index: number;
  place: Place;
  at: string | number;
  /** The option's own parts: ["feat", 2, "xp"]. */
  parts: (string | number)[];
}

// Questions whose answers are things on the shelf, except the answers in TAKES_NOTHING.
const SHELVES = new Set([
  'decide.choose_character',
  'decide.raven_omen',
  'decide.merchant_trade',
  'decide.buy_which_potion',
  'decide.rest_action',
  'decide.chest_option',
  'decide.tomb_shift',
  'decide.reward_option',
  'decide.conjured_potion',
  'decide.attack_potion',
]);
const TAKES_NOTHING = new Set(['leave', 'keep', 'pass', 'random']);
const DRINKING = new Set(['decide.life_interrupt', 'decide.cure_before_test', 'decide.duplicate_potion']);
const SEEING = new Set(['decide.clairvoyance_targets', 'decide.raven_scout', 'decide.seer_targets']);

export function spotsOf(ask: QuestionInfo | null, view: MiniRogueView): Spot[] {
  if (!ask?.options) return [];
  return ask.options.flatMap((option, index) => {
    const parts = (Array.isArray(option) ? option : [option]) as (string | number)[];
    const found = placeOf(ask, view, parts);
    return found ? [{ index, parts, place: found[0], at: found[1] }] : [];
  });
}

/** The options that the board itself makes clickable. */
export function covers(ask: QuestionInfo, view: Record<string, unknown>): Set<number> {
  return new Set(spotsOf(ask, view as unknown as MiniRogueView).map((spot) => spot.index));
}

function placeOf(
  ask: QuestionInfo,
  view: MiniRogueView,
  parts: (string | number)[],
): [Place, string | number] | undefined {
  const [word, thing] = parts;
  const hero = view.players[ask.seat];
  if (word === undefined || !hero) return undefined;
  // An optional potion. If the question is whether to drink, yes and no both stay beside the question.
  if (word === 'drink' && !DRINKING.has(ask.prompt) && hero.potions.includes(String(thing)))
    return ['potion', String(thing)];
  if (word === 'skill') return skillPlace(view, ask.seat, String(thing));
  if (word === 'attack' && view.enemy) return ['enemy', 0];
  if (ask.prompt === 'decide.move') {
    if (word === 'right') return ['cell', cellOf(hero) + 1];
    if (word === 'down') return ['cell', cellOf(hero) + SIDE];
  }
  if (SEEING.has(ask.prompt) && typeof word === 'number') return ['cell', (word - 1) * SIDE + Number(thing) - 1];
  if (ask.prompt === 'decide.reroll' && view.dice && typeof thing === 'number') return ['die', thing - 1];
  if (SHELVES.has(ask.prompt) && word !== 'drink' && !TAKES_NOTHING.has(String(word))) return ['shelf', parts.join()];
  return undefined;
}

function skillPlace(view: MiniRogueView, seat: number, skill: string): [Place, string] | undefined {
  const hero = view.players[seat];
  const card = SKILLS[hero?.character ?? ''];
  if (card && (card.combat === skill || card.exploration === skill)) return ['skill', skill];
  return skill === 'scout' && hero?.objects.includes('raven') ? ['object', 'raven'] : undefined;
}
