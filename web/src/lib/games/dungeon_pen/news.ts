// The last two event sentences for two players at one screen, without what only one of them may know.
import { HIDDEN } from '../../wire';

import type { Play } from './view';

const SECRET = ['object.keep', 'object.returned'];

export function newsOf({ events, texts, players }: Play): string {
  const open = events.map((event) =>
    SECRET.includes(event.slug) ? { ...event, facts: { ...event.facts, card: HIDDEN } } : event,
  );
  return texts
    .events(open, players)
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
}
