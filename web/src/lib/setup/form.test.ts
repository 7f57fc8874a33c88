import { afterEach, expect, test, vi } from 'vitest';

import type { GameInfo, OptionInfo, TableInfo } from '../wire';
import { changed, formOf, keptForm, newTable, planOf, seated, seedOf, usualForm } from './form';
import { movedHands } from './hands';
import { ordered } from './order';

const option = (wish: Partial<OptionInfo> & Pick<OptionInfo, 'name' | 'kind' | 'default'>): OptionInfo => ({
  help: '',
  values: [],
  leading: 0,
  from_seats: 1,
  by_seat: null,
  low: null,
  high: null,
  also: [],
  shape: null,
  ...wish,
});

const bots = ['greedy', 'easy', 'normal'].map((id) => ({ id, name: id, temper: '', level: id !== 'greedy' }));

const game = (wish: Partial<GameInfo> = {}): GameInfo => ({
  id: 'mini_rogue',
  title: 'Mini Rogue',
  tagline: '',
  goal: '',
  lesson: null,
  credits: '',
  version: 1,
  seats: [1, 2],
  usual_seats: 1,
  together: true,
  options: [
    option({ name: 'food', kind: 'flag', default: true }),
    option({
      name: 'difficulty',
      kind: 'choice',
      default: 'normal',
      values: [
        { value: 'normal', text: '' },
        { value: 'hard', text: '' },
      ],
    }),
    option({ name: 'limit', kind: 'whole', default: 0, low: 5, high: 10, also: [0] }),
  ],
  bots,
  default_bot: 'greedy',
  heroes: [],
  daily: true,
  sample: false,
  languages: ['en'],
  ...wish,
});

test('the default form starts a match alone, at once, with the default options', () => {
  expect(newTable(game(), usualForm(game()))).toEqual({
    plan: { game: 'mini_rogue', options: {}, away: 120, stand_in: 'normal' },
    seats: [{ kind: 'me' }],
    listed: false,
    start: true,
  });
});

test('bots fill the other seats up to the usual number', () => {
  const seats = (usual: number) => newTable(game(), usualForm(game({ seats: [1, 2, 3, 4], usual_seats: usual }))).seats;
  expect(seats(2)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'normal' }]);
  expect(seats(4)).toHaveLength(4);
});

test('a game without the usual bot uses its own default bot', () => {
  const odd = game({ seats: [2], usual_seats: 2, bots: bots.slice(0, 1) });
  expect(newTable(odd, usualForm(odd)).seats[1]).toEqual({ kind: 'bot', bot: 'greedy' });
});

test('the plan holds only options that differ from the defaults', () => {
  const form = usualForm(game());
  form.options.difficulty = 'hard';
  form.options.food = false;
  expect(changed(game(), form)).toEqual(['food', 'difficulty']);
  expect(planOf(game(), form).options).toEqual({ food: false, difficulty: 'hard' });
});

test('a table that waits for a friend does not start, and can be listed', () => {
  const form = usualForm(game());
  form.seats = [
    { kind: 'me', bot: 'normal', name: '' },
    { kind: 'open', bot: 'normal', name: '' },
  ];
  form.listed = true;
  const wish = newTable(game(), form);
  expect([wish.start, wish.listed, wish.seats]).toEqual([false, true, [{ kind: 'me' }, { kind: 'open' }]]);
});

test('two at one screen are two seats of mine', () => {
  const form = usualForm(game());
  form.seats = seated(game(), form.seats, 2).map((seat) => ({ ...seat, kind: 'me' }));
  expect(newTable(game(), form).seats).toEqual([{ kind: 'me' }, { kind: 'me' }]);
  expect(newTable(game(), form).start).toBe(true);
});

test('the plan holds the clock in seconds and the seed as a number', () => {
  const form = { ...usualForm(game()), clock: { minutes: 7.5, bonus: 10 }, seed: ' 12 345 ', away: 0 };
  expect(planOf(game(), form)).toMatchObject({ clock: { bank: 450, bonus: 10 }, seed: 12345, away: 0 });
});

test('a drawing is sent with a slash between its rows', () => {
  const pen = game({ options: [option({ name: 'sheet', kind: 'text', default: 'croquis' })] });
  const form = usualForm(pen);
  form.options.sheet = ' #..#\n  #..#\r\n';
  expect(planOf(pen, form).options).toEqual({ sheet: '#..#/#..#' });
});

test('a seed is a whole number that client and server can represent', () => {
  expect(seedOf('')).toBeNull();
  expect(seedOf('0')).toBe(0);
  expect(seedOf('9007199254740991')).toBe(9007199254740991);
  for (const bad of ['-1', 'seven', '9007199254740992', '1e3']) expect(seedOf(bad)).toBeNaN();
});

test('if heroes have names, each of mine gets a proposed name or the one I typed', () => {
  const named = game({ heroes: ['Brunhild', 'Gawain'] });
  const form = usualForm(named);
  expect(named.heroes).toContain(form.seats[0]!.name);
  form.seats = seated(named, form.seats, 2).map((seat) => ({ ...seat, kind: 'me' }));
  expect(form.seats.map((seat) => seat.name).sort()).toEqual(named.heroes);
  form.seats[0]!.name = ' Zoé ';
  form.seats[1]!.name = '';
  expect(newTable(named, form).seats).toEqual([{ kind: 'me', name: 'Zoé' }, { kind: 'me' }]);
});

test('a stored set-up keeps the settings that are still valid', () => {
  const form = keptForm(game(), {
    options: { difficulty: 'brutal', food: false, limit: 7, gone: 1 },
    seats: [
      { kind: 'me', bot: 'x', name: 'Zoé' },
      { kind: 'bot', bot: 'easy', name: '' },
    ],
    seed: '7',
  });
  expect(form.options).toEqual({ difficulty: 'normal', food: false, limit: 7 });
  expect(form.seats).toEqual([
    { kind: 'me', bot: 'normal', name: '' },
    { kind: 'bot', bot: 'easy', name: '' },
  ]);
  expect(form.seed).toBe('');
  expect(keptForm(game(), { options: { limit: 3 }, seats: [] })).toEqual(usualForm(game()));
});

test('the plan of a table survives the form unchanged', () => {
  const plan = {
    game: 'mini_rogue',
    options: { difficulty: 'hard' },
    clock: { bank: 90, bonus: 5 },
    away: 60,
    stand_in: 'easy',
    seed: 42,
  };
  const table = { plan, seats: [], listed: true } as unknown as TableInfo;
  expect(planOf(game(), formOf(game(), table))).toEqual(plan);
});

test('every option is listed, house rules last', () => {
  const places: Record<string, number> = { limit: 0, difficulty: 1 };
  const options = game().options.map((one) => ({ ...one, leading: places[one.name] ?? null }));
  const { first, rest } = ordered(game({ options }), 2);
  expect(first.map((one) => one.name)).toEqual(['limit', 'difficulty']);
  expect(rest.map((one) => one.name)).toEqual(['food']);
  expect(ordered(game(), 2).first).toHaveLength(3);
});

test('an option for two players is listed for two, or if it was changed', () => {
  const option = { ...game().options[0]!, name: 'second_character', from_seats: 2 };
  const alone = game({ options: [option] });
  const shown = (seats: number, different: string[]) => {
    const { first, rest } = ordered(alone, seats, different);
    return [...first, ...rest].length;
  };
  expect([shown(1, []), shown(2, []), shown(1, ['second_character'])]).toEqual([0, 1, 1]);
});

const hands = ['aim', 'gesture', 'pencil'].map((value) => ({ value, text: '' }));
const pen = game({
  id: 'dungeon_pen',
  seats: [2],
  usual_seats: 2,
  options: ['hand1', 'hand2'].map((name, by_seat) =>
    option({ name, kind: 'choice', default: 'aim', values: hands, by_seat }),
  ),
});

function touched(is: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: is && query === '(pointer: coarse)' }) as MediaQueryList,
  );
}

afterEach(() => vi.restoreAllMocks());

test('the form proposes a gesture to the person on a touch screen, and an aim elsewhere', () => {
  touched(true);
  expect(newTable(pen, usualForm(pen)).plan.options).toEqual({ hand1: 'gesture' });
  expect(newTable(game(), usualForm(game())).plan.options).toEqual({});
  touched(false);
  expect(newTable(pen, usualForm(pen)).plan.options).toEqual({});
});

test('the proposal follows the person to another seat, and an explicit choice stays', () => {
  touched(true);
  const { options, seats } = usualForm(pen);
  const swapped = [seats[1]!, seats[0]!];
  expect(movedHands(pen, options, seats, swapped)).toEqual({ hand1: 'aim', hand2: 'gesture' });
  const both = seats.map((seat) => ({ ...seat, kind: 'me' as const }));
  expect(movedHands(pen, options, seats, both)).toEqual({ hand1: 'gesture', hand2: 'gesture' });
  expect(movedHands(pen, { ...options, hand1: 'pencil' }, seats, swapped)).toEqual({
    hand1: 'pencil',
    hand2: 'gesture',
  });
});

test('a proposal replaces neither a stored setting nor one agreed at a table', () => {
  touched(true);
  expect(keptForm(pen, { options: { hand1: 'aim' } }).options).toEqual({ hand1: 'aim', hand2: 'aim' });
  const plan = { game: 'dungeon_pen', options: {}, clock: null, away: 60, stand_in: 'easy', seed: null };
  const table = { plan, seats: [], listed: false } as unknown as TableInfo;
  expect(formOf(pen, table).options).toEqual({ hand1: 'aim', hand2: 'aim' });
});
