// Is there a seat for somebody who asks? The server decides; this only says what it would say.
import type { SeatInfo, TableInfo } from '../wire';

/** How many people sit there. Guests may share a name: it identifies a person only among `shared` seats. */
export function peopleAt(seats: readonly SeatInfo[]): number {
  const persons = seats.filter((seat) => seat.kind === 'person');
  const several = new Set(persons.filter((seat) => seat.shared).map((seat) => seat.name));
  return persons.filter((seat) => !seat.shared).length + several.size;
}

/** Now, when the match is over (a bot keeps its seat while several people play), or not before somebody leaves. */
export function mayLetIn(table: TableInfo): 'now' | 'later' | 'full' {
  if (table.seats.some((seat) => seat.kind === 'open')) return 'now';
  if (!table.seats.some((seat) => seat.kind === 'bot')) return 'full';
  return table.running && peopleAt(table.seats) > 1 ? 'later' : 'now';
}

/** May I ask for a seat: do I need to, and is this a table for more than one person? */
export function mayAsk(table: TableInfo, welcome: boolean): boolean {
  if (table.seats.some((seat) => seat.mine) || table.playing?.daily || table.plan.guided) return false;
  return !(welcome && mayLetIn(table) === 'now');
}
