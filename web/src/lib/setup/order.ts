// Which switches of a game come first. The others are house rules, folded up; a game without a line here shows all.
import type { GameInfo, OptionInfo } from '../wire';

const FIRST: Record<string, string[]> = {
  mini_rogue: ['difficulty', 'character', 'second_character', 'card_set'],
  paper_dungeon: ['floors', 'profile', 'notebook', 'scroll'],
  new_dungeon: ['hero_choice', 'gold_totals', 'max_rounds', 'annotations'],
  dungeon_looters: ['archetype_choice', 'preplaced_rooms', 'tiles_per_player', 'countdown_turns'],
  dungeon_pen: ['sheet', 'mode', 'characters', 'profile', 'hand1', 'hand2'],
};

// Switches that mean nothing to fewer players. One that was changed is shown all the same: nothing is set unseen.
const PLAYERS: Record<string, number> = { second_character: 2, same_dice: 2 };

export interface Order {
  first: OptionInfo[];
  rest: OptionInfo[];
}

export function ordered(game: GameInfo, seats: number, different: string[] = []): Order {
  const names = FIRST[game.id];
  const options = game.options.filter(({ name }) => seats >= (PLAYERS[name] ?? 1) || different.includes(name));
  if (!names) return { first: options, rest: [] };
  const first = names.flatMap((name) => options.find((option) => option.name === name) ?? []);
  return { first, rest: options.filter((option) => !names.includes(option.name)) };
}
