// One Fluent source in one language: sentences by name, with their variables filled in.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The variables of a sentence. */
export type Arguments = Record<string, string | number>;

/** There is no such sentence. */
export class MissingText extends Error {}

// Where an entry begins, as Fluent itself finds it: what a line of another kind says belongs to the entry before.
const HEAD = /^(-?[a-zA-Z][\w-]*) *= */gm;
// Names inside an entry that may refer to other entries; variables and attributes come with their sign, and refer to none.
const REFERENCE = /[$.]?-?[a-zA-Z][\w-]*/g;
// What Fluent writes for a variable that it was not given, or not as the number it should be: {$gold}, {NUMBER($gold)}.
const UNKNOWN = /\{(?:\$([\w-]+)|[A-Z]+\(\$([\w-]+)\)|([A-Z]+\(\)))\}/g;

/** The sign of numbers below zero: Fluent writes the hyphen of the keyboard. */
export const MINUS = '\u2212';
const HYPHEN = /(^|[^0-9A-Za-z])-(?=[0-9])/g;

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

/**
 * The sentences of one source. It is only cut into entries, and Fluent reads one when it is first needed: a game brings
 * five hundred, and the first screen of a match needs a few dozen.
 */
export class Catalogue {
  readonly lang: string;
  private readonly entries = new Map<string, string>();
  private readonly read = new Set<string>();
  private readonly bundle: FluentBundle;

  constructor(source: string, lang: string) {
    this.lang = lang;
    // No isolation marks round variables, as in the terminal: names are written from left to right like the sentences.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    const heads = [...source.matchAll(HEAD)];
    heads.forEach((head, place) => {
      const name = head[1]!;
      if (!this.entries.has(name)) this.entries.set(name, source.slice(head.index, heads[place + 1]?.index));
    });
  }

  /** Is there such a message, with a text of its own; or with that attribute? */
  has(message: string, attribute = ''): boolean {
    return this.pattern(message, attribute) != null;
  }

  /** The attributes of a message, in the order of the source. */
  attributes(message: string): string[] {
    return Object.keys(this.message(message)?.attributes ?? {});
  }

  /** The sentence, as well as it can be said: a variable that is not given says its name. MissingText if there is none. */
  text(message: string, attribute = '', args: Arguments = {}): string {
    const pattern = this.pattern(message, attribute);
    if (pattern == null) throw new MissingText(attribute ? `${message}.${attribute}` : message);
    const complaints: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, complaints);
    const known = complaints.length ? said.replace(UNKNOWN, '$1$2$3') : said;
    const below = Object.values(args).some((value) => typeof value === 'number' && value < 0);
    return below ? known.replace(HYPHEN, `$1${MINUS}`) : known;
  }

  private pattern(message: string, attribute: string): Message['value'] | undefined {
    const found = this.message(message);
    return attribute ? found?.attributes[attribute] : found?.value;
  }

  private message(name: string): Message | undefined {
    if (this.entries.has(name) && !this.read.has(name)) this.readWithReferences(name);
    return this.bundle.getMessage(name);
  }

  private readWithReferences(name: string): void {
    const needed = [name];
    this.read.add(name);
    for (const one of needed) {
      const source = this.entries.get(one)!;
      this.bundle.addResource(new FluentResource(source));
      if (!source.includes('{')) continue;
      for (const [reference] of source.matchAll(REFERENCE)) {
        if (this.entries.has(reference) && !this.read.has(reference)) {
          this.read.add(reference);
          needed.push(reference); // the loop comes to it, too
        }
      }
    }
  }
}
