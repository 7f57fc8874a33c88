// The options of a question, listed or computed from its shape, and the names of their texts.
import type { AxisInfo, Facts, OptionValue, QuestionInfo } from '../wire';
import { key } from './speaker';

const NAME = /^[a-zA-Z][a-zA-Z0-9_-]*$/;

/** The option with this index; undefined if there is none, or if it is neither listed nor described by a shape. */
export function optionAt(ask: QuestionInfo, index: number): OptionValue | undefined {
  if (index < 0 || index >= ask.count) return undefined;
  if (ask.options) return ask.options[index];
  if (!ask.shape) return undefined;
  const parts: number[] = [];
  let place = index;
  for (const axis of [...ask.shape.axes].reverse()) {
    const length = lengthOf(axis);
    parts.unshift(axis.start + axis.step * (place % length));
    place = Math.floor(place / length);
  }
  return ask.shape.kind === 'range' ? parts[0] : parts;
}

/** The index of an option among the listed ones; -1 if it is not there. */
export function indexOfOption(ask: QuestionInfo, value: OptionValue): number {
  const wanted = JSON.stringify(value);
  return ask.options?.findIndex((option) => JSON.stringify(option) === wanted) ?? -1;
}

function lengthOf(axis: AxisInfo): number {
  return Math.max(0, Math.ceil((axis.stop - axis.start) / axis.step));
}

/** The parts of a value; a value that is not an array is its only part. */
export function partsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Does the value begin with a word? */
export function isWorded(value: unknown): boolean {
  return typeof partsOf(value)[0] === 'string';
}

/** The attributes that may hold the text of a value, best first. */
export function attributesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'on' : 'off'];
  if (typeof value === 'number') return [`number-${value}`, 'number'];
  if (!isWorded(value)) return ['number'];
  const word = key(partsOf(value)[0] as string);
  return NAME.test(word) ? [word] : [];
}

/** Facts about a part of the option, renamed to its letter: if part `b` is `xp`, `xp_cost` becomes `$b_cost`. */
export function ownFacts(letters: Facts, facts: Facts): Facts {
  const own: Facts = {};
  for (const [letter, part] of Object.entries(letters)) {
    if (typeof part !== 'string') continue;
    for (const [name, fact] of Object.entries(facts)) {
      if (name.startsWith(`${part}_`)) own[`${letter}_${name.slice(part.length + 1)}`] = fact;
    }
  }
  return own;
}
