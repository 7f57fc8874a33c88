// Which switches come first, as the game says. The others are house rules, folded up.
import type { GameInfo, OptionInfo } from '../wire';

export interface Order {
  first: OptionInfo[];
  rest: OptionInfo[];
}

/** Those that mean something to so many players. One that was changed is shown all the same: nothing is set unseen. */
export function ordered(game: GameInfo, seats: number, different: string[] = []): Order {
  const options = game.options.filter((option) => seats >= option.from_seats || different.includes(option.name));
  const first = options.filter((option) => option.leading !== null);
  first.sort((one, other) => one.leading! - other.leading!);
  return { first, rest: options.filter((option) => option.leading === null) };
}
