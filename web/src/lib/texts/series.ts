// Series: events of one slug in a row that one sentence can tell.
import type { EventInfo } from '../wire';

/** An event without its ply. */
export type Told = Pick<EventInfo, 'slug' | 'facts'>;

/** The events in order, grouped into series; most groups hold one event. */
export function runs<E extends Told>(events: readonly E[], hasSeries: (slug: string) => boolean): E[][] {
  const found: E[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    if (run && goesOn(run, event, hasSeries)) run.push(event);
    else found.push([event]);
  }
  return found;
}

/** The only fact in which two events differ; null if none or several differ. */
export function changedFact(one: Told, other: Told): string | null {
  const changed = Object.keys(one.facts).filter((name) => !same(one.facts[name], other.facts[name]));
  return changed.length === 1 ? changed[0]! : null;
}

function goesOn(run: readonly Told[], event: Told, hasSeries: (slug: string) => boolean): boolean {
  const last = run.at(-1)!;
  if (event.slug !== last.slug || !hasSeries(event.slug)) return false;
  const changed = changedFact(last, event);
  if (changed === null || changed.endsWith('seat')) return false; // another player's event starts a new series
  return run.length === 1 || changed === changedFact(run.at(-2)!, last);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
