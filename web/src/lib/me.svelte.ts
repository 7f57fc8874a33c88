// Who I am. Nobody has to say so before playing: a guest is made when one is needed.
import { get, patch, post } from './api';
import { settings } from './settings.svelte';
import { t } from './texts/ui.svelte';
import type { MeInfo } from './wire';

let info = $state.raw<MeInfo | null>(null);
let asked: Promise<void> | null = null;

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

export async function changeMe(wish: { name?: string; lang?: string }): Promise<void> {
  info = await patch<MeInfo>('/api/me', wish);
}

export function iAm(found: MeInfo | null): void {
  info = found;
  asked = Promise.resolve();
}
