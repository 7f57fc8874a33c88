// Ways into a match. Each creates a guest first if needed.
import { get, post, upload } from './api';
import { ensureGuest } from './me.svelte';
import { go } from './router.svelte';
import { newTable, usualForm } from './setup/form';
import { hasEnded, offered } from './teach/teaching';
import type { GameInfo, MatchList, NewTable, TableInfo, Uploaded } from './wire';

const EASY = 'easy';

export async function openTable(wish: NewTable): Promise<void> {
  await ensureGuest();
  const table = await post<TableInfo>('/api/tables', wish);
  go(`/t/${table.id}`);
}

/** Start a match at once, with the default options. */
export function playNow(game: GameInfo): Promise<void> {
  return openTable(newTable(game, usualForm(game)));
}

/** Start the guided match of a game, or go on with the one that I have begun and whose end I have not seen. */
export async function learn(game: string): Promise<void> {
  offered(game);
  await ensureGuest();
  const mine = await get<MatchList>(`/api/matches?which=mine&status=playing&game=${game}`);
  const begun = mine.matches.find((one) => one.guided && one.table && !hasEnded(one.id));
  if (begun) return go(`/t/${begun.table}`);
  return openTable({ plan: { game, guided: true }, seats: [{ kind: 'me' }], start: true });
}

/** The first real match after a guided one: against easy bots, with the options that the lesson recommends. */
export function playFirst(game: GameInfo): Promise<void> {
  const form = usualForm(game);
  const easy = game.bots.some((bot) => bot.id === EASY);
  form.seats = form.seats.map((seat) => (seat.kind === 'bot' && easy ? { ...seat, bot: EASY } : seat));
  Object.assign(form.options, game.lesson?.first_match);
  return openTable(newTable(game, form));
}

/** Start my try at today's dungeon. */
export async function playDaily(game: string): Promise<void> {
  await ensureGuest();
  const table = await post<TableInfo>(`/api/daily/${game}`);
  go(`/t/${table.id}`);
}

/** Upload a saved record, as JSON or as text, and open its replay. */
export async function watch(record: string): Promise<void> {
  await ensureGuest();
  const kind = record.trimStart().startsWith('{') ? 'application/json' : 'text/plain';
  const found = await upload<Uploaded>('/api/records', record, kind);
  go(`/m/${found.match}`);
}
