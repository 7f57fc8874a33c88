// For how long somebody has been away, and when a bot plays for them, in words that stay true for a while.
import { t } from '../texts/ui.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A span of time in whole minutes, hours or days. */
export function span(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 60) return t('span-minutes', { count: minutes });
  const hours = Math.floor(milliseconds / HOUR);
  return hours < 48 ? t('span-hours', { count: hours }) : t('span-days', { count: Math.floor(hours / 24) });
}

/** What the players may expect: `limit` is the time, in seconds, after which a bot plays; 0: never. */
export function expectation(name: string, away: number, limit: number): string {
  if (limit === 0) return t('match-away-never', { name });
  const left = limit * 1000 - away;
  if (left <= MINUTE) return t('match-away-stand-in', { name, span: span(0) });
  return t('match-away-stand-in', { name, span: span(Math.ceil(left / MINUTE) * MINUTE) });
}
