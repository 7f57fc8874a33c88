// The server's sentences that belong to no game: notices of the table, and the wording of hints.
import { text } from '../api';
import { Catalogue, type Arguments } from '../texts/catalogue';
import type { Sentence } from '../texts/game_texts';
import { key } from '../texts/speaker';
import type { EventInfo, ResultInfo } from '../wire';

export class ShellTexts {
  constructor(private readonly catalogue: Catalogue) {}

  say(name: string, facts: Arguments = {}): string {
    return this.catalogue.has(name) ? this.catalogue.text(name, '', facts) : name;
  }

  /** Notices of the table itself: a player resigned, a clock ran out. */
  notices(notices: readonly EventInfo[], players: readonly string[]): Sentence[] {
    return notices.map(({ ply, slug, facts }) => {
      const player = players[facts.seat as number] ?? '';
      return { ply, slug, text: this.say(key(slug), { player }) };
    });
  }

  /** The result of a match that the table ended; null if the game ended it. */
  result(result: ResultInfo, players: readonly string[]): string | null {
    const name = `${key(result.reason)}-result`;
    if (!this.catalogue.has(name)) return null;
    const winners = players.filter((_, seat) => result.places[seat] === 1);
    const list = winners.length > 1 ? `${winners.slice(0, -1).join(', ')} ${this.say('list-and')} ` : '';
    return this.say(name, { winners: winners.length, player: list + (winners.at(-1) ?? '') });
  }
}

const known = new Map<string, Promise<ShellTexts>>();

/** Fetched once per language. After a failure the next call fetches again. */
export function shellTexts(lang: string): Promise<ShellTexts> {
  const found = known.get(lang);
  if (found) return found;
  const fresh = text(`/api/texts?lang=${lang}`).then((source) => new ShellTexts(new Catalogue(source, lang)));
  known.set(lang, fresh);
  fresh.catch(() => known.delete(lang));
  return fresh;
}
