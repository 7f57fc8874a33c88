// All lines in the order in which they were drawn, each with a stable key.
import type { PenView, StrokeView } from './view';

export type Age = 'last' | 'before' | 'old';

export interface Line {
  key: string;
  stroke: StrokeView;
  /** The last line of a player, the one before it, or an older one. */
  age: Age;
  /** Not applied yet. */
  open: boolean;
}

const AGES: Age[] = ['last', 'before'];

const all = (view: PenView): StrokeView[] => (view.shown ? [...view.strokes, view.shown] : view.strokes);

/** Stays the same when the line is applied, or cut short later. */
const keyOf = ({ points }: StrokeView, place: number): string => `${place} ${points[2]} ${points[3]}`;

export const lineKeys = (view: PenView): string[] => all(view).map(keyOf);

export function linesOf(view: PenView): Line[] {
  const strokes = all(view);
  const later = [0, 0]; // for each seat, how many of its lines are newer than the current one
  const lines = new Array<Line>(strokes.length);
  for (let place = strokes.length - 1; place >= 0; place--) {
    const stroke = strokes[place]!;
    const age = AGES[later[stroke.seat]!++] ?? 'old';
    lines[place] = { key: keyOf(stroke, place), stroke, age, open: place >= view.strokes.length };
  }
  return lines;
}
