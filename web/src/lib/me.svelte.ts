// Who I am. Nobody has to say so before playing: a guest is made when one is needed.
import { get, patch, post, whenForgotten } from './api';
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

/** Ask the server who I am; once, unless something has changed. */
export function whoAmI(again = false): Promise<void> {
  if (again || !asked) {
    asked = get<MeInfo | null>('/api/me').then((found) => {
      info = found;
    });
    asked.catch(() => (asked = null));
  }
  return asked;
}

/** Be somebody: whoever has no name yet becomes a guest. */
export async function beSomebody(name = ''): Promise<void> {
  await whoAmI();
  if (info) return;
  info = await post<MeInfo>('/api/me', { name: name || t('me-guest-name'), lang: settings.lang });
}

/** One wish after the other: they arrive in the order in which they were made, and the last one holds. */
export function changeMe(wish: { name?: string; lang?: string }): Promise<void> {
  const done = changing.then(async () => {
    info = await patch<MeInfo>('/api/me', wish);
  });
  changing = done.catch(() => undefined);
  return done;
}

/** The page speaks that language, and the server too when it speaks to me. */
export async function speakToMe(lang: Language): Promise<void> {
  change({ lang });
  if (info) await changeMe({ lang });
}

export function iAm(found: MeInfo | null): void {
  info = found;
  asked = Promise.resolve();
}

// A cookie that counts no more, because I logged out elsewhere: then I am nobody, and a guest when I need to be one.
whenForgotten(() => {
  if (info) void whoAmI(true).catch(() => undefined);
});
