// How the values of a view are said: by the game's own labels and names, seats by who sits there.
import { t } from '../../texts/ui.svelte';
import type { GameTexts } from '../../texts/game_texts';
import { HIDDEN } from '../../wire';
import { isBlank, isDrawn, isRecord, isWords } from './shapes';

/** A value in words. Equal ones of a list are one, with their number. */
export interface Chip {
  text: string;
  count: number;
  sign: 'plain' | 'number' | 'hidden' | 'none' | 'yes' | 'no';
}

const FACE_DOWN = 'face_down'; // how games call a card of which nobody may know the face
const SEATS = ['seat', 'to_play', 'first', 'layer'];
const ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

export const isSeat = (key: string): boolean => SEATS.includes(key) || key.endsWith('_seat');

/** How games say in a number that there is none: fewer than nothing left, a limit of nothing. */
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

  /** One value; a list or a record that has come where a word is expected is said in a row. */
  chip(key: string, value: unknown): Chip {
    if (isBlank(value) || isUnset(key, value)) return { text: t('generic-none'), count: 1, sign: 'none' };
    if (value === HIDDEN) return { text: t('generic-hidden'), count: 1, sign: 'hidden' };
    if (value === FACE_DOWN) return { text: this.faceDown(), count: 1, sign: 'hidden' };
    if (typeof value === 'boolean') {
      const sign = value ? 'yes' : 'no';
      return { text: t(`generic-${sign}`), count: 1, sign };
    }
    if (typeof value === 'number') return this.number(key, value);
    if (typeof value === 'string') return { text: this.name(value), count: 1, sign: 'plain' };
    return { text: this.row(key, value), count: 1, sign: 'plain' };
  }

  /** The values of a list, equal ones together, in the order in which they first come. */
  chips(key: string, value: unknown): Chip[] {
    if (isDrawn(value)) return [{ text: t('generic-numbers', { count: this.length(value) }), count: 1, sign: 'none' }];
    if (!Array.isArray(value) || value.length === 0) return [this.chip(key, value)];
    const found = new Map<string, Chip>();
    for (const chip of value.map((part) => this.chip(key, part))) {
      const known = found.get(chip.text);
      if (known && chip.sign !== 'number') known.count += 1;
      else found.set(chip.sign === 'number' ? `${chip.text} ${found.size}` : chip.text, { ...chip });
    }
    return [...found.values()];
  }

  private number(key: string, value: number): Chip {
    const player = isSeat(key) ? this.players[value] : undefined;
    if (player !== undefined) return { text: player, count: 1, sign: 'plain' };
    return { text: this.figures.format(value), count: 1, sign: 'number' };
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
