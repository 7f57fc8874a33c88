// What I can continue: running matches, and tables that wait for players.
import type { MatchLine, TableLine } from '../wire';

export interface Going {
  id: string;
  to: string;
  game: string;
  names: string[];
  state: 'my-turn' | 'their-turn' | 'waiting';
  /** The number of open seats. */
  free: number;
  daily: boolean;
  guided: boolean;
}

/** My turn first, then others' turns, then tables without a running match; each group keeps the server's order. */
export function continued(matches: MatchLine[], tables: TableLine[]): Going[] {
  const played = matches.map((match): Going => ({
    id: match.id,
    to: match.table === null ? `/m/${match.id}` : `/t/${match.table}`,
    game: match.game,
    names: match.names,
    state: match.my_turn ? 'my-turn' : 'their-turn',
    free: 0,
    daily: match.daily !== null,
    guided: match.guided,
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
      guided: false,
    }));
  return [
    ...played.filter((one) => one.state === 'my-turn'),
    ...played.filter((one) => one.state === 'their-turn'),
    ...waiting,
  ];
}
