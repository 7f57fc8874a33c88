// A proposed rematch in words: who proposes it, who agrees, and whom the table still waits for.
import { listed } from '../match/names';
import { spoken, t } from '../texts/ui.svelte';
import type { SeatInfo, TableInfo } from '../wire';

export interface Proposal {
  /** Who proposes, and what the others say to it. */
  sentences: string[];
  /** Somebody declined: the proposal is over. */
  over: boolean;
  mine: boolean;
  agreed: boolean;
  /** The offer to begin without those who are away, if nobody else is missing; else empty. */
  without: string;
}

export function proposalOf(table: TableInfo, names: readonly string[]): Proposal | null {
  const { rematch, seats } = table;
  if (!rematch) return null;
  const name = (seat: number): string => names[seat] ?? '';
  const list = (places: number[]): string => listed(unique(places.map(name)), spoken());
  const places = [...seats.keys()].filter((place) => seats[place]!.kind === 'person');
  const missing = places.filter((place) => !rematch.agreed.includes(place));
  const asked = missing.filter((place) => seats[place]!.here && !seats[place]!.mine);
  const away = missing.filter((place) => !seats[place]!.here && !seats[place]!.mine);
  const others = rematch.agreed.filter((place) => !seats[place]!.mine && !same(seats[place], seats[rematch.seat]));
  const agreed = rematch.agreed.some((place) => seats[place]?.mine);
  const mine = seats[rematch.seat]?.mine ?? false;

  const sentences = [mine ? t('again-mine') : t('again-of', { name: name(rematch.seat) })];
  if (rematch.declined !== null) {
    const declined = seats[rematch.declined]?.mine
      ? t('again-declined-mine')
      : t('again-declined', { name: name(rematch.declined) });
    return { sentences: [declined], over: true, mine, agreed: false, without: '' };
  }
  if (agreed && !mine) sentences.push(t('again-agreed-mine'));
  if (others.length > 0) sentences.push(t('again-agreed', { names: list(others) }));
  if (asked.length > 0) sentences.push(t('again-asked', { names: list(asked) }));
  if (away.length > 0) sentences.push(t('again-away', { names: list(away), count: away.length }));
  const enough = agreed && asked.length === 0 && away.length > 0;
  const without = enough ? t('again-without', { names: list(away), count: away.length }) : '';
  return { sentences, over: false, mine, agreed, without };
}

/** Do both seats belong to one person? Only a person with several seats has `shared` ones. */
function same(one: SeatInfo | undefined, other: SeatInfo | undefined): boolean {
  return one === other || Boolean(one?.shared && other?.shared && one.name === other.name);
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
