// Options that are numbers on axes: the index of each combination, and how people read and write the numbers.
import type { GameTexts } from '../texts/game_texts';
import { readable } from '../texts/speaker';
import type { AxisInfo, QuestionInfo, ShapeInfo } from '../wire';

// Facts are whole numbers. An axis that counts halves or tenths says so in its name; show people the real number.
const PARTS: [string, number][] = [
  ['_halves', 2],
  ['_tenths', 10],
];

/** How many numbers the axis has. */
export const lengthOf = (axis: AxisInfo): number => Math.max(0, Math.ceil((axis.stop - axis.start) / axis.step));

/** The last number of the axis. */
export const lastOf = (axis: AxisInfo): number => axis.start + axis.step * (lengthOf(axis) - 1);

/** The index of the option with these numbers. The last axis varies fastest. */
export function indexOf(shape: ShapeInfo, numbers: readonly number[]): number {
  return shape.axes.reduce((index, axis, place) => index * lengthOf(axis) + placeOf(axis, numbers[place]!), 0);
}

/** The numbers of the option with that index. */
export function numbersAt(shape: ShapeInfo, index: number): number[] {
  const numbers: number[] = [];
  for (const axis of [...shape.axes].reverse()) {
    numbers.unshift(axis.start + axis.step * (index % lengthOf(axis)));
    index = Math.floor(index / lengthOf(axis));
  }
  return numbers;
}

/** The position of a number on its axis; the nearest one if the number is between two, or outside. */
export function placeOf(axis: AxisInfo, number: number): number {
  const place = Math.round((number - axis.start) / axis.step);
  return Math.min(Math.max(place, 0), lengthOf(axis) - 1);
}

/** Divides the numbers of an axis for display: 541 half degrees are 270.5 degrees. */
export const dividerOf = (axis: AxisInfo): number => PARTS.find(([end]) => axis.name.endsWith(end))?.[1] ?? 1;

/** The name of the axis, in the game's words if it has some. */
export function axisName(axis: AxisInfo, ask: QuestionInfo, texts: GameTexts): string {
  const end = PARTS.find(([one]) => axis.name.endsWith(one))?.[0] ?? '';
  const name = axis.name.slice(0, axis.name.length - end.length);
  if (!name) return texts.prompt(ask, []);
  return texts.hasSay(`axis_${name}`) ? texts.say(`axis_${name}`) : readable(name);
}
