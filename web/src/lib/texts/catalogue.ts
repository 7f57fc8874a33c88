// One Fluent source in one language: sentences by name, with their variables filled in.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The variables of a sentence. */
export type Arguments = Record<string, string | number>;

/** There is no such sentence. */
export class MissingText extends Error {}

// The start of an entry, by Fluent's own rule: every other line belongs to the entry before it.
const HEAD = /^(-?[a-zA-Z][\w-]*) *= */gm;
// Names inside an entry that may refer to other entries. It also matches variables and attributes, with their `$` or
// `.`: no entry has such a name.
const REFERENCE = /[$.]?-?[a-zA-Z][\w-]*/g;
// Fluent's output for a variable that is missing, or is not a number where it should be: {$gold}, {NUMBER($gold)}.
const UNKNOWN = /\{(?:\$([\w-]+)|[A-Z]+\(\$([\w-]+)\)|([A-Z]+\(\)))\}/g;

/** The real minus sign for negative numbers: Fluent writes a hyphen. */
export const MINUS = '\u2212';
const HYPHEN = /(^|[^0-9A-Za-z])-(?=[0-9])/g;

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;

/**
 * The sentences of one source. The constructor only splits it into entries; Fluent parses an entry when it is first
 * needed: a game has five hundred, and the first screen of a match needs a few dozen.
 */
export class Catalogue {
  readonly lang: string;
  private readonly entries = new Map<string, string>();
  private readonly read = new Set<string>();
  private readonly bundle: FluentBundle;

  constructor(source: string, lang: string) {
    this.lang = lang;
    // Fluent would put bidi isolation marks around variables. Our names are left-to-right like our sentences, so leave
    // them out, as the terminal does.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    const heads = [...source.matchAll(HEAD)];
    heads.forEach((head, place) => {
      const name = head[1]!;
      if (!this.entries.has(name)) this.entries.set(name, source.slice(head.index, heads[place + 1]?.index));
    });
  }

  /** Does the message exist with a text of its own, or with this attribute? */
  has(message: string, attribute = ''): boolean {
    return this.pattern(message, attribute) != null;
  }

  /** The attributes of a message, in the order of the source. */
  attributes(message: string): string[] {
    return Object.keys(this.message(message)?.attributes ?? {});
  }

  /** The sentence. A missing variable shows its name. Throws MissingText if there is no such sentence. */
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
          needed.push(reference); // the outer loop will read it, too
        }
      }
    }
  }
}
