// All sentences of a game in one language: questions, answers, events, results, labels.
//
// It reads the same files as the terminal, by the same rules: texts/game_texts.py of the Python package explains how
// sentences are named, and a test compares the two, sentence by sentence.
import { FATE, type EventInfo, type Facts, type QuestionInfo, type ResultInfo, type Setting } from '../wire';
import { Catalogue, MissingText, type Arguments } from './catalogue';
import { attributesOf, isWorded, optionAt, ownFacts, partsOf } from './options';
import { changedFact, runs, type Told } from './series';
import { key, NOBODY, readable, Speaker, type Words } from './speaker';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The message with the text of an answer, and whether the answer's first word counts among its parts. */
interface OptionName {
  message: string;
  attribute: string;
  fromWord: boolean;
}

/** A sentence about one or more events; ply and slug are those of the last. */
export interface Sentence {
  ply: number;
  slug: string;
  text: string;
}

/** The sentences of one game in one language. A missing sentence becomes something readable instead of an error. */
export class GameTexts {
  readonly gameId: string;
  readonly lang: string;
  readonly catalogue: Catalogue;
  private readonly speaker: Speaker;
  /** A cache of sentences about events. The key is the last event; count and names must match too. */
  private readonly said = new WeakMap<EventInfo, { count: number; names: string; text: string }>();

  /** `source` is the game's Fluent file; `sourceLang` is its language if the game is not translated into `lang`. */
  constructor(gameId: string, lang: string, source: string, words: Words, sourceLang = lang) {
    this.gameId = gameId;
    this.lang = lang;
    this.catalogue = new Catalogue(source, sourceLang);
    this.speaker = new Speaker(this.catalogue, words);
  }

  title(): string {
    return this.sentence('title', '', {}, this.gameId);
  }

  tagline(): string {
    return this.sentence('tagline', '', {}, 'tagline');
  }

  /** What an option of the set-up does. */
  optionHelp(name: string): string {
    return this.sentence(`option-${key(name)}`, '', {}, name);
  }

  /** What one setting of an option means; the setting itself if it has no text. */
  optionValue(name: string, setting: Setting): string {
    const message = `option-${key(name)}`;
    const plain = typeof setting === 'boolean' ? (setting ? 'on' : 'off') : setting;
    const attribute = attributesOf(setting).find((one) => this.catalogue.has(message, one));
    return attribute === undefined ? String(plain) : this.sentence(message, attribute, { a: plain }, name);
  }

  /** The question. Its variables are its facts and `$player`, the player it asks. */
  prompt(ask: QuestionInfo, players: readonly string[]): string {
    return this.sentence(key(ask.prompt), '', this.asked(ask, players), ask.prompt);
  }

  /** One answer to the question, by its index. */
  option(ask: QuestionInfo, index: number, players: readonly string[]): string {
    return this.optionText(ask, optionAt(ask, index) ?? index, players);
  }

  /** One answer to the question, by its value. */
  optionText(ask: QuestionInfo, value: unknown, players: readonly string[]): string {
    const found = this.optionName(ask.prompt, value);
    if (!found) return this.speaker.plain(value);
    const parts = partsOf(value).slice(!found.fromWord && isWorded(value) ? 1 : 0);
    const letters: Facts = {};
    parts.slice(0, LETTERS.length).forEach((part, place) => (letters[LETTERS[place]!] = part));
    if (ask.shape?.kind === 'lattice') {
      ask.shape.axes.forEach((axis, place) => (letters[axis.name] = parts[place]));
    }
    Object.assign(letters, ownFacts(letters, ask.facts));
    const variables = { ...this.asked(ask, players), ...this.speaker.variables(letters, players) };
    return this.sentence(found.message, found.attribute, variables, ask.prompt);
  }

  /** The index of the default answer: the only one, or the one that `.enter` names; else -1. */
  enter(ask: QuestionInfo): number {
    if (ask.count === 1) return 0;
    const message = key(ask.prompt);
    if (!ask.options || !this.catalogue.has(message, 'enter')) return -1;
    return ask.options.indexOf(this.catalogue.text(message, 'enter'));
  }

  /** Does this answer give something up for good? Then it is never a habit. The question has its `…-sure`. */
  givesUp(ask: QuestionInfo, value: unknown): boolean {
    return this.sureName(ask, value) !== undefined;
  }

  /** What asks once more before this answer is given, from its `…-sure`; empty if nothing does. */
  sure(ask: QuestionInfo, value: unknown, players: readonly string[]): string {
    const name = this.sureName(ask, value);
    return name === undefined ? '' : this.sentence(key(ask.prompt), name, this.asked(ask, players), ask.prompt);
  }

  /** How to give one of very many answers, by the question's `.how`; empty if there is none. */
  how(ask: QuestionInfo): string {
    const message = key(ask.prompt);
    return this.catalogue.has(message, 'how') ? this.sentence(message, 'how', this.asked(ask, []), ask.prompt) : '';
  }

  /** The facts of an exact solution as a sentence; empty without facts. */
  hint(facts: Facts): string {
    if (Object.keys(facts).length === 0) return '';
    return this.sentence('hint-facts', '', this.speaker.variables(facts, []), '');
  }

  /** One event as a sentence. */
  event(event: Told, players: readonly string[]): string {
    return this.sentence(key(event.slug), '', this.speaker.variables(event.facts, players), event.slug);
  }

  /**
   * A sentence for each event. A series becomes one sentence if the event's message has the attribute `.series`: events
   * of one slug in a row that differ only in one fact, such as `space`. Then `$space` is that of the last event, and
   * `$spaces` lists those before.
   */
  events(events: readonly EventInfo[], players: readonly string[]): Sentence[] {
    const hasSeries = (slug: string) => this.catalogue.has(key(slug), 'series');
    const names = players.join('\n');
    return runs(events, hasSeries).map((run) => {
      const last = run.at(-1)!;
      return { ply: last.ply, slug: last.slug, text: this.remembered(run, players, names) };
    });
  }

  /** Cached, because a log asks for the same sentences again and again. */
  private remembered(run: readonly EventInfo[], players: readonly string[], names: string): string {
    const last = run.at(-1)!;
    const known = this.said.get(last);
    if (known?.count === run.length && known.names === names) return known.text;
    const text = this.run(run, players);
    this.said.set(last, { count: run.length, names, text });
    return text;
  }

  /** Why the match ended. `$player` names the winners, `$winners` is their number, `$score` the best score. */
  result(result: ResultInfo, players: readonly string[]): string {
    const seats = [...result.places.keys()];
    const winners = seats.filter((seat) => result.places[seat] === 1);
    const variables: Arguments = {
      player: this.speaker.join(winners.map((seat) => players[seat] ?? NOBODY)),
      winners: winners.length,
      score: Math.max(...(winners.length ? winners : seats).map((seat) => result.scores[seat] ?? 0)),
    };
    return this.sentence(key(result.reason), '', variables, result.reason);
  }

  /** What the scores count, such as gold; empty if the game has no word for it. */
  scoreLabel(): string {
    return this.catalogue.has('score-label') ? this.catalogue.text('score-label') : '';
  }

  /** The label of a part of the view. */
  label(name: string): string {
    return this.sentence(`view-${key(name)}`, '', {}, name);
  }

  /** The name of a thing; the id itself if it has none. */
  name(thing: string): string {
    return this.speaker.name(thing);
  }

  /** An attribute of a thing's name: `.about`, `.the`, `.short`; empty if there is none. */
  trait(thing: string, attribute: string): string {
    const message = `name-${key(thing)}`;
    return this.catalogue.has(message, attribute) ? this.catalogue.text(message, attribute) : '';
  }

  /** A sentence only for boards: `board-…` in the game's texts. */
  say(name: string, facts: Facts = {}, players: readonly string[] = []): string {
    return this.sentence(`board-${key(name)}`, '', this.speaker.variables(facts, players), name);
  }

  /** A list as the language writes it: a, b and c. */
  list(words: readonly string[]): string {
    return this.speaker.join(words);
  }

  hasPrompt(prompt: string): boolean {
    return this.catalogue.has(key(prompt));
  }

  hasEvent(slug: string): boolean {
    return this.catalogue.has(key(slug));
  }

  hasLabel(name: string): boolean {
    return this.catalogue.has(`view-${key(name)}`);
  }

  hasName(thing: string): boolean {
    return this.speaker.hasName(thing);
  }

  hasSay(name: string): boolean {
    return this.catalogue.has(`board-${key(name)}`);
  }

  private run(run: readonly EventInfo[], players: readonly string[]): string {
    const last = run.at(-1)!;
    if (run.length === 1) return this.event(last, players);
    const name = changedFact(run.at(-2)!, last)!;
    const facts = { ...last.facts, [`${name}s`]: run.slice(0, -1).map((event) => event.facts[name]) };
    return this.sentence(key(last.slug), 'series', this.speaker.variables(facts, players), last.slug);
  }

  private sentence(message: string, attribute: string, variables: Arguments, slug: string): string {
    try {
      return this.catalogue.text(message, attribute, variables);
    } catch (error) {
      if (error instanceof MissingText) return readable(slug);
      throw error;
    }
  }

  private asked(ask: QuestionInfo, players: readonly string[]): Arguments {
    const facts = ask.seat === FATE ? ask.facts : { seat: ask.seat, ...ask.facts };
    return this.speaker.variables(facts, players);
  }

  private sureName(ask: QuestionInfo, value: unknown): string | undefined {
    const message = key(ask.prompt);
    return attributesOf(value)
      .map((one) => `${one}-sure`)
      .find((name) => this.catalogue.has(message, name));
  }

  private optionName(prompt: string, value: unknown): OptionName | null {
    const message = key(prompt);
    for (const attribute of attributesOf(value)) {
      if (this.catalogue.has(message, attribute)) return { message, attribute, fromWord: false };
      const shared = `choice-${attribute}`;
      if (this.catalogue.has(shared)) return { message: shared, attribute: '', fromWord: false };
    }
    return this.catalogue.has(message, 'other') ? { message, attribute: 'other', fromWord: true } : null;
  }
}
