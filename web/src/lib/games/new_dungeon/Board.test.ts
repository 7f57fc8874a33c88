import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { aboutOf } from '../../inspect/about';

import { covers } from './Board.svelte';
import { ASKED, indexes, option, show, STOPS, TEXTS, textsIn, viewOf } from './testing';
import { FACE_DOWN } from './view';

afterEach(cleanup);

describe.each(ASKED)('asked %s, the board', (name, { question, view, players }) => {
  it('shows each covered option once, labelled, and takes clicks and keys unless it is busy', async () => {
    const { container, onanswer, onwalk, props, rerender } = show(name);
    expect(indexes(container).sort((a, b) => a - b)).toEqual([...covers(question!, view)].sort((a, b) => a - b));
    for (const index of indexes(container)) {
      const found = option(container, index);
      await fireEvent.click(found);
      expect(onanswer).toHaveBeenLastCalledWith(index);
      if (found.tagName === 'BUTTON') continue; // browsers turn Enter and Space into clicks on real buttons
      onanswer.mockClear();
      await fireEvent.keyDown(found, { key: 'Enter' });
      await fireEvent.keyDown(found, { key: ' ' });
      expect(onanswer.mock.calls).toEqual([[index], [index]]);
      expect(found.getAttribute('role')).toBe('button');
      expect(found.getAttribute('aria-label')).toBe(TEXTS.option(question!, index, players));
    }
    const spots = [...container.querySelectorAll('[data-spot]')]; // roving tabindex: Tab stops at one spot only
    expect(spots.filter((spot) => spot.getAttribute('tabindex') === '0')).toHaveLength(spots.length ? 1 : 0);

    onanswer.mockClear();
    await rerender({ ...props, busy: true });
    for (const found of container.querySelectorAll('[data-option], [data-way]')) {
      await fireEvent.click(found);
      await fireEvent.keyDown(found, { key: 'Enter' });
    }
    expect(onanswer).not.toHaveBeenCalled();
    expect(onwalk).not.toHaveBeenCalled();
  });
});

describe.each(Object.keys(STOPS))('the board of %s', (name) => {
  it.each(['en', 'fr'])('has all its texts, with all placeholders filled in (%s)', (lang) => {
    const texts = textsIn(lang);
    const said = vi.spyOn(texts, 'say').mockName('say');
    const { container } = show(name, { texts });
    for (const [word] of said.mock.calls) expect(texts.hasSay(word), word).toBe(true);
    expect(container.textContent).not.toMatch(/undefined|NaN|\{|\$/);
    for (const named of container.querySelectorAll('[aria-label]')) {
      expect(named.getAttribute('aria-label')).not.toMatch(/undefined|NaN|\{|\$|^$/);
    }
  });
});

describe('a walk', () => {
  const ways = STOPS['step_far']!.question!.ways;

  it('has a spot for every place beyond the first step, and no other', () => {
    const { container } = show('step_far');
    const spots = [...container.querySelectorAll('[data-way]')].map((spot) => Number(spot.getAttribute('data-way')));
    expect(spots).toEqual(ways.flatMap(({ after }, way) => (after >= 0 ? [way] : [])));
  });

  it('starts with one click', async () => {
    const { container, onwalk, onanswer } = show('step_far');
    const far = container.querySelectorAll('[data-way]');
    await fireEvent.click(far[far.length - 1]!);
    expect(onwalk.mock.calls).toEqual([[ways.length - 1]]);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('shows its path from the hero while the mouse points at its end', async () => {
    const { container } = show('step_far');
    expect(container.querySelector('.path')).toBeNull();
    const far = [...container.querySelectorAll('[data-way]')].at(-1)!;
    await fireEvent(far, new MouseEvent('pointerenter', { bubbles: false }));
    (far as SVGElement).dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    await Promise.resolve();
    expect(container.querySelector('.path')).not.toBeNull();
    expect(container.querySelector('.flag')!.textContent).toBe('5');
    expect(container.querySelector('.caption')!.textContent).toContain('5 spaces');
  });

  it('by touch into a guarded space needs a second tap', async () => {
    const { container, onwalk, onanswer } = show('step_far');
    const guarded = container.querySelector('.danger[data-way]')!;
    const finger = () => Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
    guarded.dispatchEvent(finger());
    await fireEvent.click(guarded);
    expect(onwalk).not.toHaveBeenCalled();
    expect(container.querySelector('.go')!.textContent).toContain('Go');
    guarded.dispatchEvent(finger());
    await fireEvent.click(guarded);
    expect(onwalk.mock.calls).toEqual([[Number(guarded.getAttribute('data-way'))]]);
    expect(onanswer).not.toHaveBeenCalled();
  });

  it('by touch shows its path first, and a tap elsewhere cancels it', async () => {
    const { container, onwalk } = show('step_far');
    const free = container.querySelector('[data-way]:not(.danger)')!;
    const touch = async () => {
      free.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
      await fireEvent.click(free);
    };
    await touch();
    expect(container.querySelector('.path')).not.toBeNull();
    await fireEvent.click(container.querySelector('.plane')!);
    expect(container.querySelector('.path, .go')).toBeNull();
    await touch();
    expect(onwalk).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector('.go')!);
    expect(onwalk.mock.calls).toEqual([[Number(free.getAttribute('data-way'))]]);
  });

  it('by touch to an unguarded neighbouring space starts at once', async () => {
    const { container, onanswer } = show('step_far');
    const near = container.querySelector('.spot.first:not(.danger)')!;
    near.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await fireEvent.click(near);
    expect(onanswer.mock.calls).toEqual([[Number(near.getAttribute('data-option'))]]);
  });
});

describe('a flight', () => {
  it('has a spot for every place where it can end', () => {
    const { container, stop } = show('flight');
    const { ways, options } = stop.question!;
    const far = ways.flatMap(({ place, answer }, way) => (place === answer ? [] : [way]));
    expect(far.length).toBeGreaterThan(0);
    for (const way of far) {
      const spot = container.querySelector(`[data-way="${way}"]`);
      expect(options!.includes(ways[way]!.place) || spot).toBeTruthy();
    }
  });
});

describe('at the end of a move', () => {
  it('a spell can still be cast through a door; its label says the number needed', () => {
    const { container, stop } = show('step_cast_at_end');
    const cast = stop.question!.options!.findIndex((one) => Array.isArray(one) && one[0] === 'cast');
    expect(option(container, cast).getAttribute('aria-label')).toMatch(/you need \d+|cannot miss|out of reach/);
  });
});

describe('the map', () => {
  it('moves the focus from space to space with the arrow keys', async () => {
    const { container } = show('step_far');
    const first = container.querySelector<SVGElement>('[data-spot][tabindex="0"]')!;
    first.focus();
    const reached = new Set<Element | null>();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await fireEvent.keyDown(document.activeElement!, { key });
      reached.add(document.activeElement);
    }
    expect(reached.size).toBeGreaterThan(1);
    expect([...reached].every((one) => one?.hasAttribute('data-spot'))).toBe(true);
  });

  it('marks the hinted option', () => {
    const { container } = show('step_far', { hinted: 0 });
    expect(option(container, 0).getAttribute('class')).toContain('hinted');
    expect(option(container, 1).getAttribute('class')).not.toContain('hinted');
  });

  it('has different signs for unknown, known, treasure and empty rooms', () => {
    const { container, view } = show('six_late');
    const count = (sign: string) => container.querySelectorAll(`[data-sign="${sign}"]`).length;
    const rooms = Object.values(view.spaces);
    expect(count('unknown')).toBe(rooms.filter(({ monsters }) => monsters[0] === FACE_DOWN).length);
    expect(count('known')).toBe(rooms.filter(({ monsters }) => monsters[0] && monsters[0] !== FACE_DOWN).length);
    expect(count('unknown') + count('known') + count('treasure') + count('empty')).toBe(92);
  });

  it('gives every figure its own position', () => {
    const { container } = show('six_late');
    const at = [...container.querySelectorAll<HTMLElement>('.figure')].map((figure) => figure.style.transform);
    expect(at).toHaveLength(6);
    expect(new Set(at).size).toBe(6);
  });
});

describe('a hero’s panel', () => {
  it('shows his gold and his distance from home', () => {
    const { container, view } = show('six_late');
    const panels = [...container.querySelectorAll('.hero')].map((panel) => panel.textContent ?? '');
    const hero = view.players[STOPS['six_late']!.seat]!;
    expect(panels[0]).toContain(hero.total.toLocaleString('en'));
    expect(panels.join()).toMatch(/\d+ from home/);
  });

  it('says when he has enough gold and only has to go home', () => {
    const { container, stop, view } = show('rich');
    const panels = [...container.querySelectorAll('.hero')].map((panel) => panel.textContent ?? '');
    expect(panels[0]).toMatch(/enough gold: back to the Main Staircase \(\d+ spaces?\)/);
    const poor = structuredClone(view);
    poor.players[stop.seat]!.gold = 0;
    const other = show('rich', { view: poor }).container.querySelector('.hero')!;
    expect(other.textContent).not.toContain('enough gold');
  });

  it('shows his share of the goal when the game is over', () => {
    const { container } = show('over', { over: true });
    const panels = [...container.querySelectorAll('.hero')].map((panel) => panel.textContent ?? '');
    expect(panels.every((panel) => /\d+% of the goal/.test(panel))).toBe(true);
  });

  it('sorts his cards by their names in the language of the reader', () => {
    const view = structuredClone(viewOf('step'));
    const seat = STOPS['step']!.seat;
    Object.assign(view.players[seat]!, { treasures: ['opal', 'silver_ring'], gold: 4000 });
    const names = (lang: string) => {
      const { container } = show('step', { view, texts: textsIn(lang) });
      const cards = [...container.querySelector('.hero')!.querySelectorAll('li .card')];
      const shown = cards.map((card) => card.querySelector('.name')?.textContent ?? '');
      cleanup();
      return shown.slice(0, 2);
    };
    expect(names('en')[0]).toMatch(/Opal/);
    expect(names('fr')[0]).toMatch(/Anneau/);
  });

  it('shows no card or gold that the view hides', () => {
    const view = structuredClone(viewOf('six_late'));
    const other = (STOPS['six_late']!.seat + 1) % 6;
    Object.assign(view.players[other]!, { treasures: [FACE_DOWN, FACE_DOWN], gold: null, spells: [FACE_DOWN] });
    const { container } = show('six_late', { view });
    const panel = container.querySelector(`.hero[aria-label="${STOPS['six_late']!.players[other]}"]`)!;
    expect(panel.querySelectorAll('.card.down')).toHaveLength(2);
    expect(panel.textContent).toContain('? of');
    expect(panel.textContent).toContain('1 spell');
  });
});

describe('a fight', () => {
  it('shows the monster’s numbers, and the odds of each kind of attack', () => {
    const { container } = show('attack_mode_known');
    expect(container.querySelectorAll('.fight-panel li')).toHaveLength(6);
    expect(container.querySelector('.fight-panel')!.textContent).toMatch(/or more with two dice: \d+%/);
  });

  it('shows the dice rolled, and the number needed', () => {
    const { container } = show('after_a_fight');
    expect(container.querySelectorAll('.throw').length).toBeGreaterThan(1);
    expect(container.querySelector('.told')!.textContent).toMatch(/needed/);
  });

  it('names the player who asks for help', () => {
    const { container, stop } = show('coop_answer');
    const asker = stop.players[Number(stop.question!.facts.asker_seat)]!;
    expect(container.querySelector('.asks')!.textContent).toContain(asker);
  });
});

const TYPICAL = [
  'step',
  'six_late',
  'attack_mode_known',
  'coop_invite',
  'coop_answer',
  'hero_class',
  'drop',
  'after_a_fight',
];

it.each(TYPICAL)('at %s, every sign says what it is, or is part of one that does', (name) => {
  const { container } = show(name);
  const drawings = [...container.querySelectorAll('svg, [role=img]')];
  const silent = drawings.filter(
    (one) => !one.closest('[data-about], [data-plain]') && !one.querySelector('[data-about]'),
  );
  expect(silent.map((one) => one.parentElement?.outerHTML)).toEqual([]);
  for (const sign of container.querySelectorAll('[data-about]')) {
    const what = aboutOf(sign)!;
    expect(TEXTS.hasName(what.thing) || what.name, what.thing).toBeTruthy();
    expect(what.figures?.flat().every((one) => one !== undefined && one !== '') ?? true, what.thing).toBe(true);
  }
});

describe('a sign', () => {
  const aboutOn = (name: string, thing: string) =>
    aboutOf(show(name).container.querySelector(`[data-about="${thing}"]`)!)!;

  it('of a face-down monster tells its level and deck, and nothing else', () => {
    const what = aboutOn('step', 'guard');
    expect(what.name).toMatch(/^face-down monster, Level \d$/);
    expect(what.figures).toBeUndefined();
  });

  it('of a known monster tells its six numbers, and the chance of whoever stands before it', () => {
    const view = structuredClone(viewOf('step'));
    Object.assign(view.spaces['R103']!, { monsters: ['hobgoblins'] });
    const ask = { ...STOPS['step']!.question!, facts: { R103_needed: 4 } };
    const { container } = show('step', { view, ask });
    const what = aboutOf(container.querySelector('[data-about="hobgoblins"]')!)!;
    expect(what.figures!.map(([label]) => label)).toEqual(['red', 'white', 'blue', 'green', 'grey', 'yellow']);
    expect(what.says).toContain('92%');
  });

  it('of a hero tells figures and state', () => {
    const { view, container } = show('six_late');
    const hero = view.players[0]!;
    const what = aboutOf(container.querySelector(`[data-about="${hero.class}"]`)!)!;
    expect(what.figures!.map(([label]) => label)).toContain('Ambushed on');
    expect(what.says).toMatch(/from home|at home/);
  });
});
