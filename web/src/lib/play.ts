// Ways into a match. Whoever is nobody yet becomes a guest on the way.
import { post, upload } from './api';
import { beSomebody } from './me.svelte';
import { go } from './router.svelte';
import { newTable, usualForm } from './setup/form';
import type { GameInfo, NewTable, TableInfo, Uploaded } from './wire';

export async function openTable(wish: NewTable): Promise<void> {
  await beSomebody();
  const table = await post<TableInfo>('/api/tables', wish);
  go(`/t/${table.id}`);
}

/** Begin at once, by the usual rules. */
export function playNow(game: GameInfo): Promise<void> {
  return openTable(newTable(game, usualForm(game)));
}

/** Begin my try of today's dungeon. */
export async function playDaily(game: string): Promise<void> {
  await beSomebody();
  const table = await post<TableInfo>(`/api/daily/${game}`);
  go(`/t/${table.id}`);
}

/** Watch a record that somebody kept: in its JSON form, or as text. */
export async function watch(record: string): Promise<void> {
  await beSomebody();
  const kind = record.trimStart().startsWith('{') ? 'application/json' : 'text/plain';
  const found = await upload<Uploaded>('/api/records', record, kind);
  go(`/m/${found.match}`);
}
