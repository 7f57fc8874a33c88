// What I could go on with: matches that are played, and tables that wait for somebody.
import type { MatchLine, TableLine } from '../wire';

export interface Going {
  id: string;
  to: string;
  game: string;
  names: string[];
  state: 'my-turn' | 'their-turn' | 'waiting';
  /** Seats that are still open. */
  free: number;
  daily: boolean;
}

/** My turn first, then others' turns, then tables where nothing has begun; within each the newest first. */
export function continued(matches: MatchLine[], tables: TableLine[]): Going[] {
  const played = matches.map((match): Going => ({
    id: match.id,
    to: match.table === null ? `/m/${match.id}` : `/t/${match.table}`,
    game: match.game,
    names: match.names,
    state: match.my_turn ? 'my-turn' : 'their-turn',
    free: 0,
    daily: match.daily !== null,
  }));
  const waiting = tables
    .filter((table) => !table.running && table.free > 0)
    .map((table): Going => ({
      id: table.id,
      to: `/t/${table.id}`,
      game: table.game,
      names: table.seats.map((seat) => seat.name).filter(Boolean),
      state: 'waiting',
      free: table.free,
      daily: false,
    }));
  return [
    ...played.filter((one) => one.state === 'my-turn'),
    ...played.filter((one) => one.state === 'their-turn'),
    ...waiting,
  ];
}
