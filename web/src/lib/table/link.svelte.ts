// The state of one table, kept up to date by its socket, and the messages that I send. After a broken connection it
// reconnects, fetches only what it missed, and neither loses a pending answer nor gives it twice.
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
import { nextFrame, Pace, type Frame } from './pace';
import { ReconnectingSocket, type SocketState } from './reconnecting_socket';
import { newsFor, socketAddress } from './socket_address';

interface Pending {
  id: number;
  match: string;
  seat: number;
  ply: number;
  rewinds: number;
  said: Saying;
}

// A message without its `id`, which TableLink assigns.
type Saying = SocketSaid extends infer S ? (S extends { type: string } ? Omit<S, 'id'> : never) : never;

export class TableLink {
  table = $state.raw<TableInfo | null>(null);
  stop = $state.raw<Stop | null>(null);
  /** All events of this match that my seat may see. */
  events = $state.raw<EventInfo[]>([]);
  /** Notices of the table itself: a clock ran out, a player resigned. */
  notices = $state.raw<EventInfo[]>([]);
  /** The events since the previous stop. Empty if the server sent everything again, unless for another seat. */
  fresh = $state.raw<EventInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  hint = $state.raw<HintInfo | null>(null);
  refused = $state.raw<RefusedInfo | null>(null);
  thinking = $state(false); // the server computes a hint
  busy = $state(false); // an answer is pending
  state = $state<SocketState>('connecting');
  /** The connection broke and is not back yet. */
  lost = $state(false);
  /** When the last stop arrived, by `performance.now()`: the players' clocks count down from there. */
  heardAt = $state(0);
  /** When the table arrived, by `performance.now()`: its `away` counts up from there. */
  tableAt = $state(0);
  /** My cookie has expired: I am a spectator now. */
  loggedOut = $state(false);
  /** Why the server refused the socket for good; empty while it has not. */
  gone = $state('');

  private pending: Pending | null = null;
  private number = 0;
  private hintAsked = 0; // the number of the hint request that I still wait for
  private seat = $state<number | null>(null);
  private socket: ReconnectingSocket;
  private later = false; // a stop of the same batch came before: add to its fresh events

  constructor(id: string, frame: Frame = nextFrame) {
    const pace = new Pace<SocketTold>((told) => this.handleAll(told), frame);
    this.socket = new ReconnectingSocket(() => socketAddress(id, this.stop, this.seat), {
      message: (message) => pace.take(message),
      state: (state, reason) => {
        pace.flush(); // the URL of a reconnect names the last stop that we handled
        this.state = state;
        if (state === 'closed') this.gone = reason;
        if (state === 'open') this.lost = false;
        if (state === 'lost') {
          this.lost = true;
          this.thinking = false; // the answer to a hint request is lost
          if (reason === 'logged_out') {
            this.loggedOut = true;
            void whoAmI(true).catch(() => undefined); // update the header of the page, too
          }
        }
      },
    });
    this.socket.open();
  }

  /** Show a table that a request returned, or the socket told. */
  showTable(table: TableInfo): void {
    this.table = table;
    this.tableAt = performance.now();
  }

  close(): void {
    this.socket.close();
  }

  /** Reconnect now instead of after the delay. */
  retry(): void {
    this.socket.retry();
  }

  /** Show the view of this seat of mine; null: the server chooses the seat that must answer. */
  sitAt(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.socket.reconnect();
  }

  /** The seat chosen with `sitAt`, or null. */
  get chosen(): number | null {
    return this.seat;
  }

  /** Reconnect with my current cookie. */
  reconnect(): void {
    this.loggedOut = false;
    this.socket.reconnect();
  }

  answer(index: number): void {
    this.sendAnswer({ type: 'answer', ply: this.stop?.ply ?? 0, index });
  }

  /** The server interprets the gesture. If it cannot, it refuses, and the question stays. */
  gesture(points: GesturePoint[]): void {
    this.sendAnswer({ type: 'answer', ply: this.stop?.ply ?? 0, gesture: points });
  }

  /** Send a message that answers the question. Repeat it after each reconnect until the match has moved on. */
  private sendAnswer(said: Saying): void {
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
    this.sendPending();
  }

  undo = (): boolean => this.sendMessage({ type: 'undo' });
  agree = (): boolean => this.sendMessage({ type: 'agree' });
  refuse = (): boolean => this.sendMessage({ type: 'refuse' });
  resign = (): boolean => this.sendMessage({ type: 'resign' });
  /** Returns false if the socket is down and nothing was sent. */
  talk = (text: string): boolean => this.sendMessage({ type: 'chat', text });
  forget = (): void => void (this.refused = null);

  /** Always give this answer to this prompt, also if the current question has it. Without a value: ask me again. */
  habit(prompt: string, value?: OptionValue): void {
    if (value === undefined) this.sendMessage({ type: 'habit', prompt });
    else if (this.stop?.question?.prompt === prompt) this.sendAnswer({ type: 'habit', prompt, value });
    else this.sendMessage({ type: 'habit', prompt, value });
  }

  /** Ask my seat only in these windows. This may also answer the window that is open now. */
  windows(which: Which): void {
    const seat = this.stop?.seat ?? null;
    if (this.stop?.question?.window && !this.pending) this.sendAnswer({ type: 'windows', which, seat });
    else this.sendMessage({ type: 'windows', which, seat });
  }

  askHint(seconds = 1.5): void {
    if (this.thinking) return;
    this.thinking = this.sendMessage({ type: 'hint', seconds });
    this.hintAsked = this.number;
  }

  /** Stop waiting for the hint: ignore it when it comes. */
  dropHint(): void {
    this.thinking = false;
    this.hintAsked = 0;
  }

  private sendMessage(said: Saying): boolean {
    this.refused = null;
    return this.socket.send({ ...said, id: ++this.number });
  }

  private sendPending(): void {
    const due = this.pending;
    if (due) this.socket.send({ ...due.said, id: due.id });
  }

  private handleAll(all: SocketTold[]): void {
    const shown = this.stop;
    this.later = false;
    for (const told of all) this.handle(told);
    this.later = false;
    if (this.stop && this.stop !== shown) this.stop = repeated(shown, this.stop);
  }

  private handle(told: SocketTold): void {
    switch (told.type) {
      case 'table':
        this.showTable(told);
        return;
      case 'stop':
        this.handleStop(told);
        return;
      case 'chat':
        if (!this.chat.some((line) => line.number === told.number)) this.chat = [...this.chat, told];
        return;
      case 'here':
        this.handleHere(told);
        return;
      case 'hint':
        if (told.reply !== this.hintAsked) return;
        this.thinking = false;
        if (told.ply === this.stop?.ply && told.seat === this.stop.seat) this.hint = told;
        return;
      case 'refused':
        this.handleRefused(told);
        return;
    }
  }

  /** Somebody came or went: update the table and the last stop. */
  private handleHere({ seats, watching, stand_ins, away }: HereInfo): void {
    const isPerson = (one: { kind: string }): boolean => one.kind === 'person';
    const { table, stop } = this;
    if (table) {
      const seen = table.seats.map((seat, place) => (isPerson(seat) ? { ...seat, here: seats.includes(place) } : seat));
      this.showTable({ ...table, watching, away, seats: seen });
    }
    if (stop) {
      const players = stop.players.map((one, place) =>
        isPerson(one) ? { ...one, here: seats.includes(place), stand_in: stand_ins.includes(place) } : one,
      );
      this.stop = { ...stop, players };
    }
  }

  private handleStop(stop: Stop): void {
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

  /** Forget the pending answer if it was accepted or is stale; send it again if the socket has just reconnected. */
  private settle(stop: Stop): void {
    const due = this.pending;
    const cameBack = this.socket.fresh;
    this.socket.fresh = false;
    if (!due) return;
    const same =
      stop.match === due.match && stop.seat === due.seat && stop.ply === due.ply && stop.rewinds === due.rewinds;
    if (!same || !stop.question || stop.reply === due.id) {
      this.pending = null;
      this.busy = false;
    } else if (cameBack) {
      this.sendPending();
    }
  }

  private handleRefused(told: RefusedInfo): void {
    if (told.reply === this.hintAsked) this.thinking = false;
    if (this.pending && told.reply === this.pending.id) {
      this.pending = null;
      this.busy = false;
    }
    if (told.slug === 'stale_answer') return; // the player sees the newer stop anyway
    this.refused = told;
  }
}

/** Is it another moment, or the view of another seat? */
function hasMoved(before: Stop | null, now: Stop): boolean {
  return (
    before?.match !== now.match || before.seat !== now.seat || before.ply !== now.ply || before.rewinds !== now.rewinds
  );
}

/** The new stop; parts that equal the stop on screen stay the same objects, so that Svelte does not redraw them. */
function repeated(shown: Stop | null, now: Stop): Stop {
  return {
    ...now,
    view: steady(shown?.view, now.view),
    autos: steady(shown?.autos, now.autos),
    // An equal question at another moment is a new question; at the same moment the server only repeats it.
    question: hasMoved(shown, now) ? now.question : steady(shown?.question, now.question),
  };
}
