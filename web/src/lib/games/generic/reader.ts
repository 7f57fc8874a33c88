// Turns values of a view into text, with the game's own labels and names, and player names for seats.
import { t } from '../../texts/ui.svelte';
import type { GameTexts } from '../../texts/game_texts';
import { HIDDEN } from '../../wire';
import { isBlank, isDrawn, isRecord, isWords } from './shapes';

/** A value as text. Equal values of a list are one chip with a count. */
export interface Chip {
  text: string;
  count: number;
  kind: 'plain' | 'number' | 'hidden' | 'none' | 'yes' | 'no';
}

const FACE_DOWN = 'face_down'; // what games call a card whose face nobody may know
const SEATS = ['seat', 'to_play', 'first', 'layer'];
const ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

export const isSeat = (key: string): boolean => SEATS.includes(key) || key.endsWith('_seat');

/** Numbers that mean "none" in game views: a limit of 0, or a negative number left. */
const isUnset = (key: string, value: unknown): boolean =>
  (value === 0 && /(^|_)limit$/.test(key)) || (typeof value === 'number' && value < 0 && /(^|_)left$/.test(key));

export class Reader {
  private readonly figures: Intl.NumberFormat;

  constructor(
    readonly texts: GameTexts,
    readonly players: readonly string[],
  ) {
    this.figures = new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1 });
  }

  label(key: string): string {
    if (this.texts.hasLabel(key)) return this.texts.label(key);
    return this.name(key);
  }

  name(word: string): string {
    if (this.texts.hasName(word)) return this.texts.name(word);
    return ID.test(word) ? word.replaceAll('_', ' ') : word;
  }

  /** One value as one chip; the values of a list or record are joined. */
  chip(key: string, value: unknown): Chip {
    if (isBlank(value) || isUnset(key, value)) return { text: t('generic-none'), count: 1, kind: 'none' };
    if (value === HIDDEN) return { text: t('generic-hidden'), count: 1, kind: 'hidden' };
    if (value === FACE_DOWN) return { text: this.faceDown(), count: 1, kind: 'hidden' };
    if (typeof value === 'boolean') {
      const kind = value ? 'yes' : 'no';
      return { text: t(`generic-${kind}`), count: 1, kind };
    }
    if (typeof value === 'number') return this.number(key, value);
    if (typeof value === 'string') return { text: this.name(value), count: 1, kind: 'plain' };
    return { text: this.row(key, value), count: 1, kind: 'plain' };
  }

  /** The values of a list in order of first appearance. Equal words are counted; equal numbers stay separate. */
  chips(key: string, value: unknown): Chip[] {
    if (isDrawn(value)) return [{ text: t('generic-numbers', { count: this.length(value) }), count: 1, kind: 'none' }];
    if (!Array.isArray(value) || value.length === 0) return [this.chip(key, value)];
    const found = new Map<string, Chip>();
    for (const chip of value.map((part) => this.chip(key, part))) {
      const known = found.get(chip.text);
      if (known && chip.kind !== 'number') known.count += 1;
      else found.set(chip.kind === 'number' ? `${chip.text} ${found.size}` : chip.text, { ...chip });
    }
    return [...found.values()];
  }

  private number(key: string, value: number): Chip {
    const player = isSeat(key) ? this.players[value] : undefined;
    if (player !== undefined) return { text: player, count: 1, kind: 'plain' };
    return { text: this.figures.format(value), count: 1, kind: 'number' };
  }

  private row(key: string, value: unknown): string {
    if (isWords(value)) return value.map((part) => this.chip(key, part).text).join(' ');
    const parts = isRecord(value) ? Object.entries(value) : (value as unknown[]).map((part) => [key, part] as const);
    return parts.map(([name, part]) => this.chip(name, part).text).join(', ');
  }

  private faceDown(): string {
    return this.texts.hasName(FACE_DOWN) ? this.texts.name(FACE_DOWN) : t('generic-hidden');
  }

  private length(value: unknown): number {
    return (value as unknown[]).flat().length;
  }
}
