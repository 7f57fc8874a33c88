// The players' names. Two players with the same name, or one in two seats, get their seat number added.
import { t } from '../texts/ui.svelte';

export function playerNames(players: readonly { name: string }[]): string[] {
  const named = players.map(({ name }) => name);
  return named.map((name, seat) => {
    if (!name) return t('match-player-nobody', { number: seat + 1 });
    return named.indexOf(name) === named.lastIndexOf(name)
      ? name
      : t('match-player-numbered', { name, number: seat + 1 });
  });
}

/** A list as the language writes it. */
export function listed(words: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
}
