// Positions for the figures: a piece of a sheet, as the board draws it.
import type { GameTexts } from '../../../texts/game_texts';
import { LOOKING_ON } from '../../board';
import type { PenView, Play, Point } from '../view';

/** A corner of a dungeon that no sheet has, with everything close together. */
const CORNER = [
  '..................',
  '..................',
  '....##......##....',
  '.CC.#...t.........',
  '.CC...............',
  '......F....P......',
  '...........##.....',
];
const EMPTY = '..................';
/** Nothing but floor. */
export const BARE: readonly string[] = [
  ...Array.from({ length: 15 }, () => EMPTY),
  '.CC...........cc..',
  '.CC...........cc..',
  '.....t......T.....',
];
/** A chest, a potion, a wall and a treasure in one line. */
export const IN_LINE: readonly string[] = BARE.map((row, y) =>
  y === 4 ? '...F....P...#..t..' : y === 3 || y === 5 ? '............#.....' : row,
);
const ROWS = [...CORNER, ...Array.from({ length: 8 }, () => EMPTY), '.............cc...', '.............cc.T.', EMPTY];

export type Leg = readonly [from: Point, to: Point, contact?: boolean];

export interface Stage {
  rows?: readonly string[];
  me?: Point;
  other?: Point;
  carrying?: boolean;
  /** My lines. */
  lines?: readonly Leg[];
  walls?: PenView['walls'];
}

const AWAY = { x: -9, y: -9 };

function player({ x, y }: Point, carrying: boolean): PenView['players'][number] {
  return {
    character: 'none',
    hp: 15,
    start_hp: 15,
    square: 'A1',
    x,
    y,
    carrying,
    objects: 0,
    hand: [],
    waiting: [],
    lenient: false,
    contested: false,
    way: 'aim',
    flick: { profile: 'normal', cap: 100, reach: 1, angle: 1, miss: 30, bend: 0, blind: 0, nudge: 0 },
    spread: {
      distance_least: 0.5,
      distance_gain: 7.5,
      angle_error_least: 3,
      angle_error_gain: 5,
      distance_error: 0.12,
      bend_error: 4,
    },
  };
}

const marks = (rows: readonly string[], mark: string): string[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((one, x) => (one === mark ? [`${String.fromCharCode(65 + x)}${y + 1}`] : [])),
  );

function viewOf({ rows = ROWS, me = AWAY, other = AWAY, carrying = false, lines = [], walls = [] }: Stage): PenView {
  return {
    sheet: 'own',
    rows: [...rows],
    walls,
    chests: marks(rows, 'F').map((square) => ({ square, closed: true, covered: false })),
    potions: marks(rows, 'P').map((square) => ({ square, left: 2, covered: false })),
    strokes: lines.map(([from, to, contact = false]) => ({
      seat: 0,
      contact,
      points: [from.x, from.y, (from.x + to.x) / 2, (from.y + to.y) / 2, to.x, to.y],
    })),
    shown: null,
    players: [player(me, carrying), player(other, false)],
    first: 0,
    to_play: 0,
    turn: 1,
    turn_limit: 0,
    beginner: false,
    home: 'passing',
    bad_faith: false,
    event_deck: 40,
    event_discard: [],
    fatras_deck: 24,
  };
}

/** A board that nobody plays on. */
export const playOn = (stage: Stage, texts: GameTexts): Play => ({
  ...LOOKING_ON,
  view: viewOf(stage),
  texts,
  events: [],
  players: ['', ''],
  seat: 0,
  over: true,
  onwhy: () => undefined,
});
