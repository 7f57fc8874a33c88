// A card for each seat, with everything in the view about it.
import { fact, part, type Fact, type Part } from './parts';
import type { Chip, Reader } from './reader';
import { isDrawn, isNumbers, isQuiet, isRecord, isRecords, isScalar, keysOf, type Plain } from './shapes';

export interface PlayerCard {
  seat: number;
  name: string;
  mine: boolean;
  toPlay: boolean;
  /** Labels of the boolean properties that are true, such as "wounded". */
  flags: string[];
  facts: Fact[];
  lists: Fact[];
  more: Part[];
}

export interface Players {
  cards: PlayerCard[];
  /** The full table, including what the cards leave out: a row for each property, a cell for each seat. */
  everything: { key: string; label: string; cells: Chip[][] }[];
  /** The parts of the view shown here. */
  keys: string[];
}

export const TO_PLAY = ['to_play', 'turn_seat', 'active_seat'];

const FEW = 8;

export const toPlay = (view: Plain): number => {
  const found = TO_PLAY.map((key) => view[key]).find((seat) => typeof seat === 'number');
  return typeof found === 'number' ? found : -1;
};

export function playersOf(reader: Reader, view: Plain, seat: number, over: boolean): Players | null {
  const seats = reader.players.length;
  const keys = seatKeys(view, seats);
  if (!keys.length) return null;
  const records = reader.players.map(
    (_, place) => Object.assign({}, ...keys.map((key) => entryOf(view, key, place))) as Plain,
  );
  const names = keysOf(records);
  const notable = names.filter((name) => records.some((one) => !isQuiet(one[name])));
  const shown = names.length > FEW ? notable : names; // with few properties there is room for zeros
  const playing = over ? -1 : toPlay(view);
  const cards = records.map((record, place) => card(reader, record, shown, place, seat, playing));
  // My own card comes first, the others in the order of the seats after me.
  const turned = seat >= 0 ? [...cards.slice(seat), ...cards.slice(0, seat)] : cards;
  return {
    cards: turned,
    everything: names.map((key) => ({
      key,
      label: reader.label(key),
      cells: turned.map(({ seat: place }) => reader.chips(key, records[place]![key])),
    })),
    keys,
  };
}

/** The parts of a view that have one entry for each seat. */
function seatKeys(view: Plain, seats: number): string[] {
  if (isRecords(view.players) && view.players.length === seats) return ['players'];
  const entries = Object.entries(view);
  const seated = entries.filter(
    ([, value]) => isRecords(value) && value.length === seats && value.every((one, place) => one.seat === place),
  );
  // A small game may have no player records, only lists of numbers in seat order.
  const counted = entries.filter(([, value]) => isNumbers(value) && value.length === seats);
  return [...seated, ...counted].map(([key]) => key);
}

function entryOf(view: Plain, key: string, place: number): Plain {
  const value = (view[key] as unknown[])[place];
  return isRecord(value) ? value : { [key]: value };
}

function card(
  reader: Reader,
  record: Plain,
  shown: string[],
  place: number,
  seat: number,
  playing: number,
): PlayerCard {
  const told = shown.filter((key) => key in record && key !== 'seat');
  const flags = told.filter((key) => record[key] === true);
  const figures = told.filter(
    (key) => isScalar(record[key]) && typeof record[key] !== 'boolean' && !isNothing(record[key]),
  );
  const lists = told.filter((key) => isListed(record[key]));
  const more = told.filter((key) => isRecord(record[key]) || isRecords(record[key]));
  return {
    seat: place,
    name: reader.players[place]!,
    mine: place === seat,
    toPlay: place === playing,
    flags: flags.map((key) => reader.label(key)),
    facts: figures.map((key) => fact(reader, key, record[key])),
    lists: lists.map((key) => fact(reader, key, record[key])),
    more: more.map((key) => part(reader, key, record[key])),
  };
}

/** A list of values that can be shown as words. */
const isListed = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && !isRecords(value) && !isDrawn(value);

/** Blank or false. A zero is shown, unless the property is left out for all players. */
const isNothing = (value: unknown): boolean => isQuiet(value) && value !== 0;
