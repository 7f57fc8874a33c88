// What this browser remembers of its reader: language, theme, sound, motion. Nothing of it is known to the server but the
// language, in which it speaks to people.
import { speak } from './api';

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
    return usual; // a browser that keeps nothing, or something that is none of ours
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

/** Shall nothing move? */
export const calm = (): boolean => settings.motion === 'still' || still.matches;

export function change(wish: Partial<Kept>): void {
  Object.assign(settings, wish);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds until the page is closed.
  }
  apply();
}

/** Let the page look as it is wished. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion;
  const ground = root.dataset.theme === 'dark' ? '#17130f' : '#f3ead9';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  speak(settings.lang);
}

dark.addEventListener('change', apply);
