// What each sign on the board is, for the cards that open by pointing at it.
import type { Attachment } from 'svelte/attachments';

import { about } from '../../inspect/about';

/** Says which thing the element is, what there is to say of it now, and its name if it has another one here. */
export function sign(thing: string, says?: () => string, name?: () => string): Attachment<Element> {
  return about(() => {
    if (!thing) return null;
    // Getters: sentences are made only when somebody looks.
    return {
      thing,
      get says() {
        return says?.() ?? '';
      },
      ...(name && {
        get name() {
          return name();
        },
      }),
    };
  });
}
