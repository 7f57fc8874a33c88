// What is pointed at on the map, and what a touch there would do, in words.
import { COLOURS, DASH, monsterCard } from './printed';
import type { DoorSpot, Spot } from './touching';
import { FACE_DOWN, type Play } from './view';

export interface Pointed {
  spot: Spot | null;
  door: DoorSpot | null;
  /** A finger has touched it once: the next touch goes there. */
  armed?: boolean;
}

export function sameSpot(one: Pointed, other: Pointed): boolean {
  return one.spot?.space.id === other.spot?.space.id && one.door?.index === other.door?.index;
}

/** A monster that was seen, with its number for the hero who is asked. */
function known({ ask, texts, view }: Play, guard: string): string {
  const name = texts.trait(guard, 'a');
  const colour = view.players[ask?.seat ?? -1]?.colour ?? '';
  const number = monsterCard(guard)?.numbers[COLOURS.indexOf(colour as (typeof COLOURS)[number])];
  return number ? `${name} (${texts.say('number', { colour, number: number === DASH ? '–' : number })})` : name;
}

/** What a touch there would do. */
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
