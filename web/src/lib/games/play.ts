// What every component of a board gets: the props of the board, with its view typed.
import type { GameTexts } from '../texts/game_texts';

import type { BoardProps } from './board';

export type PlayOf<V> = Omit<BoardProps, 'view'> & { view: V };

/** One object whose getters read the current props: a component that reads one prop re-runs only when it changes. */
export function playOf<V>(props: () => BoardProps, texts: () => GameTexts = () => props().texts): PlayOf<V> {
  return {
    get view() {
      return props().view as unknown as V;
    },
    get events() {
      return props().events;
    },
    get ask() {
      return props().ask;
    },
    get texts() {
      return texts();
    },
    get players() {
      return props().players;
    },
    get seat() {
      return props().seat;
    },
    get mine() {
      return props().mine;
    },
    get alone() {
      return props().alone;
    },
    get over() {
      return props().over;
    },
    get hinted() {
      return props().hinted;
    },
    get suggested() {
      return props().suggested;
    },
    get busy() {
      return props().busy;
    },
    get walking() {
      return props().walking;
    },
    get habits() {
      return props().habits;
    },
    get bare() {
      return props().bare;
    },
    // Ignore clicks while an answer is on its way. Disabled buttons would lose the keyboard focus.
    onanswer: (index) => {
      if (!props().busy) props().onanswer(index);
    },
    ongesture: (points) => props().ongesture(points),
    onwalk: (way) => props().onwalk(way),
    onhabit: (...habit) => props().onhabit(...habit),
    onbare: (bare) => props().onbare(bare),
    onwhy: (slug) => props().onwhy(slug),
  };
}
