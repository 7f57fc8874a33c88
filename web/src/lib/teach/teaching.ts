// What teaches a game (overview, notes of the guided match, captions), fetched once per game and language; and what this
// browser remembers of who was taught what.
import { get } from '../api';
import { keep, kept } from '../keep';
import type { TeachInfo } from '../wire';

const known = new Map<string, Promise<TeachInfo>>();

/** After a failure the next call fetches again. */
export function teaching(game: string, lang: string): Promise<TeachInfo> {
  const name = `${game} ${lang}`;
  const found = known.get(name);
  if (found) return found;
  const fresh = get<TeachInfo>(`/api/games/${encodeURIComponent(game)}/teach?lang=${encodeURIComponent(lang)}`);
  known.set(name, fresh);
  fresh.catch(() => known.delete(name));
  return fresh;
}

/** The parts of an overview, in order. */
export const PARTS = ['want', 'turn', 'danger', 'end'] as const;

const KEY = 'taught';

/** Was the guided match of this game offered here, and answered in any way? Then it is offered no more. */
export function wasOffered(game: string): boolean {
  return kept<string[]>(KEY, []).includes(game);
}

export function offered(game: string): void {
  if (!wasOffered(game)) keep(KEY, [...kept<string[]>(KEY, []), game]);
}

const ENDED = 'lessons_ended';
const MOST = 20; // matches to remember

/** Has this browser shown the end of this guided match? Whoever learns the game again then begins anew. */
export function hasEnded(match: string): boolean {
  return kept<string[]>(ENDED, []).includes(match);
}

export function noteEnd(match: string): void {
  if (!hasEnded(match)) keep(ENDED, [...kept<string[]>(ENDED, []), match].slice(-MOST));
}
