// Clocks between two stops: the client counts down for the seats that the match waits for; the next stop corrects it.
import type { Stop } from '../wire';

/** Milliseconds left for each seat, `passed` milliseconds after the stop arrived. */
export function timeLeft(stop: Pick<Stop, 'clocks' | 'waiting' | 'status'>, passed: number): number[] {
  return (stop.clocks ?? []).map((left, seat) => {
    const runs = stop.status === 'playing' && stop.waiting.includes(seat);
    return Math.max(0, runs ? left - passed : left);
  });
}

/** A time as clocks show it: 1:02:07, 12:30, 0:09. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
