// The client's own sentences: `t('home-title')`. One file per part of the client and language, src/texts/<lang>/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings, type Language } from '../settings.svelte';

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../texts/en'),
  fr: () => import('../../texts/fr'),
};

let bundle = $state.raw<FluentBundle | null>(null);

/** Load the sentences of the reader's language. Until they are here, the previous ones stay. */
export async function loadTexts(): Promise<void> {
  const lang = settings.lang;
  const source = (await FILES[lang]()).default;
  const fresh = new FluentBundle(lang, { useIsolating: false });
  fresh.addResource(new FluentResource(source));
  if (lang === settings.lang) bundle = fresh;
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
