// A table's socket: a broken connection neither loses a pending answer nor gives it twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { question, stopOf, tableOf } from '../match/testing';
import type { Stop } from '../wire';
import { AT_ONCE, FakeSocket } from './fake_socket';
import { TableLink } from './link.svelte';

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  link = new TableLink('T', AT_ONCE);
  FakeSocket.last.open();
  FakeSocket.last.tell(stopOf());
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function comeBack(stop: Stop): FakeSocket {
  FakeSocket.last.fall();
  expect(link.lost).toBe(true);
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.open();
  FakeSocket.last.tell(stop);
  expect(link.lost).toBe(false);
  return FakeSocket.last;
}

describe('an answer', () => {
  it('is sent once, however often it is clicked', () => {
    link.answer(1);
    link.answer(1);
    expect(FakeSocket.last.answers).toEqual([{ type: 'answer', id: 1, ply: 4, index: 1 }]);
    expect(link.busy).toBe(true);
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6, reply: 1 }));
    expect(link.busy).toBe(false);
  });

  it('is sent once more after a reconnect if the question is still pending', () => {
    link.answer(1);
    const socket = comeBack(stopOf({ since: 4 }));
    expect(socket.answers).toEqual([{ type: 'answer', id: 1, ply: 4, index: 1 }]);
    socket.tell(stopOf({ since: 4, undo: { seat: 1, agreed: [] } })); // something else has changed
    expect(socket.answers).toHaveLength(1);
    expect(link.busy).toBe(true);
  });

  it('is dropped if the match moved on meanwhile', () => {
    link.answer(1);
    const socket = comeBack(stopOf({ since: 4, ply: 6 }));
    expect(socket.answers).toEqual([]);
    expect(link.busy).toBe(false);
  });

  it('is dropped after an undo, or if another seat is asked', () => {
    link.answer(1);
    expect(comeBack(stopOf({ rewinds: 1 })).answers).toEqual([]);
    link.answer(0);
    expect(comeBack(stopOf({ rewinds: 1, seat: 1, question: question({ seat: 1 }) })).answers).toEqual([]);
    expect(link.busy).toBe(false);
  });

  it('is not sent again when a stop arrives that is not its reply', () => {
    link.answer(1);
    FakeSocket.last.tell(stopOf({ since: 4, undo: { seat: 1, agreed: [] } }));
    expect(FakeSocket.last.answers).toHaveLength(1);
  });

  it('shows no error if it was stale, but shows other refusals', () => {
    link.answer(1);
    const refused = { type: 'refused', message: '…', facts: {}, ply: 6 };
    FakeSocket.last.tell({ ...refused, slug: 'stale_answer', reply: 1 });
    expect([link.busy, link.refused]).toEqual([false, null]);
    FakeSocket.last.tell({ ...refused, slug: 'too_fast', reply: 2 });
    expect(link.refused?.slug).toBe('too_fast');
  });
});

describe('a habit', () => {
  it('answers the current question, and survives a reconnect like an answer', () => {
    link.habit('turn.choice', 'roll');
    expect(link.busy).toBe(true);
    const socket = comeBack(stopOf({ since: 4 }));
    expect(socket.said).toEqual([{ type: 'habit', id: 1, prompt: 'turn.choice', value: 'roll' }]);
    socket.tell(stopOf({ since: 4, ply: 6 }));
    expect(link.busy).toBe(false);
  });
});

describe('a here message', () => {
  it('updates the table and the match', () => {
    FakeSocket.last.tell(tableOf([{ kind: 'person' }, { kind: 'person' }]));
    FakeSocket.last.tell({ type: 'here', seats: [0], watching: 3, stand_ins: [1], away: [null, 5000] });
    expect(link.stop?.players.map(({ here, stand_in }) => [here, stand_in])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(link.table?.seats.map(({ here }) => here)).toEqual([true, false]);
    expect(link.table?.watching).toBe(3);
    expect(link.stop?.question).not.toBeNull();
  });
});

describe('a socket', () => {
  it('reconnects if no pong comes, but not if the pong is only late', () => {
    vi.advanceTimersByTime(20_000); // a ping
    FakeSocket.last.tell({ type: 'pong', reply: null });
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(20_000); // another ping, without a pong
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('ignores the late farewell of a socket that we closed', () => {
    const before = FakeSocket.last;
    link.sitAt(1);
    FakeSocket.last.open();
    before.fall();
    expect(link.lost).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('asks only for what it missed', () => {
    const socket = comeBack(stopOf({ since: 4 }));
    expect(socket.address).toContain('match=M&since=4&rewinds=0&notices=0');
  });

  it('sets a flag if I was logged out elsewhere', () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('null')));
    FakeSocket.last.fall(4401, 'logged_out');
    expect(link.loggedOut).toBe(true);
  });

  it('gives up if the table does not exist', () => {
    FakeSocket.last.fall(4404, 'no_such_table');
    vi.advanceTimersByTime(60_000);
    expect(link.gone).toBe('no_such_table');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('appends new events, and replaces all if the server sends everything', () => {
    const event = (ply: number) => ({ ply, slug: 'roll.face', facts: { seat: 0, face: 2 } });
    FakeSocket.last.tell(stopOf({ since: 4, ply: 5, events: [event(5)] }));
    expect([link.events.length, link.fresh.length]).toEqual([1, 1]);
    FakeSocket.last.tell(stopOf({ since: 5, ply: 6, events: [event(6)] }));
    expect([link.events.length, link.fresh.length]).toEqual([2, 1]);
    FakeSocket.last.tell(stopOf({ since: -1, ply: 5, rewinds: 1, events: [event(5)] }));
    expect([link.events.length, link.fresh.length]).toEqual([1, 0]);
  });
});

describe('an unchanged part of a message', () => {
  it('stays the same object, so that Svelte does not redraw it', () => {
    const { view, question: asked } = link.stop!;
    FakeSocket.last.tell(stopOf({ since: 4, undo: { seat: 1, agreed: [] } }));
    expect(link.stop!.undo).not.toBeNull();
    expect(link.stop!.view).toBe(view);
    expect(link.stop!.question).toBe(asked);
  });

  it('becomes a new object if it is a question that is asked again', () => {
    const { view, question: asked } = link.stop!;
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6 }));
    expect(link.stop!.view).toBe(view);
    expect(link.stop!.question).toEqual(asked);
    expect(link.stop!.question).not.toBe(asked);
  });
});

describe('a burst of messages', () => {
  const told = (ply: number) => ({ ply, slug: 'roll.face', facts: { seat: 0, face: ply } });

  it('is handled as one batch', () => {
    const frames: (() => void)[] = [];
    const quick = new TableLink('T', (act) => frames.push(act));
    const socket = FakeSocket.last;
    socket.open();
    socket.tell(stopOf());
    for (const ply of [5, 6, 7]) socket.tell(stopOf({ since: ply - 1, ply, events: [told(ply)] }));
    expect(quick.stop!.ply).toBe(4);
    frames.splice(0).forEach((act) => act());
    expect(quick.stop!.ply).toBe(7);
    expect(quick.fresh.map(({ ply }) => ply)).toEqual([5, 6, 7]);
    expect(quick.events.map(({ ply }) => ply)).toEqual([5, 6, 7]);
    frames.splice(0).forEach((act) => act());
    socket.tell(stopOf({ since: 7, ply: 8, events: [told(8)] }));
    expect(quick.fresh.map(({ ply }) => ply)).toEqual([8]);
    quick.close();
  });

  it('is handled before a reconnect', () => {
    const quick = new TableLink('T', () => undefined);
    FakeSocket.last.open();
    FakeSocket.last.tell(stopOf());
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6 }));
    FakeSocket.last.fall();
    expect(quick.stop!.ply).toBe(6);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.last.address).toContain('since=6');
    quick.close();
  });
});

describe('a gesture', () => {
  it('is sent like an answer, and after a refusal the question stays', () => {
    link.gesture([
      [0, 3, 4],
      [16, 5, 4],
    ]);
    expect(FakeSocket.last.answers).toEqual([
      {
        type: 'answer',
        id: 1,
        ply: 4,
        gesture: [
          [0, 3, 4],
          [16, 5, 4],
        ],
      },
    ]);
    expect(link.busy).toBe(true);
    FakeSocket.last.tell({ type: 'refused', slug: 'no_gesture', message: 'Too slow.', facts: {}, ply: 4, reply: 1 });
    expect(link.busy).toBe(false);
    expect(link.refused?.message).toBe('Too slow.');
    expect(link.stop?.question).not.toBeNull();
  });
});

describe('a habit', () => {
  it('answers the current question', () => {
    link.habit('turn.choice', 'hold');
    expect(link.busy).toBe(true);
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'habit', id: 1, prompt: 'turn.choice', value: 'hold' });
  });

  it('can be set during another question, or none', () => {
    link.habit('decide.react', 'pass');
    expect(link.busy).toBe(false);
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'habit', id: 1, prompt: 'decide.react', value: 'pass' });
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6, question: null, waiting: [1] }));
    link.habit('turn.choice', 'hold');
    expect(link.busy).toBe(false);
    expect(FakeSocket.last.said).toHaveLength(2);
  });
});

describe('the setting for windows', () => {
  const window = { ...question(), window: true };

  it('may answer the open window, and survives a reconnect like an answer', () => {
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6, windows: 'all', question: window }));
    link.windows('mine');
    expect(link.busy).toBe(true);
    const socket = comeBack(stopOf({ since: 6, ply: 6, windows: 'all', question: window }));
    expect(socket.said).toEqual([{ type: 'windows', id: 1, which: 'mine', seat: 0 }]);
    socket.tell(stopOf({ since: 6, ply: 7, windows: 'mine', question: null, waiting: [1] }));
    expect(link.busy).toBe(false);
  });

  it('may leave it open', () => {
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6, windows: 'all', question: window }));
    link.windows('near');
    FakeSocket.last.tell(stopOf({ since: 6, ply: 6, windows: 'near', question: window, reply: 1 }));
    expect(link.busy).toBe(false);
    expect(link.stop?.windows).toBe('near');
  });

  it('can change while the game asks me nothing', () => {
    FakeSocket.last.tell(stopOf({ since: 4, ply: 6, windows: 'all', question: null, waiting: [1] }));
    link.windows('near');
    expect(link.busy).toBe(false);
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'windows', id: 1, which: 'near', seat: 0 });
  });
});
