// Every stop brings a whole new view, though most of it is as it was. Parts that say the same stay the same objects, so
// that whatever shows only them is not drawn again.
import type { NewDungeonView } from './view';

/** Views one after another: each with those parts of the one before it that have not changed. */
export function steadily(): (view: NewDungeonView) => NewDungeonView {
  const told = new Map<string, { text: string; part: unknown }>();
  const keep = <T>(name: string, part: T): T => {
    const text = JSON.stringify(part);
    const before = told.get(name);
    if (before?.text === text) return before.part as T;
    told.set(name, { text, part });
    return part;
  };
  return (view) => ({
    ...view,
    spaces: keep('spaces', view.spaces),
    players: keep(
      'players',
      view.players.map((hero, seat) => keep(`hero ${seat}`, hero)),
    ),
  });
}
