// The dungeon in words, for screen readers and tooltips.
import type { GameTexts } from '../../texts/game_texts';

import { FACE_DOWN, type ChestView, type LootersView, type PlayerView, type TrapView } from './view';

export function chestWords(chest: ChestView, texts: GameTexts): string {
  const full = chest.colour !== 'black';
  return [
    `${texts.say(full ? 'full_chest' : 'empty_chest')} ${chest.square}`,
    chest.chest && texts.name(chest.chest),
    texts.name(chest.colour),
    full && texts.say('dd', { dd: chest.dd }),
    full && texts.say('treasures', { count: chest.treasures }),
    full && chest.lock_broken && texts.say('lock_broken'),
    chest.tidied.length > 0 && texts.list(chest.tidied.map((object) => texts.name(object))),
  ]
    .filter(Boolean)
    .join(', ');
}

export function tokenWords({ square, layer, trap }: TrapView, texts: GameTexts, players: readonly string[]): string {
  const kind = trap === FACE_DOWN ? texts.say('token') : `${texts.say('trap')}: ${texts.name(trap)}`;
  return `${kind}, ${square} (${players[layer] ?? ''})`;
}

export function figureWords(view: LootersView, seat: number, texts: GameTexts, players: readonly string[]): string {
  const { archetype, square } = view.players[seat]!;
  return `${players[seat] ?? ''}, ${texts.name(archetype)}: ${square}`;
}

/** The player's square, or why there is none. */
export function whereWords({ archetype, state, square, left_as, score }: PlayerView, texts: GameTexts): string {
  if (!archetype) return texts.say('no_archetype');
  if (state === 'left') return texts.say('state_left', { number: left_as });
  if (score !== null) return texts.say(archetype === 'troll' ? 'stays' : 'inside'); // the match is over
  if (state === 'defeated') return texts.say('state_defeated');
  return square || texts.say('nowhere_yet');
}

/** All penalties and markers of a player, and the thing that each is. */
export function woesOf(player: PlayerView, texts: GameTexts): { thing: string; words: string }[] {
  const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
  return [
    ['trap_bear', player.in_bear_trap && texts.say('in_bear_trap')],
    ['trap_pit', player.in_pit && texts.say('in_pit')],
    ['sick', player.sick && texts.say('sick')],
    ...player.tried.map((door) => ['pick_door', texts.say('tried', { door })]),
    ['trap_arrow', player.arrows > 0 && texts.say('arrows', { count: player.arrows })],
    ['roll_marker', player.roll_marker !== 0 && texts.say('roll_marker', { amount: signed(player.roll_marker) })],
    ['move_marker', player.move_marker !== 0 && texts.say('move_marker', { amount: signed(player.move_marker) })],
  ].flatMap(([thing, words]) => (words ? [{ thing: thing as string, words: words }] : []));
}

/** Sorts by the localized name. */
export function byName<T>(things: readonly T[], called: (thing: T) => string, texts: GameTexts): T[] {
  const order = new Intl.Collator(texts.lang);
  return [...things].sort((one, other) => order.compare(texts.name(called(one)), texts.name(called(other))));
}

/** The whole dungeon, one line for each thing. */
export function dungeonWords(view: LootersView, texts: GameTexts, players: readonly string[]): string[] {
  const figures = view.players.flatMap((player, seat) =>
    player.square ? [figureWords(view, seat, texts, players)] : [],
  );
  return [
    ...figures,
    ...(view.sherpa ? [`${texts.name('sherpa')}: ${view.sherpa}`] : []),
    ...view.chests.map((chest) => chestWords(chest, texts)),
    ...view.traps.map((token) => tokenWords(token, texts, players)),
    ...view.doors.map(({ door, state }) => `${texts.say('door')} ${door}: ${texts.name(state)}`),
    ...view.rooms.map(({ room, tile, card }) => {
      const lies = card ? `, ${texts.say('card_lies')}` : '';
      return `${texts.say('room', { room })}: ${texts.name(tile)}${lies}`;
    }),
  ];
}
