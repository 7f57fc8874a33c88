// What the signs of the board are, for whoever inspects them. What they do stands in the rulebook; here is only what is
// so now.
import type { About } from '../../inspect/about';
import type { GameTexts } from '../../texts/game_texts';

import { LOCK, TELEPORTER, thingOf } from './plan';
import { squareName, type Hero } from './view';

const COIN = 'o';
const CHEST = '$';
const RUSH = 'coin_rush';
const SHIELD = 'magic_shield';
const WEAKLINGS = 'weaklings';

/** A find on the map of this hero. */
export function aboutFind(mark: string, used: boolean, hero: Hero | null, texts: GameTexts): About {
  const thing = thingOf(mark);
  const kind = thing.replace(/_\d$/, '');
  const name = texts.name(thing);
  if (used) return { thing, kind, name: `${name}, ${texts.say('used')}` };
  return { thing, kind, name, says: now(mark, hero, texts) };
}

/** What happens on entering it now, with the effects of this floor; empty if the rulebook says it all. */
function now(mark: string, hero: Hero | null, texts: GameTexts): string {
  const has = (effect: string) => hero?.effects.includes(effect) ?? false;
  if (/[1-9?]/.test(mark)) {
    if (has(SHIELD)) return texts.say('here_shielded');
    if (has(WEAKLINGS)) return texts.say('here_enemy', { hp: 1 });
    return mark === '?' ? '' : texts.say('here_enemy', { hp: Number(mark) });
  }
  if (/[a-f]/.test(mark)) return texts.say('here_heart', { hp: mark.charCodeAt(0) - 96 });
  if (mark === COIN && has(RUSH)) return texts.say('here_coin', { coins: 2 });
  if (mark === CHEST && has(RUSH)) return texts.say('here_chest', { times: 2 });
  if (mark === LOCK) return texts.say(hero?.has_key ? 'here_open_lock' : 'here_lock');
  if (mark === TELEPORTER) return texts.say(hero?.teleported ? 'here_known_teleporter' : 'here_teleporter');
  return '';
}

/** A hero on the map. */
export function aboutHero(hero: Hero, name: string, columns: number, texts: GameTexts): About {
  const sums: [string, number][] = hero.hidden
    ? []
    : [
        [texts.label('hp_exit'), hero.hp_exit],
        [texts.label('coins_exit'), hero.coins_exit],
      ];
  return {
    thing: 'hero',
    name: name || texts.name('hero'),
    figures: [[texts.label('at'), squareName(hero.at, columns)], ...sums],
  };
}

/** A sum of the ledger at the exit, and how it came about. */
export function aboutExit(of: 'hp' | 'coins', hero: Hero, texts: GameTexts): About {
  const thing = `${of}_exit`;
  if (hero.hidden) return { thing, name: texts.label(thing) };
  const figures: [string, number][] = [
    [texts.say('entry'), hero[of]],
    ['+', hero[`${of}_plus`]],
    ['−', hero[`${of}_minus`]],
    [texts.say('exit'), hero[`${of}_exit`]],
  ];
  return { thing, name: texts.label(thing), figures };
}

/** Something that has a label beside its figure on the page. */
export function aboutFigure(thing: string, value: number, texts: GameTexts): About {
  return { thing, name: `${texts.label(thing)} ${value}` };
}

/** A piece of equipment, with its price in a shop. */
export function aboutPiece(piece: string, texts: GameTexts, price?: number): About {
  return {
    thing: piece,
    figures: price === undefined ? [] : [[texts.label('price'), texts.say('price', { coins: price })]],
    says: texts.trait(piece, 'effect'),
  };
}
