// The options of a question: written out, or worked out from their shape.
import type { AxisInfo, OptionValue, QuestionInfo } from '../wire';

/** The option of that index; undefined if there is none, or if its game has a shape of its own. */
export function optionAt(ask: QuestionInfo, index: number): OptionValue | undefined {
  if (index < 0 || index >= ask.count) return undefined;
  if (ask.options) return ask.options[index];
  if (!ask.shape) return undefined;
  const parts: number[] = [];
  let place = index;
  for (const axis of ask.shape.axes.toReversed()) {
    const length = lengthOf(axis);
    parts.unshift(axis.start + axis.step * (place % length));
    place = Math.floor(place / length);
  }
  return ask.shape.kind === 'range' ? parts[0] : parts;
}

function lengthOf(axis: AxisInfo): number {
  return Math.max(0, Math.ceil((axis.stop - axis.start) / axis.step));
}
