// The log: events as sentences, grouped by ply. A group is one answer or one roll, with its consequences.
import type { GameTexts, Sentence } from '../texts/game_texts';
import type { EventInfo } from '../wire';

export interface LogLine {
  key: string;
  slug: string;
  text: string;
  /** A notice of the table, not of the game: no rule explains it. */
  notice: boolean;
}

export interface LogGroup {
  ply: number;
  /** The acting seat, if the group before has another one; else -1. */
  seat: number;
  lines: LogLine[];
}

/** The groups, oldest first. */
export function logGroups(
  events: readonly EventInfo[],
  notices: readonly Sentence[],
  texts: GameTexts,
  players: readonly string[],
): LogGroup[] {
  const told = texts.events(events, players).map((sentence) => ({ ...sentence, notice: false }));
  const added = notices.map((sentence) => ({ ...sentence, notice: true }));
  const all = [...told, ...added].sort((one, other) => one.ply - other.ply); // a stable sort: events before notices
  const doers = seatsByPly(events);
  const groups: LogGroup[] = [];
  let before = -1;
  for (const { ply, slug, text, notice } of all) {
    if (groups.at(-1)?.ply !== ply) {
      const seat = players.length > 1 ? (doers.get(ply) ?? before) : -1;
      groups.push({ ply, seat: seat === before ? -1 : seat, lines: [] });
      before = seat;
    }
    const { lines } = groups.at(-1)!;
    lines.push({ key: `${ply}.${lines.length}`, slug, text, notice });
  }
  return groups;
}

function seatsByPly(events: readonly EventInfo[]): Map<number, number> {
  const seats = new Map<number, number>();
  for (const { ply, facts } of events) {
    if (typeof facts.seat === 'number' && !seats.has(ply)) seats.set(ply, facts.seat);
  }
  return seats;
}
