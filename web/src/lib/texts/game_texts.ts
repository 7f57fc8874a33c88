// Everything that a game says, in one language: questions, answers, events, results, labels.
//
// It reads the same files as the terminal does, by the same rules: texts/game_texts.py of the Python package explains
// how the sentences are named, and a test compares the two, sentence by sentence.
import { FATE, type EventInfo, type Facts, type QuestionInfo, type ResultInfo, type Setting } from '../wire';
import { Catalogue, MissingText, type Arguments } from './catalogue';
import { attributesOf, isWorded, optionAt, ownFacts, partsOf } from './options';
import { changedFact, runs, type Told } from './series';
import { key, NOBODY, readable, Speaker, type Words } from './speaker';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Where the text of an answer is, and whether its word counts among its parts. */
interface OptionName {
  message: string;
  attribute: string;
  fromWord: boolean;
}

/** One sentence about what happened. Of several events in one sentence, ply and slug are those of the last. */
export interface Sentence {
  ply: number;
  slug: string;
  text: string;
}

/** What one game says in one language. Where a sentence is missing, something readable replaces it: nothing throws. */
export class GameTexts {
  readonly gameId: string;
  readonly lang: string;
  readonly catalogue: Catalogue;
  private readonly speaker: Speaker;
  /** Sentences by the last event that they tell, with how many they tell, and of whom. */
  private readonly said = new WeakMap<EventInfo, { count: number; names: string; text: string }>();

  /** `source` is the game's Fluent file; `sourceLang` its language, if there is none in the reader's. */
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

  /** What a switch of the set-up does. */
  optionHelp(name: string): string {
    return this.sentence(`option-${key(name)}`, '', {}, name);
  }

  /** What one setting of it means; the setting itself if there is nothing to explain. */
  optionValue(name: string, setting: Setting): string {
    const message = `option-${key(name)}`;
    const plain = typeof setting === 'boolean' ? (setting ? 'on' : 'off') : setting;
    const attribute = attributesOf(setting).find((one) => this.catalogue.has(message, one));
    return attribute === undefined ? String(plain) : this.sentence(message, attribute, { a: plain }, name);
  }

  /** The question. Besides its facts it knows `$player`, who is asked. */
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

  /** The index of the answer that most people give most of the time, or -1: of the only one, where there is one only. */
  enter(ask: QuestionInfo): number {
    if (ask.count === 1) return 0;
    const message = key(ask.prompt);
    if (!ask.options || !this.catalogue.has(message, 'enter')) return -1;
    return ask.options.indexOf(this.catalogue.text(message, 'enter'));
  }

  /** How to give one of very many answers, as the question's `.how` says; or nothing. */
  how(ask: QuestionInfo): string {
    const message = key(ask.prompt);
    return this.catalogue.has(message, 'how') ? this.sentence(message, 'how', this.asked(ask, []), ask.prompt) : '';
  }

  /** What the figures of an exact solution say; nothing where there are none. */
  hint(facts: Facts): string {
    if (Object.keys(facts).length === 0) return '';
    return this.sentence('hint-facts', '', this.speaker.variables(facts, []), '');
  }

  /** What happened. */
  event(event: Told, players: readonly string[]): string {
    return this.sentence(key(event.slug), '', this.speaker.variables(event.facts, players), event.slug);
  }

  /**
   * What happened, a sentence for each event; several of a kind in a row become one if there is a text for it, the
   * attribute `.series` of the event's. Events that differ in one fact, `space` say, are a series: `$space` is that of
   * the last one, `$spaces` the list of those before.
   */
  events(events: readonly EventInfo[], players: readonly string[]): Sentence[] {
    const hasSeries = (slug: string) => this.catalogue.has(key(slug), 'series');
    const names = players.join('\n');
    return runs(events, hasSeries).map((run) => {
      const last = run.at(-1)!;
      return { ply: last.ply, slug: last.slug, text: this.remembered(run, players, names) };
    });
  }

  /** A log says the same of the same events again and again. */
  private remembered(run: readonly EventInfo[], players: readonly string[], names: string): string {
    const last = run.at(-1)!;
    const known = this.said.get(last);
    if (known?.count === run.length && known.names === names) return known.text;
    const text = this.run(run, players);
    this.said.set(last, { count: run.length, names, text });
    return text;
  }

  /** Why the match ended. `$player` names the winners, `$winners` is their number, `$score` the best of them. */
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

  /** What the scores of the result count; nothing where a score is a score. */
  scoreLabel(): string {
    return this.catalogue.has('score-label') ? this.catalogue.text('score-label') : '';
  }

  /** What a part of the view is called. */
  label(name: string): string {
    return this.sentence(`view-${key(name)}`, '', {}, name);
  }

  /** What a thing is called; the id itself where it has no name. */
  name(thing: string): string {
    return this.speaker.name(thing);
  }

  /** What the name of a thing has besides: `.about`, `.the`, `.short`; nothing where it has no such attribute. */
  trait(thing: string, attribute: string): string {
    const message = `name-${key(thing)}`;
    return this.catalogue.has(message, attribute) ? this.catalogue.text(message, attribute) : '';
  }

  /** A sentence that only boards need: `board-…` among the game's texts. */
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
