// The URL of a moment of a match: the ply, and the seat whose view to show.
import { SPECTATOR } from '../wire';

export interface Moment {
  ply: number;
  /** Null: my own seat, if I played. */
  seat: number | null;
}

export function readMoment(query: URLSearchParams): Moment {
  const seat = whole(query.get('seat'));
  return { ply: Math.max(0, whole(query.get('ply')) ?? 0), seat: seat !== null && seat >= SPECTATOR ? seat : null };
}

export function momentAddress(match: string, ply: number, seat: number): string {
  return `/m/${match}?${new URLSearchParams({ ply: String(ply), seat: String(seat) })}`;
}

function whole(word: string | null): number | null {
  return word !== null && /^-?\d{1,7}$/.test(word) ? Number(word) : null;
}
