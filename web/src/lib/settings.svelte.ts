// The settings of this browser: language, theme, sound, motion. The server only learns the language.
import { setLanguage } from './api';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'auto' | 'still';

const KEY = 'oubliette.settings';

interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
}

function read(): Kept {
  const usual: Kept = { lang: browserLanguage(), theme: 'auto', sound: false, motion: 'auto' };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return {
      lang: LANGUAGES.includes(kept.lang as Language) ? (kept.lang as Language) : usual.lang,
      theme: kept.theme === 'dark' || kept.theme === 'light' ? kept.theme : usual.theme,
      sound: kept.sound === true,
      motion: kept.motion === 'still' ? 'still' : usual.motion,
    };
  } catch {
    return usual; // storage is forbidden, or holds something that we did not write
  }
}

function browserLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const lang = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return 'en';
}

export const settings: Kept = $state(read());

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Must animations be off, by our own setting or the system's? */
export const calm = (): boolean => settings.motion === 'still' || still.matches;

export function change(wish: Partial<Kept>): void {
  Object.assign(settings, wish);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The browser forbids storage: the change lasts until the page closes.
  }
  apply();
}

/** Apply the settings to the page. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion;
  const ground = root.dataset.theme === 'dark' ? '#17130f' : '#f3ead9';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  setLanguage(settings.lang);
}

dark.addEventListener('change', apply);
