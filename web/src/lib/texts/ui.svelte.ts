// The client's own sentences: `t('home-title')`. One file per part of the client and language, src/texts/<lang>/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings, type Language } from '../settings.svelte';

type Source = () => Promise<{ default: string }>;

/** For each language the sentences of the home page, which belong to the first load, and those of all other pages. */
const FILES: Record<Language, [home: Source, pages: Source]> = {
  en: [() => import('../../texts/en'), () => import('../../texts/en_pages')],
  fr: [() => import('../../texts/fr'), () => import('../../texts/fr_pages')],
};

let bundle = $state.raw<FluentBundle | null>(null);
let all = false; // whether another page than the home page was opened
let loaded = ''; // what the bundle holds

/** Load all sentences in the reader's language. Until they are here, the previous ones stay. */
export function loadTexts(): Promise<void> {
  all = true;
  return loadHomeTexts();
}

/** Load the sentences that the home page needs; all of them if another page was opened already. */
export async function loadHomeTexts(): Promise<void> {
  const [lang, wish] = [settings.lang, `${settings.lang} ${all}`];
  if (wish === loaded) return;
  const files = await Promise.all(FILES[lang].slice(0, all ? 2 : 1).map((file) => file()));
  if (wish !== `${settings.lang} ${all}` || wish === loaded) return; // a later call loads what is needed now
  const fresh = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) fresh.addResource(new FluentResource(file.default));
  [bundle, loaded] = [fresh, wish];
}

/** The language on screen; it follows the settings once its sentences are loaded. */
export const spoken = (): string => bundle?.locales[0] ?? 'en';

/** The sentence with this name, or `name.attribute`; the name itself if there is none. */
export function t(name: string, facts: Record<string, FluentVariable> = {}): string {
  const [message, attribute] = name.split('.', 2) as [string, string?];
  const found = bundle?.getMessage(message);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (!bundle || !pattern) return name;
  return bundle.formatPattern(pattern, facts, []);
}

export const hasText = (name: string): boolean => bundle?.hasMessage(name) ?? false;
