// Through whose eyes a table is seen: what a socket is asked for, and what is new to somebody else at the same screen.
import type { EventInfo, Stop } from '../wire';

/** Where the socket is. Whoever comes back with the same eyes says what they know, and is told what follows. */
export function socketAddress(id: string, stop: Stop | null, seat: number | null): string {
  const known = new URLSearchParams();
  if (stop && (seat === null || seat === stop.seat)) {
    known.set('match', stop.match);
    known.set('since', String(stop.ply));
    known.set('rewinds', String(stop.rewinds));
    known.set('notices', String(stop.noticed));
  }
  if (seat !== null) known.set('seat', String(seat));
  const place = location.origin.replace(/^http/, 'ws');
  return `${place}/ws/tables/${id}?${known}`;
}

/** What happened since, for eyes that are told everything anew: somebody else at the same screen. */
export function newsFor(before: Stop | null, stop: Stop): EventInfo[] {
  if (!before || before.match !== stop.match || before.rewinds !== stop.rewinds || before.seat === stop.seat) return [];
  return stop.events.filter((event) => event.ply > before.ply);
}
