// The list of games, fetched once per language.
import { get } from './api';
import type { GameInfo, GameList, OptionInfo, Setting } from './wire';

const lists = new Map<string, Promise<GameInfo[]>>();

/** All games in display order. After a failure the next call fetches again. */
export function gameList(lang: string): Promise<GameInfo[]> {
  const known = lists.get(lang);
  if (known) return known;
  const fresh = get<GameList>(`/api/games?lang=${encodeURIComponent(lang)}`).then((list) => list.games);
  lists.set(lang, fresh);
  fresh.catch(() => lists.delete(lang));
  return fresh;
}

export const titleOf = (games: GameInfo[] | null, id: string): string =>
  games?.find((game) => game.id === id)?.title ?? id.replaceAll('_', ' ');

/** The game's text for a setting, or the setting itself if there is none. */
export function settingText(option: OptionInfo, value: Setting): string {
  return option.values.find((one) => one.value === value)?.text ?? String(value);
}
