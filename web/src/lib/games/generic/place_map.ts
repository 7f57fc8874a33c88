// Builds a map of where things are, if places have names such as "E5".
import type { QuestionInfo } from '../../wire';
import { fact, placeKey, type Fact } from './parts';
import type { Reader } from './reader';
import { isBlank, isCoordinate, isRecords, wordsIn, type Plain } from './shapes';

const PLACE = /^([A-Z]\d{1,2})([a-z]\d{1,2})?$/;
const FIRST_LETTER = 64; // the code before "A"

export interface PlaceCell {
  name: string;
  column: number;
  row: number;
  /** A tile lies here; otherwise the question only names the place. */
  laid: boolean;
  /** An option of the question names the place. */
  wanted: boolean;
  seats: number[];
  /** How many things of each kind lie here; `sign` is the letter of the legend. */
  signs: { sign: string; count: number }[];
  /** Everything known about the place: one line for each thing. */
  lines: Fact[][];
}

export interface PlaceMap {
  key: string;
  label: string;
  /** The parts of the view whose things the map shows. */
  keys: string[];
  cells: PlaceCell[];
  /** What the signs mean. */
  legend: { sign: string; label: string }[];
}

const squareOf = (value: unknown): string => (typeof value === 'string' ? (PLACE.exec(value)?.[1] ?? '') : '');

const placeOf = (one: Plain): string => Object.values(one).map(squareOf).find(Boolean) ?? '';

export function placeMapOf(reader: Reader, view: Plain, ask: QuestionInfo | null): PlaceMap | null {
  const found = Object.entries(view).find(([, value]) => placeKey(value));
  if (!found) return null;
  const [key, laid] = found as [string, Plain[]];
  const others = Object.entries(view).filter(
    (entry): entry is [string, Plain[]] =>
      entry[0] !== key && entry[0] !== 'players' && isRecords(entry[1]) && entry[1].some(placeOf),
  );
  const legend = signs(others.map(([name]) => reader.label(name)));
  const wanted = new Set(wordsIn(ask?.options ?? []).filter(isCoordinate));
  const tiles = new Map(laid.map((one) => [one[placeKey(laid)!] as string, one]));
  const cells = [...new Set([...tiles.keys(), ...wanted])].map((name): PlaceCell => {
    const here = others.map(([, list]) => list.filter((one) => placeOf(one) === name));
    const tile = tiles.get(name);
    return {
      name,
      column: name.charCodeAt(0) - FIRST_LETTER,
      row: Number(name.slice(1)),
      laid: tile !== undefined,
      wanted: wanted.has(name),
      seats: seatsAt(view, name),
      signs: legend.map(({ sign }, kind) => ({ sign, count: here[kind]!.length })).filter(({ count }) => count > 0),
      lines: [...(tile ? [tile] : []), ...here.flat()].map((one) => told(reader, one)),
    };
  });
  return { key, label: reader.label(key), keys: others.map(([name]) => name), cells, legend };
}

function seatsAt(view: Plain, name: string): number[] {
  if (!isRecords(view.players)) return [];
  return view.players.flatMap((one, seat) => (placeOf(one) === name ? [seat] : []));
}

const told = (reader: Reader, one: Plain): Fact[] =>
  Object.keys(one)
    .filter((key) => !isBlank(one[key]) && one[key] !== false)
    .map((key) => fact(reader, key, one[key]));

/** Abbreviates each label to its first letters, as many as needed to be unique. */
function signs(labels: string[]): { sign: string; label: string }[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    let length = 1;
    while (taken.has(label.slice(0, length).toUpperCase()) && length < label.length) length += 1;
    const sign = label.slice(0, length).toUpperCase();
    taken.add(sign);
    return { sign, label };
  });
}
