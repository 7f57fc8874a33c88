// The person who uses this browser. Nobody has to log in to play: we create a guest when the server needs a person.
import { get, patch, post, onSessionEnd } from './api';
import { change, settings, type Language } from './settings.svelte';
import { t } from './texts/ui.svelte';
import type { MeInfo } from './wire';

let info = $state.raw<MeInfo | null>(null);
let asked: Promise<void> | null = null;
let changing: Promise<void> = Promise.resolve();

export const me = {
  get info(): MeInfo | null {
    return info;
  },
};

/** Ask the server who I am, once; `again` asks anew. */
export function whoAmI(again = false): Promise<void> {
  if (again || !asked) {
    asked = get<MeInfo | null>('/api/me').then((found) => {
      info = found;
    });
    asked.catch(() => (asked = null));
  }
  return asked;
}

/** Create a guest, unless the server knows me already. */
export async function ensureGuest(name = ''): Promise<void> {
  await whoAmI();
  if (info) return;
  info = await post<MeInfo>('/api/me', { name: name || t('me-guest-name'), lang: settings.lang });
}

/** Sends changes one after the other, so that the last one wins. */
export function changeMe(wish: { name?: string; lang?: string }): Promise<void> {
  const done = changing.then(async () => {
    info = await patch<MeInfo>('/api/me', wish);
  });
  changing = done.catch(() => undefined);
  return done;
}

/** Set the language of the page, and of what the server tells me. */
export async function changeLanguage(lang: Language): Promise<void> {
  change({ lang });
  if (info) await changeMe({ lang });
}

export function setMe(found: MeInfo | null): void {
  info = found;
  asked = Promise.resolve();
}

// My cookie has expired, for example because I logged out elsewhere: ask the server who I am now.
onSessionEnd(() => {
  if (info) void whoAmI(true).catch(() => undefined);
});
