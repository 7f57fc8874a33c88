// What the figures of the overview and the rulebook show: a few rooms, and what is in them.
import type { Side } from './geometry';
import type { ChestView, LootersView, RoomView, TrapView } from './view';

export interface Scene {
  rooms: RoomView[];
  /** Rooms that are not laid yet. */
  dashed?: string[];
  doors?: LootersView['doors'];
  chests?: ChestView[];
  traps?: TrapView[];
  figures?: [archetype: string, square: string, seat: number][];
  /** Squares of a walk. `beyond`: it goes on through the door on that side. */
  path?: string[];
  beyond?: Side;
  icons?: [sign: string, x: number, y: number, size: number, colour: string][];
  /** Left, top, width and height, in squares. */
  box: [number, number, number, number];
}

const room = (at: string, tile: string, quarters = 0, card = false): RoomView => ({ room: at, tile, quarters, card });

export const chest = (square: string, colour: ChestView['colour'], more: Partial<ChestView> = {}): ChestView => ({
  square,
  chest: colour === 'black' ? '' : 'chest_lunchbox',
  colour,
  dd: 8,
  treasures: 2,
  lock_broken: false,
  tidied: [],
  ...more,
});

export const SCENES: Record<string, Scene> = {
  want: {
    rooms: [room('A1', 'great_hall'), room('B1', 'vestibule', 1)],
    chests: [chest('A1d4', 'black')],
    figures: [['dwarf', 'B1d3', 0]],
    path: ['A1d3', 'A1e3', 'B1a3', 'B1b3', 'B1c3', 'B1d3', 'B1e3'],
    beyond: 'e',
    icons: [
      ['purse', 11.3, 1.5, 1.9, 'gold'],
      ['lost_crown', 11.2, 3.2, 1.5, 'gold'],
    ],
    box: [-0.3, -0.3, 13.6, 5.6],
  },
  turn: {
    rooms: [room('A1', 'vestibule', 3), room('B1', 'great_hall', 0, true)],
    dashed: ['B1'],
    chests: [chest('B1d4', 'yellow')],
    figures: [['dwarf', 'A1c3', 0]],
    path: ['A1c3', 'A1d3', 'A1e3', 'B1a3', 'B1b3', 'B1b4', 'B1c4'],
    box: [-0.9, -0.4, 11.3, 5.8],
  },
  danger: {
    rooms: [room('A1', 'great_hall'), room('B1', 'pillared_hall')],
    doors: [{ door: 'A1-B1', state: 'locked' }],
    traps: [
      { square: 'A1b3', layer: 1, trap: 'face_down' },
      { square: 'A1d2', layer: 2, trap: 'trap_bear' },
    ],
    figures: [
      ['goblin', 'B1c3', 1],
      ['dwarf', 'B1d3', 0],
    ],
    icons: [['fight', 7.3, 0.6, 1.4, 'bad']],
    box: [-0.6, -0.4, 11.2, 5.8],
  },
  end: {
    rooms: [room('A1', 'vestibule', 3), room('B1', 'great_hall')],
    figures: [
      ['dwarf', 'A1a3', 0],
      ['goblin', 'B1d2', 1],
    ],
    path: ['A1a3'],
    beyond: 'w',
    icons: [['end_turn', 10.9, 1.2, 2.6, 'bad']],
    box: [-2, -0.4, 16, 5.8],
  },
  start: {
    rooms: [room('C3', 'great_hall', 0, true), room('C1', 'vestibule'), room('E3', 'vestibule', 1)],
    dashed: [...['A1', 'B1', 'D1', 'E1', 'A2', 'E2', 'A3', 'A4', 'E4', 'A5', 'B5', 'C5', 'D5', 'E5']],
    figures: [
      ['dwarf', 'C1c1', 0],
      ['goblin', 'E3e3', 1],
    ],
    box: [-0.5, -1, 26.5, 26.5],
  },
  walk: {
    rooms: [room('A1', 'vestibule', 3), room('B1', 'corridor', 1, true)],
    dashed: ['C1'],
    figures: [['dwarf', 'A1c3', 0]],
    path: ['A1c3', 'A1d3', 'A1e3', 'B1a3', 'B1b3', 'B1c3', 'B1d3', 'B1e3'],
    beyond: 'e',
    box: [-0.9, -0.4, 16.3, 5.8],
  },
  leave: {
    rooms: [room('A1', 'gallery', 1), room('B1', 'emergency_exit', 1)],
    figures: [['merchant', 'B1b3', 3]],
    path: ['B1b3', 'B1c3', 'B1d3', 'B1e3'],
    beyond: 'e',
    box: [-0.6, -0.4, 13, 5.8],
  },
  sherpa: {
    rooms: [room('A1', 'great_hall'), room('B1', 'crossroads')],
    figures: [
      ['barbarian', 'A1c2', 2],
      ['sherpa', 'B1c3', -1],
    ],
    icons: [
      ['bald_comb', 5.4, 0.3, 1, 'gold'],
      ['chalice', 8.9, 3.6, 1, 'gold'],
    ],
    box: [-0.6, -0.6, 11.2, 6.2],
  },
};
