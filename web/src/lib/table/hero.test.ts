// If heroes have names, a player who sits down can name the hero.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { tableOf } from '../match/testing';
import { setMe } from '../me.svelte';
import { loadTexts } from '../texts/ui.svelte';
import type { GameInfo, MeInfo, SeatInfo } from '../wire';
import { TableActions } from './table_actions.svelte';
import { AT_ONCE, FakeSocket } from './fake_socket';
import { freeHero } from './hero';
import { TableLink } from './link.svelte';
import Lobby from './Lobby.svelte';

const HEROES = ['Brunhild', 'Gawain', 'Maud'];
const ADA = { name: 'Gawain', host: true };
const FREE = { kind: 'open' } as const;
let link: TableLink;
let sent: unknown[];

beforeAll(loadTexts);
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // proposes the second name if it is free
  FakeSocket.all = [];
  setMe({ name: 'Bob' } as MeInfo);
});
afterEach(() => {
  cleanup();
  link.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Open a table with these seats; `then` are its seats after somebody sits down. */
function arrive(heroes: string[], seats: Partial<SeatInfo>[], then: Partial<SeatInfo>[] = seats): void {
  const table = (held: Partial<SeatInfo>[]) => ({ ...tableOf(held), running: false, match: null, host: false });
  sent = [];
  vi.stubGlobal('fetch', (_path: string, wish: { body: string }) => {
    sent.push(JSON.parse(wish.body));
    return Promise.resolve(Response.json(table(then)));
  });
  link = new TableLink('T', AT_ONCE);
  FakeSocket.last.open();
  FakeSocket.last.tell(table(seats));
  const info = {
    id: 'pig',
    title: 'Pig',
    tagline: '',
    heroes,
    bots: [],
    options: [],
    seats: [2],
  } as unknown as GameInfo;
  render(Lobby, { link, info, actions: new TableActions(link, 'T', () => 'I'), welcome: true });
}

const field = (label = 'Your hero’s name') => screen.getByLabelText<HTMLInputElement>(label);
const sit = () => fireEvent.click(screen.getAllByRole('button', { name: 'Sit down' })[0]!);

test('the form proposes a name that nobody here has, and sends it unless one types another', async () => {
  arrive(HEROES, [ADA, FREE]);
  expect(field().value).toBe('Maud');
  await sit();
  await waitFor(() => expect(sent).toEqual([{ invite: 'I', name: 'Maud' }]));
});

test('the form sends the typed name, and proposes another for the next seat', async () => {
  arrive(HEROES, [ADA, FREE, FREE], [ADA, { name: 'Maud', mine: true }, FREE]);
  await fireEvent.input(field(), { target: { value: ' Zoé ' } });
  await sit();
  const another = await screen.findByRole('button', { name: 'Play this seat, too' });
  await waitFor(() => expect(field('Your hero’s name in another seat').value).toBe('Brunhild'));
  await fireEvent.click(another);
  await waitFor(() =>
    expect(sent).toEqual([
      { invite: 'I', name: 'Zoé' },
      { invite: 'I', name: 'Brunhild' },
    ]),
  );
});

test('an empty field sends no hero name', async () => {
  arrive(HEROES, [ADA, FREE]);
  await fireEvent.input(field(), { target: { value: '' } });
  await sit();
  await waitFor(() => expect(sent).toEqual([{ invite: 'I' }]));
});

test('the field is absent if heroes have no names', async () => {
  arrive([], [ADA, FREE]);
  expect(screen.queryByLabelText('Your hero’s name')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down as Bob' }));
  await waitFor(() => expect(sent).toEqual([{ invite: 'I' }]));
});

test('if all names are taken, none is proposed', () => {
  expect(freeHero(HEROES, HEROES, 0.9)).toBe('');
});
