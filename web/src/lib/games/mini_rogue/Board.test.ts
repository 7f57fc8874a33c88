// stops.json has one real stop for every kind of question, by its prompt. They come from 60 matches of greedy and
// random bots on Fate's seeds 0 to 59 (to 399 for potions; card set pnp_plus, casual, one and two players, all
// characters). For each prompt the file has the stop with the most kinds of answers, and among these the shortest.
// Besides: `thrown`, dice just rolled, with their events; `past`, a throw resolved before the question; `over`, a lost
// match.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { aboutOf } from '../../inspect/about';
import { LOOKING_ON } from '../board';
import { askedOf, indexes, option, textsOf, type BoardStop } from '../testing';
import Board, { covers } from './Board.svelte';
import { aboutCard } from './signs';
import type { MiniRogueView } from './view';
import given from './stops.json';

const STOPS = given as unknown as Record<string, BoardStop>;
const QUESTIONS = askedOf(STOPS);

const textsIn = (lang: string) => textsOf('mini_rogue', lang);
const TEXTS = textsIn('en');

function show(name: string, other: Record<string, unknown> = {}) {
  const stop = STOPS[name]!;
  const onanswer = vi.fn();
  const props = {
    ...LOOKING_ON,
    view: stop.view,
    events: stop.events,
    ask: stop.question,
    players: stop.players,
    texts: TEXTS,
    seat: 0,
    over: stop.question === null,
    onanswer,
    onwhy: () => undefined,
    ...other,
  };
  const { container } = render(Board, { props });
  return { container, onanswer, stop, view: stop.view as unknown as MiniRogueView };
}

afterEach(cleanup);
Element.prototype.scrollIntoView = vi.fn(); // jsdom has none

describe.each(QUESTIONS)('asked %s, the board', (name, { question, view, players }) => {
  it('shows exactly what it says it covers, each option once', () => {
    const { container } = show(name);
    const shown = indexes(container).sort((one, other) => one - other);
    expect(shown).toEqual([...covers(question!, view)].sort((one, other) => one - other));
  });

  it('answers with the clicked option, and labels each', async () => {
    const { container, onanswer } = show(name);
    for (const button of container.querySelectorAll('[data-option]')) {
      const index = Number(button.getAttribute('data-option'));
      expect(button.tagName).toBe('BUTTON'); // so Enter and Space work
      const label = button.getAttribute('aria-label') ?? button.getAttribute('title');
      expect(label).toBe(TEXTS.option(question!, index, players));
      await fireEvent.click(button);
      expect(onanswer).toHaveBeenLastCalledWith(index);
    }
  });
});

it.each(Object.keys(STOPS))('at %s, every sign says what it is, or is part of one that does', (name) => {
  const { container } = show(name);
  const drawings = [...container.querySelectorAll('svg, [role=img]')];
  const silent = drawings.filter(
    (one) => !one.closest('[data-about], [data-plain]') && !one.querySelector('[data-about]'),
  );
  expect(silent.map((one) => one.parentElement?.outerHTML)).toEqual([]);
  for (const sign of container.querySelectorAll('[data-about]')) {
    const what = aboutOf(sign)!;
    expect(what.name || TEXTS.hasName(what.thing), what.thing).toBeTruthy();
    expect(what.figures?.flat().every((one) => one !== undefined && one !== '') ?? true, what.thing).toBe(true);
  }
});

describe('a card', () => {
  const VIEW = { ...STOPS['decide.move']!.view, treasure_bonus: 1 } as unknown as MiniRogueView;
  const table = (room: string) =>
    aboutCard(room, VIEW, TEXTS)!.figures!.map(([label, value]) => `${label}: ${value}`.replaceAll('\u00a0', ' '));

  it('of a room tells its whole table', () => {
    expect(table('treasure')[0]).toBe('Gold: +1 gold, 1 more after a danger in this zone');
    expect(table('treasure').at(-1)).toBe('6: Frost potion or Character card face up');
    expect(table('shrine')[1]).toBe('2–3: Curse');
    expect(table('arsenal')).toContain('4–5: Longsword (2 free feats)');
  });

  it('that lies face down says so, and what it may be', () => {
    const unseen = VIEW.unseen_rooms.map((room) => TEXTS.name(room));
    expect(aboutCard('hidden', VIEW, TEXTS)!.figures).toEqual([['Not seen yet', TEXTS.list(unseen)]]);
  });
});

describe('the zone', () => {
  it('highlights the two rooms that can be entered', () => {
    const { container, view } = show('decide.move');
    const lit = [...container.querySelectorAll('.zone li')].flatMap((card, cell) =>
      card.querySelector('[data-option]') ? [cell] : [],
    );
    const { row, column } = view.players[0]!;
    const here = (row - 1) * 3 + column - 1;
    expect(lit).toEqual([here + 1, here + 3]);
  });

  it('does not name face-down cards', () => {
    const { container, view } = show('decide.clairvoyance_targets');
    const cards = [...container.querySelectorAll('.zone li')];
    view.grid.flat().forEach((card, cell) => {
      if (card !== 'hidden') return;
      const row = Math.floor(cell / 3) + 1;
      expect(cards[cell]!.querySelector('.unseen')!.textContent).toMatch(`Row ${row}`);
      expect(cards[cell]!.querySelector('.unseen')!.textContent).toMatch('face down');
      expect(cards[cell]!.querySelector('.front')!.textContent.trim()).toBe('');
    });
  });

  it('says who stands where', () => {
    const { view } = show('decide.move');
    const { row, column } = view.players[0]!;
    expect(screen.getByText(new RegExp(`Row ${row}, column ${column}: .*, Ada here`))).toBeTruthy();
  });
});

describe('a question whether to drink', () => {
  it.each(['decide.cure_before_test', 'decide.duplicate_potion'])(
    '%s leaves yes and no to the buttons beside the question',
    (name) => {
      const { question, view } = STOPS[name]!;
      expect(covers(question!, view).size).toBe(0);
    },
  );
});

describe('the dice', () => {
  it('tumble when they have just been thrown, and only then', () => {
    expect(show('thrown').container.querySelectorAll('.tumbles').length).toBeGreaterThanOrEqual(4);
    cleanup();
    expect(show('thrown', { events: [] }).container.querySelectorAll('.tumbles').length).toBe(0);
  });

  it('say on each of their buttons what a reroll costs', () => {
    const { container, stop } = show('thrown');
    const said = (index: number) => option(container, index).textContent.replace(/\s+/g, ' ').trim();
    expect(stop.question!.options!.slice(0, 4)).toEqual([
      ['critical', 1],
      ...['weapon', 'xp', 'hp'].map((by) => ['feat', 1, by]),
    ]);
    expect([0, 1, 2, 3].map(said)).toEqual(['Roll on free, adds', 'Reroll free', 'Reroll −1 XP', 'Reroll −2 HP']);
  });

  it('mark the misses, and include the curse die', () => {
    const { container } = show('thrown');
    expect(container.querySelectorAll('.die.miss').length).toBeGreaterThan(0);
    expect(container.querySelector('.die.curse')).toBeTruthy();
  });

  it('of a resolved throw stay visible', () => {
    const { container } = show('past');
    expect(screen.getByText('Last throw')).toBeTruthy();
    expect(container.querySelectorAll('.die').length).toBeGreaterThan(0);
  });
});

describe('the board', () => {
  it('marks the hint', () => {
    const { container } = show('decide.move', { hinted: 0 });
    expect(container.querySelector('[data-option="0"]')!.hasAttribute('data-hinted')).toBe(true);
    expect(container.querySelectorAll('[data-hinted]').length).toBe(1);
  });

  it('scrolls to the cards that answer, but not for an optional potion', () => {
    const scroll = vi.mocked(Element.prototype.scrollIntoView);
    scroll.mockClear();
    show('decide.move');
    expect(scroll).toHaveBeenCalledOnce(); // in jsdom nothing is ever in view
    scroll.mockClear();
    show('decide.coop_trade');
    expect(scroll).not.toHaveBeenCalled();
  });

  it('answers nothing while an answer is on its way', async () => {
    const { container, onanswer } = show('decide.move', { busy: true });
    await fireEvent.click(container.querySelector('[data-option="0"]')!);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('has nothing clickable for a seat that is not asked, nor when the match is over', () => {
    expect(indexes(show('decide.move', { ask: null }).container)).toEqual([]);
    cleanup();
    const { container } = show('over');
    expect(indexes(container)).toEqual([]);
    expect(container.querySelector('.dead')).toBeTruthy();
  });

  it.each(['en', 'fr'])('has all its texts, in %s', { timeout: 30_000 }, (lang) => {
    const missing = new Set<string>();
    const texts = textsIn(lang);
    const say = texts.say.bind(texts);
    texts.say = (name, facts, players) => {
      if (!texts.hasSay(name)) missing.add(name);
      return say(name, facts, players);
    };
    for (const name of Object.keys(STOPS)) {
      show(name, { texts, hinted: 0 });
      cleanup();
    }
    expect([...missing]).toEqual([]);
  });
});
