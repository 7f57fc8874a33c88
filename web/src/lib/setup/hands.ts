// The way to flick, in games that ask for it before the match: on a touch screen we propose a gesture for my own seats.
import type { GameInfo, Setting } from '../wire';
import type { SeatChoice } from './form';

const GESTURE = 'gesture';

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The proposed setting of each option that concerns a single seat. */
export function proposedHands(game: GameInfo, seats: readonly SeatChoice[]): Record<string, Setting> {
  const proposed: Record<string, Setting> = {};
  for (const { name, by_seat: seat, values, default: usual } of game.options) {
    if (seat === null) continue;
    const gesture = values.some(({ value }) => value === GESTURE) && seats[seat]?.kind === 'me' && isTouched();
    proposed[name] = gesture ? GESTURE : usual;
  }
  return proposed;
}

/** The options after seats changed: proposals follow the person, explicit choices stay. */
export function movedHands(
  game: GameInfo,
  options: Readonly<Record<string, Setting>>,
  before: readonly SeatChoice[],
  after: readonly SeatChoice[],
): Record<string, Setting> {
  const old = proposedHands(game, before);
  const changed = Object.entries(proposedHands(game, after)).filter(([name]) => options[name] === old[name]);
  return { ...options, ...Object.fromEntries(changed) };
}
