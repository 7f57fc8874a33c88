// Days of the daily dungeon. They begin and end at midnight UTC for everybody.

export interface Left {
  hours: number;
  minutes: number;
}

/** The rest of a day, rounded up to whole minutes. */
export function timeLeft(seconds: number): Left {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The day `days` days later: 2026-03-01 is one after 2026-02-28. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A day as the language writes it. */
export function dayText(day: string, lang: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, form).format(new Date(`${day}T00:00:00Z`));
}

/** A moment as the language writes it, in the reader's time zone. */
export function momentText(at: number, lang: string): string {
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, form).format(new Date(at));
}
