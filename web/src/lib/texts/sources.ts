// Fetches the sentences from the server, once per game and language.
import { ask } from '../api';
import { Catalogue } from './catalogue';
import { GameTexts } from './game_texts';
import type { Words } from './speaker';

interface Source {
  text: string;
  lang: string;
}

const games = new Map<string, Promise<GameTexts>>();
const shells = new Map<string, Promise<Words>>();

/** All sentences of a game in one language. After a failure the next call fetches again. */
export function gameTexts(game: string, lang: string): Promise<GameTexts> {
  return kept(games, `${game} ${lang}`, async () => {
    const address = `/api/games/${encodeURIComponent(game)}/texts`;
    const [source, words] = await Promise.all([fetched(address, lang), shellWords(lang)]);
    return new GameTexts(game, lang, source.text, words, source.lang);
  });
}

function shellWords(lang: string): Promise<Words> {
  return kept(shells, lang, async () => {
    const source = await fetched('/api/texts', lang);
    const shell = new Catalogue(source.text, source.lang);
    return { and: shell.text('list-and'), decimal: shell.text('decimal-mark') };
  });
}

async function fetched(address: string, lang: string): Promise<Source> {
  const response = await ask('GET', `${address}?lang=${encodeURIComponent(lang)}`);
  // For a game without texts in this language the server answers in English, which has other plural rules.
  return { text: await response.text(), lang: response.headers.get('Content-Language') ?? lang };
}

function kept<T>(known: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(name);
  if (found) return found;
  const made = make();
  known.set(name, made);
  made.catch(() => known.delete(name));
  return made;
}
