// The order of options: the game says which come first; the others are house rules, which the form collapses.
import type { GameInfo, OptionInfo } from '../wire';

export interface Order {
  first: OptionInfo[];
  rest: OptionInfo[];
}

/** The options that apply to this number of players, and any changed option: none may be set without being visible. */
export function ordered(game: GameInfo, seats: number, different: string[] = []): Order {
  const options = game.options.filter((option) => seats >= option.from_seats || different.includes(option.name));
  const first = options.filter((option) => option.leading !== null);
  first.sort((one, other) => one.leading! - other.leading!);
  return { first, rest: options.filter((option) => option.leading === null) };
}
