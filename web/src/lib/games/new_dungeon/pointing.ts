// The spot that the user points at, and a label that says what a click there does.
import { COLOURS, DASH, monsterCard } from './printed';
import type { DoorSpot, Spot } from './touching';
import { FACE_DOWN, type Play } from './view';

export interface Pointed {
  spot: Spot | null;
  door: DoorSpot | null;
  /** Tapped once: the next tap goes there. */
  armed?: boolean;
}

export function sameSpot(one: Pointed, other: Pointed): boolean {
  return one.spot?.space.id === other.spot?.space.id && one.door?.index === other.door?.index;
}

/** A known monster's name, with its number for the hero who is asked. */
function known({ ask, texts, view }: Play, guard: string): string {
  const name = texts.trait(guard, 'a');
  const colour = view.players[ask?.seat ?? -1]?.colour ?? '';
  const number = monsterCard(guard)?.numbers[COLOURS.indexOf(colour as (typeof COLOURS)[number])];
  return number ? `${name} (${texts.say('number', { colour, number: number === DASH ? '–' : number })})` : name;
}

/** What a click there does. */
export function spotLabel(play: Play, { spot, door }: Pointed): string {
  const { ask, texts, players } = play;
  if (!ask) return '';
  const index = spot?.index ?? door?.index ?? -1;
  if (index >= 0) return texts.option(ask, index, players);
  if (!spot) return '';
  const guard = spot.guard === FACE_DOWN ? texts.say('guard_unknown') : spot.guard ? known(play, spot.guard) : '';
  const way = { space: spot.space.id, steps: spot.via.length };
  return guard ? texts.say('walk_guarded', { ...way, guard }) : texts.say('walk', way);
}
