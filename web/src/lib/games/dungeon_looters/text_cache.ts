// Caches sentences: hundreds of squares, chests and players need nearly the same ones after every answer.
import type { GameTexts } from '../../texts/game_texts';
import type { Facts } from '../../wire';

const ENOUGH = 5000; // sentences; a full cache is emptied

export function withCache(texts: GameTexts): GameTexts {
  const known = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    let said = known.get(key);
    if (said === undefined) {
      if (known.size >= ENOUGH) known.clear();
      known.set(key, (said = make()));
    }
    return said;
  };
  const cached = Object.create(texts) as GameTexts;
  cached.say = (word: string, facts: Facts = {}, players: readonly string[] = []) =>
    once(`${word} ${JSON.stringify(facts)} ${players.join()}`, () => texts.say(word, facts, players));
  cached.name = (thing: string) => once(`name ${thing}`, () => texts.name(thing));
  cached.trait = (thing: string, attribute: string) =>
    once(`trait ${thing} ${attribute}`, () => texts.trait(thing, attribute));
  return cached;
}
