// The newest sentence for two people at one screen: what only one of them may know is left out of it.
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
