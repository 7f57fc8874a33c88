// Ways into a match. Each creates a guest first if needed.
import { post, upload } from './api';
import { ensureGuest } from './me.svelte';
import { go } from './router.svelte';
import { newTable, usualForm } from './setup/form';
import type { GameInfo, NewTable, TableInfo, Uploaded } from './wire';

export async function openTable(wish: NewTable): Promise<void> {
  await ensureGuest();
  const table = await post<TableInfo>('/api/tables', wish);
  go(`/t/${table.id}`);
}

/** Start a match at once, with the default options. */
export function playNow(game: GameInfo): Promise<void> {
  return openTable(newTable(game, usualForm(game)));
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
