// Fixtures for tests of a match: Pig with its own sentences, stops, tables, and stubs for jsdom's missing dialogs.
import { GameTexts } from '../texts/game_texts';
import type { QuestionInfo, SeatInfo, Stop, TableInfo } from '../wire';

export const SOURCE = `
title = Pig
turn-choice = { $pot } points. Another roll?
    .roll = Roll again
    .hold = Hold
    .leave-sure = Leave?
pick-room = Which room?
    .number = Room { $a }
aim = Which way?
    .number = { $angle }° at { $strength }%
roll-face = { $player } rolls { $face }.
turn-end = { $player } goes home.
board-axis_angle = Direction
win-target = { $player } wins.
`;

export const pig = new GameTexts('pig', 'en', SOURCE, { and: 'and', decimal: '.' });

export function question(wish: Partial<QuestionInfo> = {}): QuestionInfo {
  const options = wish.options === undefined ? ['roll', 'hold'] : wish.options;
  const count = wish.count ?? options?.length ?? 0;
  return {
    seat: 0,
    prompt: 'turn.choice',
    facts: { pot: 4 },
    shape: null,
    ways: [],
    window: false,
    ...wish,
    options,
    count,
  };
}

export function stopOf(wish: Partial<Stop> = {}): Stop {
  const player = { kind: 'person', here: true, stand_in: false } as const;
  return {
    type: 'stop',
    match: 'M',
    game: 'pig',
    status: 'playing',
    seat: 0,
    ply: 4,
    since: -1,
    rewinds: 0,
    events: [],
    notices: [],
    noticed: 0,
    view: {},
    question: question(),
    waiting: [0],
    players: [
      { ...player, name: 'Ada' },
      { ...player, name: 'Bea' },
    ],
    clocks: null,
    autos: {},
    undo: null,
    may_undo: 'no',
    windows: null,
    result: null,
    fate: { commitment: '', salt: '' },
    guide: null,
    reply: null,
    ...wish,
  };
}

export function tableOf(seats: Partial<SeatInfo>[]): TableInfo {
  const usual: SeatInfo = {
    kind: 'person',
    name: '',
    bot: null,
    mine: false,
    host: false,
    here: true,
    shared: false,
  };
  return {
    type: 'table',
    id: 'T',
    plan: { game: 'pig', options: {}, clock: null, away: 120, stand_in: 'normal', seed: null, guided: false },
    seats: seats.map((seat) => ({ ...usual, ...seat })),
    listed: false,
    host: true,
    invite: 'I',
    match: 'M',
    playing: null,
    running: true,
    commitment: '',
    watching: 0,
    away: seats.map(() => null),
    rematch: null,
    requests: [],
    asked: null,
  };
}

/** jsdom cannot open modal dialogs: stub their methods. */
export function stubDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
