import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { aboutOf } from '../../inspect/about';
import { change } from '../../settings.svelte';

import { show, STOPS, TEXTS } from './testing';
import type { PaperDungeonView } from './view';

afterEach(cleanup);

describe('the floor', () => {
  it('says where the hero stands and which finds are left', () => {
    const { view } = show('heading');
    expect(screen.getByRole('img', { name: /Plan of floor \d+\. .+ stands on [a-o]\d+\./ })).toBeTruthy();
    const list = screen.getByText('Still to be found on this floor').nextElementSibling as HTMLElement;
    expect(within(list).getByText(/^stairs: [a-o]\d+$/)).toBeTruthy();
    const coins = view.map.join('').split('o').length - 1;
    const taken = view.players[0]!.taken.filter((square) => view.map.join('')[square] === 'o').length;
    const said = within(list).queryByText(/^coin: /)?.textContent ?? '';
    expect(said.match(/[a-o]\d+/g)?.length ?? 0).toBe(coins - taken);
  });

  it('crosses out the used finds, and no others', () => {
    const { container, view } = show('heading');
    expect(container.querySelectorAll('.map .cross')).toHaveLength(view.players[0]!.taken.length);
  });

  it('draws no line for players who play in secret', () => {
    const { container, view } = show('others_in_secret');
    const secret = view.players.findIndex((hero) => hero.hidden);
    expect(secret).toBeGreaterThanOrEqual(0);
    expect(container.querySelector(`[data-hero="${secret}"]`)).toBeNull();
    expect(container.querySelectorAll(`[data-trail="${secret}"] path`)).toHaveLength(0);
    expect(container.querySelectorAll(`[data-trail="${1 - secret}"] path`).length).toBeGreaterThan(0);
  });

  it('shows a waiting player their own page while another plays in secret', () => {
    const { stop } = show('waiting_in_secret');
    expect(screen.getByRole('img', { name: new RegExp(`${stop.players[stop.seat]} stands on`) })).toBeTruthy();
  });

  it('keeps the strokes already drawn when the line gets longer', async () => {
    change({ motion: 'still' });
    const { container, rerender, view } = show('wall_hit');
    const before = [...container.querySelectorAll('[data-trail] path')];
    const [hero] = view.players;
    const line = [...hero!.line, hero!.line.at(-2)!];
    await rerender({ view: { ...view, players: [{ ...hero!, line }] }, ask: null });
    const after = [...container.querySelectorAll('[data-trail] path')];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
    change({ motion: 'auto' });
  });
});

describe('the ledger', () => {
  it('is a table with the exit if the hero left now', () => {
    const { view } = show('heading');
    const hero = view.players[0]!;
    const row = screen.getByRole('row', { name: /^HP/ });
    const sums = within(row).getAllByRole('cell');
    const exit = Math.min(hero.hp + hero.hp_plus - hero.hp_minus, hero.hp_limit);
    expect(sums.map((cell) => Number(cell.textContent))).toEqual([hero.hp, hero.hp_plus, hero.hp_minus, exit]);
  });

  it('warns if leaving now would be a death, and only then', () => {
    show('dead_to_be');
    expect(screen.getByText('Leaving now would be a death!')).toBeTruthy();
    cleanup();
    show('heading');
    expect(screen.queryByText('Leaving now would be a death!')).toBeNull();
  });

  it('opens the rulebook for a carried piece that answers no question', async () => {
    const { onwhy } = show('heading_through_wall');
    await fireEvent.click(screen.getByRole('button', { name: /^Break on Through/ }));
    expect(onwhy).toHaveBeenCalledWith('item.wall_pass');
  });
});

describe('other pages', () => {
  it('include a shop that marks what was bought and what is too dear', () => {
    const { container } = show('buy');
    expect(container.querySelectorAll('.ticket')).toHaveLength(3);
    expect(screen.getByText('bought')).toBeTruthy();
    expect(screen.getByText('too dear')).toBeTruthy();
  });

  it('end with the treasure, the tombstone and a table of the players', () => {
    const { view } = show('treasure_alone');
    expect(screen.getByText(new RegExp(`of ${view.treasure!.name}$`))).toBeTruthy();
    expect(screen.getByRole('img', { name: /death/ })).toBeTruthy();
    expect(screen.getByRole('cell', { name: String(view.players[0]!.score) })).toBeTruthy();
    cleanup();
    show('treasure_together');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('can be peeked at if the option is on, from the first later page to the last', async () => {
    const { container, view } = show('peeking');
    for (const later of view.later_pages) {
      const heading = within(container.querySelector('.leaf')!).getByRole('heading', { hidden: true });
      expect(heading.textContent).toContain(String(later.floor));
      expect(heading.textContent).toContain('not open yet');
      await fireEvent.click(screen.getByText('Next page'));
    }
    expect(screen.getByText<HTMLButtonElement>('Next page').disabled).toBe(true);
    cleanup();
    show('heading');
    expect(screen.queryByText('Leaf ahead')).toBeNull();
  });

  it('start with the cover, before the notebook is known', () => {
    const { view } = show('roll');
    cleanup();
    show('roll', { view: { ...view, map: [], floor: 0 }, ask: null });
    expect(screen.getByText(TEXTS.tagline())).toBeTruthy();
  });
});

describe.each(Object.keys(STOPS))('inspecting %s', (name) => {
  it('every drawing says what it is, or is plain, and every thing has a name', () => {
    const { container } = show(name);
    const mute = [...container.querySelectorAll('svg, [role=img]')].filter(
      (one) => !one.closest('[data-about], [data-plain]') && !one.querySelector('[data-about]'),
    );
    expect(mute.map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
    const signs = [...container.querySelectorAll('[data-about]')];
    expect(signs.length).toBeGreaterThan(0);
    for (const sign of signs) {
      const { thing, name: own } = aboutOf(sign)!;
      expect(own ?? (TEXTS.name(thing) || null), thing).toBeTruthy();
      if (own === undefined) expect(TEXTS.hasName(thing), thing).toBe(true);
    }
  });
});

describe('a sign of the map', () => {
  const about = (container: Element, thing: string) => aboutOf(container.querySelector(`[data-about="${thing}"]`)!)!;

  it('says what it does now', () => {
    const { container } = show('heading');
    const enemy = [...container.querySelectorAll('[data-about^=enemy_]')].map((one) => aboutOf(one)!);
    expect(enemy.length).toBeGreaterThan(0);
    for (const { thing, kind, says, name: own } of enemy) {
      expect(kind).toBe('enemy');
      if (!own?.includes('crossed out')) expect(says).toBe(`−${thing.at(-1)} HP`);
    }
    expect(about(container, 'hero').figures?.map(([label]) => label)).toContain('HP at the exit');
    expect(about(container, 'wall')).toEqual({ thing: 'wall' });
  });

  it('says that it is used up', () => {
    const { container, view } = show('heading');
    const used = [...container.querySelectorAll('[data-about]')].filter((one) =>
      aboutOf(one)?.name?.endsWith(TEXTS.say('used')),
    );
    expect(used).toHaveLength(view.players[0]!.taken.length);
  });

  it('knows the shield, weaklings and Coin Rush', () => {
    const view = STOPS['heading']!.view as unknown as PaperDungeonView;
    const effects = (...names: string[]) => ({
      view: { ...view, players: view.players.map((one) => ({ ...one, taken: [], effects: names })) },
    });
    const says = (names: string[], thing: string) => about(show('heading', effects(...names)).container, thing).says;
    const enemy = /[1-9]/.exec(view.map.join(''))![0];
    expect(says(['magic_shield'], `enemy_${enemy}`)).toContain('costs nothing');
    cleanup();
    expect(says(['weaklings'], `enemy_${enemy}`)).toBe('−1 HP');
    cleanup();
    expect(says(['coin_rush'], 'coin')).toBe('+2 coins');
  });
});
