// Hundreds of squares, chests and players say nearly the same after every answer: a sentence is made once.
import type { GameTexts } from '../../texts/game_texts';
import type { Facts } from '../../wire';

const ENOUGH = 5000; // remembered sentences

export function remembering(texts: GameTexts): GameTexts {
  const known = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    let said = known.get(key);
    if (said === undefined) {
      if (known.size >= ENOUGH) known.clear();
      known.set(key, (said = make()));
    }
    return said;
  };
  const twin = Object.create(texts) as GameTexts;
  twin.say = (word: string, facts: Facts = {}, players: readonly string[] = []) =>
    once(`${word} ${JSON.stringify(facts)} ${players.join()}`, () => texts.say(word, facts, players));
  twin.name = (thing: string) => once(`name ${thing}`, () => texts.name(thing));
  twin.trait = (thing: string, attribute: string) =>
    once(`trait ${thing} ${attribute}`, () => texts.trait(thing, attribute));
  return twin;
}
