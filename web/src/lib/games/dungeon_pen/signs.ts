// What the signs on the board stand for: their names and figures now. What they do is in the rulebook.
import type { About } from '../../inspect/about';

import { cellOf, placeOf, squareName, treasureOf, type PenView, type Play, type Point } from './view';

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A card, a character or an effect. All sudden walls and both draughts have one rule each. */
export const cardSign = (card: string, name?: string): About => ({
  thing: card === 'none' ? 'character' : card,
  ...(name === undefined ? {} : { name }),
  ...(card.startsWith('sudden_wall') || card.startsWith('draught') ? { kind: card.replace(/_[^_]+$/, '') } : {}),
});

/** Something that both players have. Who looks on, or plays both, is told whose it is. */
function ownSign(play: Play, what: string, seat: number, figures: About['figures'] = []): About {
  const side = seat === (play.seat < 0 ? 0 : play.seat) ? 'own' : 'enemy';
  const several = play.seat < 0 || play.mine.length > 1;
  const name = `${play.texts.name(what)}: ${play.players[seat] ?? ''}`;
  return { thing: `${side}_${what}`, kind: what, ...(several ? { name } : {}), figures };
}

const at = ({ texts }: Play, { x, y }: Point): [string, string] => [texts.label('square'), squareName(x, y)];

export function treasureSign(play: Play, seat: number): About {
  const { rows, players } = play.view;
  const taken = players[1 - seat]!.carrying ? play.texts.say('treasure_taken', { seat }, play.players) : '';
  return {
    ...ownSign(play, 'treasure', seat, [at(play, treasureOf(rows, seat))]),
    ...(taken ? { says: `${upper(taken)}.` } : {}),
  };
}

export const cellSign = (play: Play, seat: number): About =>
  ownSign(play, 'cell', seat, [at(play, cellOf(play.view.rows, seat))]);

export function crossSign(play: Play, seat: number): About {
  const { square, hp, start_hp: start, carrying } = play.view.players[seat]!;
  return {
    ...ownSign(play, 'cross', seat, [
      [play.texts.label('square'), square],
      [play.texts.label('hp'), `${hp}/${start}`],
    ]),
    ...(carrying ? { says: `${upper(play.texts.say('carries'))}.` } : {}),
  };
}

export function hpSign({ view, texts, players }: Play, seat: number): About {
  const { hp, start_hp: start } = view.players[seat]!;
  return {
    thing: 'hp',
    name: `${texts.label('hp')}: ${players[seat] ?? ''}`,
    figures: [
      [texts.label('hp'), hp],
      [texts.label('start_hp'), start],
    ],
  };
}

/** The objects of a player, whose faces stay hidden. */
export const bagSign = ({ view, texts }: Play, seat: number): About => ({
  thing: 'objects',
  name: upper(texts.label('hand')),
  figures: [[texts.label('objects'), view.players[seat]!.objects]],
});

const buried = ({ texts }: Play, covered: boolean): string => (covered ? ` (${texts.say('buried')})` : '');

export const chestSign = (play: Play, { square, closed, covered }: PenView['chests'][number]): About => ({
  thing: 'chest',
  name: upper(play.texts.say(closed ? 'chest_closed' : 'chest_searched')) + buried(play, covered),
  figures: [[play.texts.label('square'), square]],
});

export const potionSign = (play: Play, { square, left, covered }: PenView['potions'][number]): About => ({
  thing: 'potion',
  name: upper(play.texts.say('potion_left', { left })) + buried(play, covered),
  figures: [[play.texts.label('square'), square]],
});

export const suddenWallSign = (play: Play, [start, end]: readonly [string, string]): About => ({
  thing: 'sudden_wall',
  figures: [[play.texts.label('square'), play.texts.say('from_to', { start, end })]],
});

/** The nearest first: so a note that speaks of a chest means that one, and so does the list of all things. */
export const nearestFirst = <T extends { square: string }>(play: Play, things: readonly T[]): T[] => {
  const { x, y } = play.view.players[play.seat < 0 ? 0 : play.seat]!;
  const far = ({ square }: T): number => Math.hypot(placeOf(square).x + 0.5 - x, placeOf(square).y + 0.5 - y);
  return [...things].sort((one, other) => far(one) - far(other));
};
