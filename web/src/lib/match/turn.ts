// A sentence that says whose turn it is.
import { spoken, t } from '../texts/ui.svelte';
import type { Stop } from '../wire';
import { listed } from './names';

export function turnSentence(stop: Stop, players: readonly string[], mine: readonly number[]): string {
  if (stop.status !== 'playing') return t('match-turn-over');
  const [first] = stop.waiting;
  if (first === undefined) return t('match-turn-moment');
  const asked = stop.waiting.filter((seat) => mine.includes(seat));
  if (asked.length > 0) {
    return mine.length > 1 ? t('match-turn-of', { name: players[asked[0]!] ?? '' }) : t('match-turn-mine');
  }
  const names = listed(
    stop.waiting.map((seat) => players[seat] ?? ''),
    spoken(),
  );
  const those = stop.waiting.map((seat) => stop.players[seat]);
  if (those.every((player) => player?.stand_in)) return t('match-turn-stand-in', { names, count: those.length });
  if (those.every((player) => player?.kind === 'bot' || player?.stand_in)) {
    return t('match-turn-thinking', { names, count: those.length });
  }
  if (those.some((player) => player?.kind === 'nobody')) return t('match-turn-free');
  if (those.every((player) => !player?.here)) return t('match-turn-away', { names, count: those.length });
  return t('match-turn-waiting', { names });
}
