// Days of the daily dungeon. They begin and end at midnight UTC, wherever one plays.

export interface Left {
  hours: number;
  minutes: number;
}

/** What is left of a day, in whole minutes; the last one counts as one until it is over. */
export function timeLeft(seconds: number): Left {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The day so many days later: 2026-03-01 is one after 2026-02-28. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The day as people write it. */
export function dayText(day: string, lang: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, form).format(new Date(`${day}T00:00:00Z`));
}

/** A moment as people write it, where they are. */
export function momentText(at: number, lang: string): string {
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, form).format(new Date(at));
}
