// What the signs on the board are: for the cards that open over them, see lib/inspect. What is face down tells its level.
import type { About } from '../../inspect/about';
import type { GameTexts } from '../../texts/game_texts';

import { signOf } from './guards';
import { chance } from './odds';
import { stepsHome, type Space } from './plan';
import { COLOURS, DASH, goldOf, monsterCard } from './printed';
import { FACE_DOWN, type HeroView, type Play } from './view';

type Figures = NonNullable<About['figures']>;

const TRAPS = ['slide', 'cage'];

/** A monster card: its six numbers, or what is said of a trap. */
export function aboutMonster(monster: string, level: number, texts: GameTexts): About {
  if (monster === FACE_DOWN)
    return { thing: 'guard', name: `${texts.name('guard')}, ${texts.say('level', { level })}` };
  if (TRAPS.includes(monster)) return { thing: monster };
  const numbers = monsterCard(monster)?.numbers ?? [];
  const figures = COLOURS.map((colour, place): Figures[number] => {
    return [texts.name(colour), numbers[place] === DASH ? '–' : (numbers[place] ?? '')];
  });
  return { thing: monster, kind: 'monster', figures };
}

/** The cards of a room or chamber as the map shows them: the top monster, or free treasure, or nothing. */
export function aboutSign({ view, texts, ask }: Play, { id, level }: Space): About | null {
  const cards = view.spaces[id];
  if (!cards) return null;
  const sign = signOf(cards);
  if (sign === 'unknown') {
    const unseen = view.unseen_monsters[level - 1] ?? [];
    const kinds = [...new Set(unseen)].map((one) => texts.name(one));
    const known = { ...aboutMonster(FACE_DOWN, level, texts), says: texts.say('may_be', { count: unseen.length }) };
    return kinds.length ? { ...known, says: `${known.says} ${kinds.join(', ')}.` } : known;
  }
  if (sign === 'known') {
    const found = aboutMonster(cards.monsters[0]!, level, texts);
    const needed = Number(ask?.facts[`${id}_needed`] ?? 0);
    return needed ? { ...found, says: texts.say('odds', { needed, percent: chance(needed) }) } : found;
  }
  if (sign === 'empty') return { thing: 'cleared' };
  return { thing: 'treasure', figures: lying(cards, texts) };
}

function lying(cards: { treasure: string; left: string[] }, texts: GameTexts): Figures {
  const faces = [cards.treasure, ...cards.left].filter(Boolean).map((card) => texts.name(card));
  return faces.length ? [[texts.label('treasures'), faces.join(', ')]] : [];
}

/** A space: rooms and chambers tell which cards lie there. */
export function aboutSpace({ view, texts }: Play, space: Space): About {
  const { id, kind, level, power } = space;
  if (kind === 'main') return { thing: id, kind };
  if (kind === 'corridor' || kind === 'stairs') return { thing: kind };
  const cards = view.spaces[id];
  const count = cards?.monsters.length ?? 0;
  const figures: Figures = [
    [texts.label('monsters'), count],
    ...(cards && (count === 0 || cards.left.length)
      ? lying({ ...cards, treasure: count ? '' : cards.treasure }, texts)
      : []),
  ];
  if (kind === 'room') {
    // Rooms alike are one entry in the list of all signs; the card of each says which it is.
    return {
      thing: kind,
      name: `${texts.name(kind)}, ${texts.say('level', { level })}`,
      figures,
      says: texts.name(id),
    };
  }
  const does = power === 'teleport' ? 'teleport_chamber' : power || kind;
  return { thing: id, kind: does, name: `${texts.name(id)}, ${texts.say('level', { level })}`, figures };
}

/** A treasure or spell card. */
export function aboutCard(kind: 'treasure' | 'spell', card: string, texts: GameTexts): About {
  if (card === FACE_DOWN) return { thing: card };
  const gold = kind === 'treasure' ? goldOf(card) : null;
  const family =
    /^(magic_sword|esp_medallion|crystal_ball|healing_potion|secret_door_card)/.exec(card)?.[0] ?? 'treasure_card';
  const spell = /fireball|lightning|teleport/.exec(card)?.[0];
  return {
    thing: card,
    kind: kind === 'spell' && spell ? spell : family,
    figures: gold === null ? [] : [[texts.label('gold'), texts.say('gp', { gold })]],
  };
}

/** A hero, or whoever wears these colours. */
export function aboutHero({ texts, players }: Play, seat: number, hero: HeroView): About {
  const gold = hero.gold === null ? '?' : texts.say('gp', { gold: hero.gold });
  const figures: Figures = [
    [texts.label('gold'), gold],
    [texts.label('total'), texts.say('gp', { gold: hero.total })],
    [texts.label('colour'), texts.name(hero.colour)],
    [texts.label('move'), hero.move],
    [texts.label('secret_door'), hero.secret_door],
    [texts.label('ambushed_on'), hero.ambushed_on],
    ...(hero.spells.length ? [[texts.label('spells'), hero.spells.length] as const] : []),
  ];
  const says = [
    texts.say('from_home', { steps: stepsHome(hero.space) }),
    ...(hero.wounded ? [texts.say('wounded')] : []),
    ...(hero.caged ? [texts.say('caged')] : []),
    ...(hero.lost_turns ? [texts.say('loses_turns', { count: hero.lost_turns })] : []),
  ];
  return {
    thing: hero.class,
    name: `${players[seat]}: ${texts.name(hero.hero)}, ${texts.name(hero.class)}`,
    figures,
    says: says.join(', '),
  };
}
