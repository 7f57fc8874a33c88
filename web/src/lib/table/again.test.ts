// A proposed rematch in words: for who proposes it, who is asked, and who watches.
import { beforeAll, describe, expect, it } from 'vitest';

import { tableOf } from '../match/testing';
import { loadTexts } from '../texts/ui.svelte';
import type { SeatInfo, TableInfo } from '../wire';
import { proposalOf } from './again';

const NAMES = ['Ada', 'Bob', 'Cem'];

beforeAll(() => loadTexts());

function proposal(mine: number, rematch: TableInfo['rematch'], away: number[] = []) {
  const seats: Partial<SeatInfo>[] = NAMES.map((name, seat) => ({
    name,
    mine: seat === mine,
    here: !away.includes(seat),
  }));
  return proposalOf({ ...tableOf(seats), rematch }, NAMES);
}

describe('a proposed rematch', () => {
  it('tells who proposes whom the table waits for', () => {
    expect(proposal(0, { seat: 0, agreed: [0], declined: null })).toEqual({
      sentences: ['You would like to play again.', 'Waiting for Bob and Cem to answer.'],
      over: false,
      mine: true,
      agreed: true,
      without: '',
    });
  });

  it('asks the others', () => {
    const asked = proposal(1, { seat: 0, agreed: [0, 2], declined: null });
    expect(asked?.sentences).toEqual(['Ada would like to play again.', 'Cem would, too.']);
    expect(asked?.agreed).toBe(false);
  });

  it('waits for nobody who is away, once the others agree', () => {
    const asked = proposal(1, { seat: 0, agreed: [0, 1], declined: null }, [2]);
    expect(asked?.sentences).toEqual(['Ada would like to play again.', 'You would, too.', 'Cem is away.']);
    expect(asked?.without).toBe('Begin with a bot instead of Cem');
    expect(proposal(0, { seat: 0, agreed: [0], declined: null }, [2])?.without).toBe(''); // Bob has not answered
    expect(proposal(1, { seat: 0, agreed: [0], declined: null }, [2])?.without).toBe(''); // nor have I
  });

  it('is over when somebody declines', () => {
    const declined = proposal(0, { seat: 0, agreed: [0], declined: 1 });
    expect(declined?.over).toBe(true);
    expect(declined?.sentences).toEqual(['Bob would rather not play again now.']);
  });
});
