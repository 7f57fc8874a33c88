// What every part of the board is given.
import type { BoardProps } from '../board';

import type { PenView, Play } from './view';

/** Always the same thing, which looks up what it is asked for: whoever needs only a part of it hears of no other. */
export function playOf(props: () => BoardProps): Play {
  return {
    get view() {
      return props().view as unknown as PenView;
    },
    get events() {
      return props().events;
    },
    get ask() {
      return props().ask;
    },
    get texts() {
      return props().texts;
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
    // Nothing is disabled while an answer is on its way: the keyboard keeps its place.
    onanswer: (index) => {
      if (!props().busy) props().onanswer(index);
    },
    ongesture: (points) => props().ongesture(points),
    onwalk: (way) => props().onwalk(way),
    onhabit: (prompt, value) => props().onhabit(prompt, value),
    onbare: (bare) => props().onbare(bare),
    onwhy: (slug) => props().onwhy(slug),
  };
}
