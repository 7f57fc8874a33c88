// Cuts a view into parts that components can draw: figures, words, cards, tables, piles, maps.
import type { QuestionInfo } from '../../wire';
import { isSeat, type Chip, type Reader } from './reader';
import {
  isBlank,
  isCoordinate,
  isDrawn,
  isMap,
  isMatrix,
  isQuiet,
  isRecord,
  isRecords,
  isScalar,
  isWords,
  keysOf,
  wordsIn,
  type Plain,
} from './shapes';

export interface Fact {
  key: string;
  label: string;
  chips: Chip[];
}

/** Things with equal properties, shown once with all their names. */
export interface Group {
  names: string[];
  facts: Fact[];
  /** The question names the thing. */
  asked: boolean;
}

interface Named {
  key: string;
  label: string;
  /** Roughly how many rows it takes; long parts start folded. */
  size: number;
}

export type Part = Named &
  (
    | { kind: 'facts'; facts: Fact[] }
    | { kind: 'chips'; chips: Chip[] }
    | { kind: 'piles'; piles: { name: string; chips: Chip[] }[] }
    | { kind: 'rows'; heads: { key: string; label: string; figures: boolean }[]; rows: Chip[][][] }
    | { kind: 'groups'; groups: Group[] }
    | { kind: 'grid'; rows: string[][] }
    | { kind: 'many'; count: number }
  );

const CHIPS_IN_A_ROW = 3;

/** All words of the pending question: the things it names come first. */
export const named = (ask: QuestionInfo | null): Set<string> =>
  new Set(ask ? [...wordsIn(ask.options ?? []), ...wordsIn(ask.facts)] : []);

export function part(reader: Reader, key: string, value: unknown, asked: Set<string> = new Set()): Part {
  const head = { key, label: reader.label(key) };
  if (isDrawn(value)) return { ...head, kind: 'many', size: 1, count: (value as unknown[]).length };
  if (isMap(value)) return { ...head, kind: 'grid', size: value.length, rows: value.map((row) => [...row]) };
  if (isMatrix(value)) {
    const rows = value.map((row) => row.map((cell) => (isBlank(cell) ? '·' : reader.chip(key, cell).text)));
    return { ...head, kind: 'grid', size: rows.length, rows };
  }
  if (isWords(value)) {
    const chips = value.length ? reader.chips(key, value) : [];
    return { ...head, kind: 'chips', size: Math.ceil(chips.length / CHIPS_IN_A_ROW), chips };
  }
  if (isRecords(value)) return rows(reader, head, value);
  if (Array.isArray(value)) return piles(reader, head, value);
  if (isRecord(value)) return record(reader, head, value, asked);
  return { ...head, kind: 'facts', size: 1, facts: [fact(reader, key, value)] };
}

export const fact = (reader: Reader, key: string, value: unknown): Fact => ({
  key,
  label: reader.label(key),
  chips: reader.chips(key, value),
});

/** A table of things with the same properties. Leaves out properties that none of them has. */
function rows(reader: Reader, head: { key: string; label: string }, records: Plain[]): Part {
  const keys = keysOf(records).filter((key) => records.some((one) => !isBlank(one[key])));
  if (keys.every((key) => records.every((one) => isDrawn(one[key]) || isScalar(one[key]))) && records.some(hasDrawing))
    return { ...head, kind: 'many', size: 1, count: records.length };
  const heads = keys.map((key) => ({
    key,
    label: reader.label(key),
    figures: !isSeat(key) && records.every((one) => typeof one[key] === 'number'),
  }));
  return {
    ...head,
    kind: 'rows',
    size: records.length,
    heads,
    rows: records.map((one) => keys.map((key) => reader.chips(key, one[key]))),
  };
}

const hasDrawing = (one: Plain): boolean => Object.values(one).some(isDrawn);

function piles(reader: Reader, head: { key: string; label: string }, lists: unknown[]): Part {
  const found = lists.map((list, place) => ({ name: String(place + 1), chips: reader.chips(head.key, list) }));
  return { ...head, kind: 'piles', size: found.reduce((sum, one) => sum + 1 + one.chips.length / 4, 0), piles: found };
}

function record(reader: Reader, head: { key: string; label: string }, value: Plain, asked: Set<string>): Part {
  const entries = Object.entries(value);
  if (entries.length > 2 && entries.every(([, one]) => isRecord(one))) {
    const found = groups(reader, entries as [string, Plain][], asked);
    return { ...head, kind: 'groups', size: entries.length, groups: found };
  }
  return { ...head, kind: 'facts', size: entries.length, facts: entries.map(([key, one]) => fact(reader, key, one)) };
}

/** Groups equal things. Those that the question names come first, each alone; then small groups before large ones. */
function groups(reader: Reader, entries: [string, Plain][], asked: Set<string>): Group[] {
  const found = new Map<string, Group>();
  for (const [name, one] of entries) {
    const isAsked = asked.has(name);
    const alike = (isAsked ? `${name} ` : '') + JSON.stringify(one);
    const group = found.get(alike);
    if (group) group.names.push(reader.name(name));
    else
      found.set(alike, {
        names: [reader.name(name)],
        asked: isAsked,
        facts: Object.keys(one)
          .filter((key) => !isQuiet(one[key]))
          .map((key) => fact(reader, key, one[key])),
      });
  }
  return [...found.values()].sort((a, b) => Number(b.asked) - Number(a.asked) || a.names.length - b.names.length);
}

/** The property that puts each of these on its own square, so that a map can show them; null if there is none. */
export function placeKey(value: unknown): string | null {
  if (!isRecords(value) || value.length < 4) return null;
  const key = Object.keys(value[0]!).find((one) => value.every((item) => isCoordinate(item[one])));
  return key !== undefined && new Set(value.map((item) => item[key])).size === value.length ? key : null;
}
