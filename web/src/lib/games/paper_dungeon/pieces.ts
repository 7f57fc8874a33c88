// The picture of each piece of equipment, and the rulebook paragraph about it.
import gambler from 'icon:rolling-dices';
import coin_rush from 'icon:two-coins';
import feast from 'icon:roast-chicken';
import magic_shield from 'icon:magic-shield';
import meal from 'icon:meal';
import mulligan_scroll from 'icon:tied-scroll';
import doubling_potion from 'icon:round-potion';
import snack from 'icon:bread-slice';
import stamina_elixir from 'icon:standing-potion';
import teleport_scroll from 'icon:scroll-unfurled';
import wall_pass from 'icon:broken-wall';
import weaklings from 'icon:rat';

export const PIECES: Record<string, string> = {
  snack,
  meal,
  feast,
  stamina_elixir,
  gambler,
  coin_rush,
  weaklings,
  magic_shield,
  wall_pass,
  teleport_scroll,
  mulligan_scroll,
  doubling_potion,
};

const RULES: Record<string, string> = {
  snack: 'item.food',
  meal: 'item.food',
  feast: 'item.food',
  stamina_elixir: 'item.elixir',
  mulligan_scroll: 'item.mulligan',
  doubling_potion: 'item.doubling',
};

export const pictureOf = (piece: string): string => PIECES[piece] ?? '';
export const ruleOfPiece = (piece: string): string => RULES[piece] ?? `item.${piece}`;
