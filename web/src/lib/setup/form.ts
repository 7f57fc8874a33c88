// The set-up form: its data, and the request built from it. It knows no rules: the game describes its options, and the
// server refuses bad ones.
import type { GameInfo, NewTable, OptionInfo, Setting, TableInfo } from '../wire';
import { proposedHands } from './hands';

type PlanWish = NewTable['plan'];

export interface SeatChoice {
  kind: 'me' | 'open' | 'bot';
  bot: string;
  /** The name of my hero, in games where heroes have names; if empty, the hero gets my name. */
  name: string;
}

export interface Form {
  /** All options, including those at their default. */
  options: Record<string, Setting>;
  seats: SeatChoice[];
  /** The seed as typed; empty: new secret dice. */
  seed: string;
  /** Null: no clock. */
  clock: { minutes: number; bonus: number } | null;
  /** Seconds until a bot plays for an absent player; 0: never. */
  away: number;
  standIn: string;
  listed: boolean;
}

export const AWAY = 120;
export const HIGHEST_SEED = Number.MAX_SAFE_INTEGER;
const BOT = 'normal';

/** The default bot for a seat. */
export function usualBot(game: GameInfo): string {
  return game.bots.some((bot) => bot.id === BOT) ? BOT : game.default_bot;
}

/** A random hero name of the game that none of these seats has; empty if heroes have no names or all are taken. */
export function proposedHero(game: GameInfo, seats: SeatChoice[]): string {
  const free = game.heroes.filter((name) => !seats.some((seat) => seat.name === name));
  return free[Math.floor(Math.random() * free.length)] ?? '';
}

/** The default seats: me, and bots up to the usual number of players. */
export function usualSeats(game: GameInfo): SeatChoice[] {
  return seated(game, [{ kind: 'me', bot: usualBot(game), name: proposedHero(game, []) }], game.usual_seats);
}

/** The seats cut or filled up with bots to this number. */
export function seated(game: GameInfo, seats: SeatChoice[], count: number): SeatChoice[] {
  const all = seats.slice(0, count);
  while (all.length < count) all.push({ kind: 'bot', bot: usualBot(game), name: proposedHero(game, all) });
  return all;
}

const defaults = (game: GameInfo): Record<string, Setting> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

export function usualForm(game: GameInfo): Form {
  const seats = usualSeats(game);
  return {
    options: { ...defaults(game), ...proposedHands(game, seats) },
    seats,
    seed: '',
    clock: null,
    away: AWAY,
    standIn: usualBot(game),
    listed: false,
  };
}

/** Is this setting valid for the option? A stored one may come from an older version of the game. */
export function fits(option: OptionInfo, value: unknown): value is Setting {
  if (option.kind === 'flag') return typeof value === 'boolean';
  if (option.kind === 'text') return typeof value === 'string';
  if (option.kind === 'choice') return option.values.some((one) => one.value === value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return option.also.includes(value) || (value >= (option.low ?? -Infinity) && value <= (option.high ?? Infinity));
}

/** The form from a stored set-up; settings that are no longer valid get their defaults. */
export function keptForm(game: GameInfo, old: Partial<Form> | null): Form {
  const form = usualForm(game);
  for (const option of game.options) {
    const value = old?.options?.[option.name];
    if (fits(option, value)) form.options[option.name] = value;
  }
  const isBot = (id: unknown): id is string => game.bots.some((bot) => bot.id === id);
  const seats = Array.isArray(old?.seats) ? old.seats : [];
  if (game.seats.includes(seats.length)) {
    // Propose new hero names for each match, so do not restore the old ones.
    form.seats = seated(game, [], seats.length).map((seat, place) => {
      const { kind, bot } = seats[place]!;
      return {
        ...seat,
        kind: kind === 'me' || kind === 'open' ? kind : 'bot',
        bot: isBot(bot) ? bot : usualBot(game),
      };
    });
  }
  if (old?.clock) form.clock = { minutes: Number(old.clock.minutes) || 10, bonus: Number(old.clock.bonus) || 0 };
  if (typeof old?.away === 'number') form.away = old.away;
  if (isBot(old?.standIn)) form.standIn = old.standIn;
  form.listed = old?.listed === true;
  return form; // without the seed: the same dice twice would be a surprise
}

/** The form for an existing table. */
export function formOf(game: GameInfo, table: TableInfo): Form {
  const { plan, seats, listed } = table;
  const form = keptForm(game, {
    // A plan leaves out defaults. Fill them in, so that our proposals do not replace what the players agreed.
    options: plan.game === game.id ? { ...defaults(game), ...plan.options } : {},
    clock: plan.clock && { minutes: Math.round(plan.clock.bank / 6) / 10, bonus: plan.clock.bonus },
    away: plan.away,
    standIn: plan.stand_in,
    listed,
  });
  form.seed = plan.seed === null ? '' : String(plan.seed);
  form.seats = seats.map((seat) => ({
    kind: seat.kind === 'bot' ? 'bot' : seat.mine ? 'me' : 'open',
    bot: seat.bot ?? usualBot(game),
    name: seat.name,
  }));
  return form;
}

/** The names of the options that differ from their defaults. */
export function changed(game: GameInfo, form: Form): string[] {
  return game.options.filter((option) => form.options[option.name] !== option.default).map((option) => option.name);
}

/** A seed as a number; null if empty, NaN if invalid. */
export function seedOf(typed: string): number | null {
  const digits = typed.replace(/[\s_.,'’]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) && Number(digits) <= HIGHEST_SEED ? Number(digits) : NaN;
}

/** The form has one row of a drawing per line; the setting separates rows by a slash. */
function told(value: Setting): Setting {
  return typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, '/') : value;
}

export function planOf(game: GameInfo, form: Form): PlanWish {
  const plan: PlanWish = { game: game.id, options: {}, away: form.away, stand_in: form.standIn };
  for (const name of changed(game, form)) plan.options![name] = told(form.options[name]!);
  if (form.clock) plan.clock = { bank: Math.round(form.clock.minutes * 60), bonus: form.clock.bonus };
  const seed = seedOf(form.seed);
  if (seed !== null) plan.seed = seed;
  return plan;
}

/** The request for a new table. The match starts at once unless a seat is open. */
export function newTable(game: GameInfo, form: Form): NewTable {
  const seats = form.seats.map(({ kind, bot, name }) => {
    if (kind === 'bot') return { kind, bot };
    return kind === 'me' && game.heroes.length && name.trim() ? { kind, name: name.trim() } : { kind };
  });
  const waiting = seats.some((seat) => seat.kind === 'open');
  return { plan: planOf(game, form), seats, listed: form.listed && waiting, start: !waiting };
}
