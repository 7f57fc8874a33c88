// What there is to play, fetched once for each language.
import { get } from './api';
import type { GameInfo, GameList, OptionInfo, Setting } from './wire';

const lists = new Map<string, Promise<GameInfo[]>>();

/** All games, in the order they are shown. What could not be fetched is asked for again the next time. */
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

/** What a setting means, in the game's own words; the setting itself where it has none. */
export function settingText(option: OptionInfo, value: Setting): string {
  return option.values.find((one) => one.value === value)?.text ?? String(value);
}
