// How people flick, in games that ask for it before the match: on a touch screen a gesture is proposed to whoever holds it.
import type { GameInfo, Setting } from '../wire';
import type { SeatChoice } from './form';

const HANDS: Record<string, string[]> = { dungeon_pen: ['hand1', 'hand2'] }; // a switch for each seat
const GESTURE = 'gesture';

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What is proposed for each of these switches, seat by seat. */
export function proposedHands(game: GameInfo, seats: readonly SeatChoice[]): Record<string, Setting> {
  const proposed: Record<string, Setting> = {};
  for (const [seat, name] of (HANDS[game.id] ?? []).entries()) {
    const option = game.options.find((one) => one.name === name);
    if (!option) continue;
    const gesture = option.values.some(({ value }) => value === GESTURE) && seats[seat]?.kind === 'me' && isTouched();
    proposed[name] = gesture ? GESTURE : option.default;
  }
  return proposed;
}

/** Somebody sits elsewhere now: proposals go with them, what was chosen stays. */
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
