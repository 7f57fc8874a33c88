// Everybody's lines in the order in which they were drawn, each with a name that stays the same.
import type { PenView } from './view';

export type Age = 'last' | 'before' | 'old';

export interface Line {
  /** A line that is cut short later, or counts after all, is still the same one. */
  key: string;
  seat: number;
  contact: boolean;
  /** Its points as text: views bring new lists of the same points. */
  text: string;
  /** The last line of a player, the one before it, or an older one. */
  age: Age;
  /** Nothing of it is applied yet. */
  open: boolean;
}

const AGES: Age[] = ['last', 'before'];

export function linesOf(view: PenView): Line[] {
  const all = view.shown ? [...view.strokes, view.shown] : view.strokes;
  const later = [0, 0]; // lines of each seat that came after
  return all
    .map(({ seat, contact, points }, place) => ({ seat, contact, points, place }))
    .reverse()
    .map(({ seat, contact, points, place }) => ({
      key: `${place} ${points[2]} ${points[3]}`,
      seat,
      contact,
      text: points.join(' '),
      age: AGES[later[seat]!++] ?? 'old',
      open: place >= view.strokes.length,
    }))
    .reverse();
}
