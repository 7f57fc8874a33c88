// Turns the facts of an event into the variables of a sentence: ids become names, seats players, arrays lists.
import { HIDDEN, type Facts } from '../wire';
import { MINUS, type Arguments, type Catalogue } from './catalogue';

/** The player's name for a seat that does not exist, such as fate's. */
export const NOBODY = '–';

const HALVES = '_halves';
const TENTHS = '_tenths';
const SPREAD = 12; // only the first parts of a list get variables of their own

/** How a language writes lists and fractions: `list-and` and `decimal-mark` of the server's shell texts. */
export interface Words {
  and: string;
  decimal: string;
}

/** A number with a real minus sign, which is as wide as a plus. */
export function figure(value: unknown): string {
  return typeof value === 'number' ? String(value).replaceAll('-', MINUS) : String(value);
}

/** The name of a slug's sentence: Fluent allows no dots in names. */
export function key(slug: string): string {
  return slug.replaceAll('.', '-');
}

/** A readable text for a slug whose sentence is missing. */
export function readable(slug: string): string {
  return slug.replaceAll('.', ': ').replace(/[_-]/g, ' ');
}

/** Names things and players in one language, for the sentences of one game. */
export class Speaker {
  private readonly catalogue: Catalogue;
  private readonly words: Words;

  constructor(catalogue: Catalogue, words: Words) {
    this.catalogue = catalogue;
    this.words = words;
  }

  hasName(thing: string): boolean {
    return thing !== HIDDEN && this.catalogue.has(`name-${key(thing)}`);
  }

  /** The name of the thing; the id itself if it has no name, for example because it is free text. */
  name(thing: string): string {
    return this.hasName(thing) ? this.catalogue.text(`name-${key(thing)}`) : thing;
  }

  /** A list as the language writes it: a, b and c. */
  join(words: readonly string[]): string {
    if (words.length < 2) return words.join('');
    return `${words.slice(0, -1).join(', ')} ${this.words.and} ${words.at(-1)}`;
  }

  /**
   * Every fact by its name, and the variables derived from it:
   *
   * - an id: `$card` is its name, `$card_id` the id, and each attribute of the name (`.the`, `.gender`) becomes a
   *   variable such as `$card_the`: Fluent has no other way to get from a variable to an article;
   * - `seat` and `goal_seat`: the number, and the player as `$player` and `$goal`; `seats` likewise, as a list;
   * - a list: its parts joined, `$cards_count`, and its parts `$cards_1`, `$cards_2`…;
   * - `angle_halves`, a number of halves: `$angle`, as the language writes it (270.5; facts are whole numbers);
   *   `hp_tenths`, a number of tenths, likewise.
   */
  variables(facts: Facts, players: readonly string[]): Arguments {
    const said: Arguments = {};
    for (const [name, fact] of Object.entries(facts)) this.addSeats(said, name, fact, players);
    for (const [name, fact] of Object.entries(facts)) this.addFact(said, name, fact);
    return said;
  }

  private addSeats(said: Arguments, name: string, fact: unknown, players: readonly string[]): void {
    if (name === 'seat' || name.endsWith('_seat')) {
      said[name === 'seat' ? 'player' : name.slice(0, -'_seat'.length)] = player(fact, players);
    } else if (Array.isArray(fact) && (name === 'seats' || name.endsWith('_seats'))) {
      const words = fact.map((seat) => player(seat, players));
      said[name === 'seats' ? 'players' : name.slice(0, -'_seats'.length)] = this.join(words);
    }
  }

  private addFact(said: Arguments, name: string, fact: unknown): void {
    if (typeof fact === 'number') {
      said[name] = fact;
      if (name.endsWith(HALVES)) said[name.slice(0, -HALVES.length)] = this.half(fact);
      else if (name.endsWith(TENTHS)) said[name.slice(0, -TENTHS.length)] = this.tenth(fact);
    } else if (Array.isArray(fact)) {
      said[name] = this.plain(fact);
      said[`${name}_count`] = fact.length;
      fact.slice(0, SPREAD).forEach((part, place) => this.addFact(said, `${name}_${place + 1}`, part));
    } else if (typeof fact === 'boolean') {
      said[name] = String(fact);
    } else {
      this.addThing(said, name, String(fact));
    }
  }

  private addThing(said: Arguments, name: string, thing: string): void {
    said[name] = this.name(thing);
    said[`${name}_id`] = thing;
    if (!this.hasName(thing)) return;
    const message = `name-${key(thing)}`;
    for (const attribute of this.catalogue.attributes(message)) {
      said[`${name}_${attribute}`] = this.catalogue.text(message, attribute);
    }
  }

  /** Half of a number. */
  half(number: number): string {
    const size = Math.abs(number);
    const whole = `${number < 0 ? MINUS : ''}${Math.floor(size / 2)}`;
    return size % 2 ? `${whole}${this.words.decimal}5` : whole;
  }

  /** A tenth of a number, always with one decimal: 0.0 may stand for a small number that was rounded. */
  tenth(number: number): string {
    const size = Math.abs(number);
    return `${number < 0 ? MINUS : ''}${Math.floor(size / 10)}${this.words.decimal}${size % 10}`;
  }

  /** A value by itself: a name, a number, a list. */
  plain(value: unknown): string {
    if (Array.isArray(value)) return this.join(value.map((part) => this.plain(part)));
    return typeof value === 'string' ? this.name(value) : figure(value);
  }
}

function player(seat: unknown, players: readonly string[]): string {
  if (typeof seat === 'string') return seat; // a hidden seat
  return (typeof seat === 'number' ? players[seat] : undefined) ?? NOBODY;
}
