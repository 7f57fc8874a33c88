// Which switches of a game come first. The others are house rules, folded up. The order is the game's own.
import type { GameInfo, OptionInfo } from '../wire';

export interface Order {
  first: OptionInfo[];
  rest: OptionInfo[];
}

/** Those that mean something to so many players. One that was changed is shown all the same: nothing is set unseen. */
export function ordered(game: GameInfo, seats: number, different: string[] = []): Order {
  const options = game.options.filter((option) => seats >= option.seats || different.includes(option.name));
  return { first: options.filter((option) => option.first), rest: options.filter((option) => !option.first) };
}
