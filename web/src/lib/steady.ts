// Structural sharing. Every message repeats the whole state, most of it unchanged. Parts that are equal keep their old
// object identity, so that Svelte does not redraw what depends only on them.

/** `now`, with every part that equals the same part of `before` replaced by that old object. */
export function steady<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const parts = now.map((part, place) => steady(before[place], part) as unknown);
    return same(before, parts) ? (before as T) : (parts as T);
  }
  if (Array.isArray(before)) return now;
  const was = before as Record<string, unknown>;
  const names = Object.keys(now);
  const parts: Record<string, unknown> = {};
  for (const name of names) parts[name] = steady(was[name], (now as Record<string, unknown>)[name]);
  const unchanged =
    Object.keys(was).length === names.length && names.every((name) => name in was && parts[name] === was[name]);
  return (unchanged ? before : parts) as T;
}

const same = (one: unknown[], other: unknown[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place]);
