// One table, seen through its socket: what lies there, what was said, and what I say. When the line breaks it comes back
// by itself, goes on where it was, and an answer that was under way is neither lost nor given twice.
import { whoAmI } from '../me.svelte';
import { steady } from '../steady';
import type {
  ChatLine,
  EventInfo,
  GesturePoint,
  HereInfo,
  HintInfo,
  OptionValue,
  RefusedInfo,
  SocketSaid,
  SocketTold,
  Stop,
  TableInfo,
  Which,
} from '../wire';
import { newsFor, socketAddress } from './eyes';
import { Line, type LineState } from './line';
import { nextFrame, Pace, type Frame } from './pace';

interface Pending {
  id: number;
  match: string;
  seat: number;
  ply: number;
  rewinds: number;
  said: Saying;
}

// Without the `id`, which is ours to give.
type Saying = SocketSaid extends infer S ? (S extends { type: string } ? Omit<S, 'id'> : never) : never;

export class TableLink {
  table = $state.raw<TableInfo | null>(null);
  stop = $state.raw<Stop | null>(null);
  /** All that happened in this match, as far as my seat may know. */
  events = $state.raw<EventInfo[]>([]);
  /** What the table itself had to say: a time that ran out, somebody who gave up. */
  notices = $state.raw<EventInfo[]>([]);
  /** What happened since the stop before; nothing when everything was told anew. */
  fresh = $state.raw<EventInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  hint = $state.raw<HintInfo | null>(null);
  refused = $state.raw<RefusedInfo | null>(null);
  thinking = $state(false); // about a hint
  busy = $state(false); // an answer is on its way
  state = $state<LineState>('connecting');
  /** The line broke, and is not back yet. */
  lost = $state(false);
  /** When the last stop came, on the clock of `performance.now()`: clocks count down from there. */
  heardAt = $state(0);
  /** The cookie with which I came counts no more: I look on as a stranger. */
  loggedOut = $state(false);
  /** Why the server will not have us, where coming back is no use. */
  gone = $state('');

  private pending: Pending | null = null;
  private number = 0;
  private seat = $state<number | null>(null);
  private line: Line;
  private later = false; // what is heard comes in one piece with something before

  constructor(id: string, frame: Frame = nextFrame) {
    const pace = new Pace<SocketTold>((told) => this.hearAll(told), frame);
    this.line = new Line(() => socketAddress(id, this.stop, this.seat), {
      told: (told) => pace.take(told),
      state: (state, reason) => {
        pace.flush(); // who comes back says what they know
        this.state = state;
        if (state === 'closed') this.gone = reason;
        if (state === 'open') this.lost = false;
        if (state === 'lost') {
          this.lost = true;
          this.thinking = false; // who was asked for a hint has not heard it
          if (reason === 'logged_out') {
            this.loggedOut = true;
            void whoAmI(true).catch(() => undefined); // then the head of the page tells the truth, too
          }
        }
      },
    });
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  /** Try again now, whatever the waiting time. */
  retry(): void {
    this.line.retry();
  }

  /** Look through the eyes of one seat of mine, and stay there; null: of whichever is asked, as the server chooses. */
  sitAt(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.line.again();
  }

  /** The seat that was chosen among mine, if one was. */
  get chosen(): number | null {
    return this.seat;
  }

  /** Come back with the cookie that I have now. */
  again(): void {
    this.loggedOut = false;
    this.line.again();
  }

  answer(index: number): void {
    this.owe({ type: 'answer', ply: this.stop?.ply ?? 0, index });
  }

  /** The server reads what it means; what means nothing is refused, and the question stays. */
  gesture(points: GesturePoint[]): void {
    this.owe({ type: 'answer', ply: this.stop?.ply ?? 0, gesture: points });
  }

  /** What answers the question is said until the match has gone on: no broken line loses it. */
  private owe(said: Saying): void {
    const stop = this.stop;
    if (!stop?.question || this.pending) return;
    this.refused = null;
    this.pending = {
      id: ++this.number,
      match: stop.match,
      seat: stop.seat,
      ply: stop.ply,
      rewinds: stop.rewinds,
      said,
    };
    this.busy = true;
    this.send();
  }

  undo = (): boolean => this.say({ type: 'undo' });
  agree = (): boolean => this.say({ type: 'agree' });
  refuse = (): boolean => this.say({ type: 'refuse' });
  resign = (): boolean => this.say({ type: 'resign' });
  /** False where the line is down, and nothing was said. */
  talk = (text: string): boolean => this.say({ type: 'chat', text });
  forget = (): void => void (this.refused = null);

  /** Always answer so, beginning with the question that is asked now, if it is this; without a value, ask me again. */
  habit(prompt: string, value?: OptionValue): void {
    if (value === undefined) this.say({ type: 'habit', prompt });
    else if (this.stop?.question?.prompt === prompt) this.owe({ type: 'habit', prompt, value });
    else this.say({ type: 'habit', prompt, value });
  }

  /** Ask this seat in these windows only, beginning with the one that is open now, if it is. */
  windows(which: Which): void {
    const seat = this.stop?.seat ?? null;
    if (this.stop?.question?.window && !this.pending) this.owe({ type: 'windows', which, seat });
    else this.say({ type: 'windows', which, seat });
  }

  askHint(seconds = 1.5): void {
    if (this.thinking) return;
    this.thinking = this.say({ type: 'hint', seconds });
  }

  private say(said: Saying): boolean {
    this.refused = null;
    return this.line.send({ ...said, id: ++this.number });
  }

  private send(): void {
    const due = this.pending;
    if (due) this.line.send({ ...due.said, id: due.id });
  }

  private hearAll(all: SocketTold[]): void {
    const shown = this.stop;
    this.later = false;
    for (const told of all) this.hear(told);
    this.later = false;
    if (this.stop && this.stop !== shown) this.stop = repeated(shown, this.stop);
  }

  private hear(told: SocketTold): void {
    switch (told.type) {
      case 'table':
        this.table = told;
        return;
      case 'stop':
        this.hearStop(told);
        return;
      case 'chat':
        if (!this.chat.some((line) => line.number === told.number)) this.chat = [...this.chat, told];
        return;
      case 'here':
        this.hearHere(told);
        return;
      case 'hint':
        this.thinking = false;
        if (told.ply === this.stop?.ply && told.seat === this.stop.seat) this.hint = told;
        return;
      case 'refused':
        this.hearRefused(told);
        return;
    }
  }

  /** Somebody came or went: the table and the stop that we know say so from now on. */
  private hearHere({ seats, watching, stand_ins }: HereInfo): void {
    const isPerson = (one: { kind: string }): boolean => one.kind === 'person';
    const { table, stop } = this;
    if (table) {
      const seen = table.seats.map((seat, place) => (isPerson(seat) ? { ...seat, here: seats.includes(place) } : seat));
      this.table = { ...table, watching, seats: seen };
    }
    if (stop) {
      const players = stop.players.map((one, place) =>
        isPerson(one) ? { ...one, here: seats.includes(place), stand_in: stand_ins.includes(place) } : one,
      );
      this.stop = { ...stop, players };
    }
  }

  private hearStop(stop: Stop): void {
    const before = this.stop;
    const anew = stop.since === -1 || before?.match !== stop.match;
    const moved = hasMoved(before, stop);
    this.events = anew ? stop.events : [...this.events, ...stop.events];
    this.notices = anew ? stop.notices : [...this.notices, ...stop.notices];
    if (moved) {
      const news = anew ? newsFor(before, stop) : stop.events;
      this.fresh = this.later && !anew ? [...this.fresh, ...news] : news;
      this.later = true;
      this.hint = null;
      this.thinking = false;
    }
    this.stop = stop;
    this.heardAt = performance.now();
    this.settle(stop);
  }

  /** The answer under way was taken, or has become pointless, or has to be said once more after a broken line. */
  private settle(stop: Stop): void {
    const due = this.pending;
    const cameBack = this.line.fresh;
    this.line.fresh = false;
    if (!due) return;
    const same =
      stop.match === due.match && stop.seat === due.seat && stop.ply === due.ply && stop.rewinds === due.rewinds;
    if (!same || !stop.question || stop.reply === due.id) {
      this.pending = null;
      this.busy = false;
    } else if (cameBack) {
      this.send();
    }
  }

  private hearRefused(told: RefusedInfo): void {
    this.thinking = false;
    if (this.pending && told.reply === this.pending.id) {
      this.pending = null;
      this.busy = false;
    }
    if (told.slug === 'stale_answer') return; // the stop that made it stale says everything
    this.refused = told;
  }
}

/** Is it another moment, or seen through other eyes? */
function hasMoved(before: Stop | null, now: Stop): boolean {
  return (
    before?.match !== now.match || before.seat !== now.seat || before.ply !== now.ply || before.rewinds !== now.rewinds
  );
}

/** What it repeats of the stop that is shown stays the same object, so that nobody has to look at it again. */
function repeated(shown: Stop | null, now: Stop): Stop {
  return {
    ...now,
    view: steady(shown?.view, now.view),
    autos: steady(shown?.autos, now.autos),
    // The same words asked once more are another question; told once more, they are not.
    question: hasMoved(shown, now) ? now.question : steady(shown?.question, now.question),
  };
}
