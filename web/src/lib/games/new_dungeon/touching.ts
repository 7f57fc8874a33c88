// Which options of the question the board shows itself: spaces and doors on the map, cards in the tray, the fight
// panel, the class cards. The page shows all others as buttons beside the question.
import type { QuestionInfo } from '../../wire';

import { guardOf } from './guards';
import { corridor, passageOf, spaceOf, type Passage, type Space } from './plan';
import { isSpell, isTreasure } from './printed';
import type { NewDungeonView } from './view';

/** A clickable space: an option of the question itself, or the end of a walk. */
export interface Spot {
  space: Space;
  /** Its option, or -1. */
  index: number;
  /** Its index in `ask.ways`, or -1. */
  way: number;
  /** The spaces of the walk, from the first step to this space; empty for a jump by magic. */
  via: string[];
  /** The guard: a monster's name, `face_down`, or '' for none. */
  guard: string;
}

/** An action through the wall to a space: try a secret door, look behind it, cast a spell through it. */
export interface DoorSpot {
  index: number;
  kind: 'secret_try' | 'esp' | 'cast';
  spell: string;
  space: Space;
  passage: Passage;
  /** Its index among several at the same wall. */
  place: number;
}

export interface CardSpot {
  index: number;
  kind: 'treasure' | 'spell';
  card: string;
}

export interface Touches {
  spots: Spot[];
  doors: DoorSpot[];
  cards: CardSpot[];
  /** The options that the fight panel or the class cards show. */
  panel: number[];
}

const NOTHING: Touches = { spots: [], doors: [], cards: [], panel: [] };
const BY_MAGIC = ['teleport', 'chamber_teleport', 'teleport_item'];
const OVER_WALLS = ['secret_try', 'esp', 'cast'];
export const ATTACK = 'decide.attack_mode';
export const INVITE = 'decide.coop_invite';
export const HELP = 'decide.coop_answer';
export const CLASS = 'decide.hero_class';
export const ACTION = 'decide.action';
const PANELS = [ATTACK, INVITE, HELP, CLASS];

export function touchesOf(ask: QuestionInfo | null, view: NewDungeonView): Touches {
  if (!ask?.options) return NOTHING;
  if (PANELS.includes(ask.prompt)) return { ...NOTHING, panel: [...ask.options.keys()] };
  return {
    spots: spotsOf(ask, view),
    doors: doorsOf(ask, view),
    cards: cardsOf(ask),
    panel: ask.prompt === ACTION ? ask.options.flatMap((option, index) => (option === 'fight' ? [index] : [])) : [],
  };
}

export function covers(ask: QuestionInfo, seen: Record<string, unknown>): Set<number> {
  const { spots, doors, cards, panel } = touchesOf(ask, seen as unknown as NewDungeonView);
  const touched = [...spots, ...doors, ...cards].map(({ index }) => index);
  return new Set([...touched, ...panel].filter((index) => index >= 0));
}

function spotsOf(ask: QuestionInfo, view: NewDungeonView): Spot[] {
  const found = new Map<string, Spot>();
  const add = (id: unknown, index: number, way: number, via: string[]) => {
    const space = spaceOf(id);
    if (space && !found.has(space.id)) found.set(space.id, { space, index, way, via, guard: guardOf(view, space.id) });
  };
  ask.options!.forEach((option, index) => add(option, index, -1, [String(option)]));
  ask.ways.forEach(({ place, answer, after }, way) => {
    if (after >= 0 || place !== answer) add(place, -1, way, spacesTo(ask, way, view));
  });
  ask.options!.forEach((option, index) => {
    if (Array.isArray(option) && BY_MAGIC.includes(String(option[0]))) add(option[1], index, -1, []);
  });
  return [...found.values()];
}

/** The spaces on a way of the question. One answer of a flight leads on until there is a choice. */
function spacesTo(ask: QuestionInfo, way: number, view: NewDungeonView): string[] {
  const places: string[] = [];
  const shut = (id: string) => Boolean(view.spaces[id]?.monsters.length);
  for (let at = ask.ways[way]; at; at = ask.ways[at.after]) {
    const used = [ask.facts.used, ask.ways[at.after]?.place].flat().map(String);
    places.unshift(...corridor(String(at.answer), at.place, (id) => shut(id) || used.includes(id)));
  }
  return places;
}

function doorsOf(ask: QuestionInfo, view: NewDungeonView): DoorSpot[] {
  const here = view.players[ask.seat]?.space ?? '';
  const at = new Map<string, number>();
  return ask.options!.flatMap((option, index) => {
    if (!Array.isArray(option) || !OVER_WALLS.includes(String(option[0]))) return [];
    const space = spaceOf(option.at(-1));
    const passage = space && passageOf(here, space.id);
    if (!passage) return [];
    const place = at.get(space.id) ?? 0;
    at.set(space.id, place + 1);
    const kind = option[0] as DoorSpot['kind'];
    return [{ index, kind, spell: kind === 'cast' ? String(option[1]) : '', space, passage, place }];
  });
}

function cardsOf(ask: QuestionInfo): CardSpot[] {
  return ask.options!.flatMap((option, index): CardSpot[] => {
    if (Array.isArray(option)) {
      return option[0] === 'pick_up' ? [{ index, kind: 'treasure', card: String(option[1]) }] : [];
    }
    if (option === 'drink_potion') return [{ index, kind: 'treasure', card: 'healing_potion' }];
    if (isTreasure(option)) return [{ index, kind: 'treasure', card: String(option) }];
    return isSpell(option) ? [{ index, kind: 'spell', card: String(option) }] : [];
  });
}
