// The URL of a table's socket with the seat whose view it requests, and the new events when another seat takes over.
import type { EventInfo, Stop } from '../wire';

/** The URL of the socket. On a reconnect for the same seat it says what we have, and the server sends only the rest. */
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

/** When another seat takes over the screen, the server repeats all events: returns those since the last stop. */
export function newsFor(before: Stop | null, stop: Stop): EventInfo[] {
  if (!before || before.match !== stop.match || before.rewinds !== stop.rewinds || before.seat === stop.seat) return [];
  return stop.events.filter((event) => event.ply > before.ply);
}
