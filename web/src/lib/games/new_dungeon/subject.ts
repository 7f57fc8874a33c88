// What the map shows while it follows: the hero who is asked and the spots that answer, else the hero who moved last.
import { journeysOf } from './moves';
import { around, MAIN, spaceOf } from './plan';
import type { Subject } from './viewport.svelte';
import type { Touches } from './touching';
import type { Play } from './view';

const AROUND = 5; // cells to show around the hero, if they fit

export function subjectOf(play: Play, touches: Touches): Subject {
  const { ask, view } = play;
  const mover = journeysOf(play.events, MAIN.id).at(-1)?.seat ?? view.turn_seat;
  const hero = view.players[ask ? ask.seat : mover];
  const here = spaceOf(hero?.space) ?? MAIN;
  const options = touches.spots.filter(({ index }) => index >= 0).map(({ space }) => space);
  const doors = touches.doors.map(({ space }) => space);
  const needed = around([here, ...options, ...doors], 0.6);
  return { needed, wished: around([needed, around([here], AROUND), ...touches.spots.map(({ space }) => space)]) };
}
