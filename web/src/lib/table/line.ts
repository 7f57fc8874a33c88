// A WebSocket that reconnects by itself: with growing delays, and at once when the network is back or the page becomes
// visible.
import type { SocketSaid, SocketTold } from '../wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

interface Ears {
  told: (told: SocketTold) => void;
  state: (state: LineState, reason: string) => void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8_000;
const PULSE = 20_000; // between two pings
const PATIENCE = 8_000; // for the pong
const NO_USE = new Set([1008, 4404]); // close codes after which reconnecting is useless: bad request, not found
const WAIT_LONG = new Set([4429, 1013]); // close codes that ask for a long delay: too fast, try later

export class Line {
  /** Reconnected, and no stop has arrived since: a pending answer may have to be sent again. */
  fresh = false;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private due: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private ended = false;

  constructor(
    private readonly address: () => string,
    private readonly ears: Ears,
  ) {}

  open(): void {
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  /** Close and reconnect, for example with another cookie or for another seat. */
  again(): void {
    this.drop();
    this.ended = false;
    this.connect();
  }

  retry(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) this.again();
  }

  send(said: SocketSaid): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(said));
    return true;
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible' && !this.ended && !this.socket) this.again();
  };

  private connect(): void {
    this.ears.state('connecting', '');
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.fresh = true;
    socket.onopen = () => {
      this.ears.state('open', '');
      this.heard = Date.now();
      this.pulse = setInterval(() => this.feel(), PULSE);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now();
      this.wait = FIRST_WAIT;
      this.ears.told(JSON.parse(message.data) as SocketTold);
    };
    socket.onclose = (farewell) => {
      if (this.socket !== socket) return; // we closed this one ourselves
      this.drop();
      if (NO_USE.has(farewell.code)) {
        this.ended = true;
        this.ears.state('closed', farewell.reason || 'not_found');
        return;
      }
      this.ears.state('lost', farewell.reason);
      if (WAIT_LONG.has(farewell.code)) this.wait = LONGEST_WAIT;
      this.due = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** Ping the server: a connection can die without a close event. */
  private feel(): void {
    // Compare with the time of this ping, not with a fixed interval: browsers slow down the timers of hidden pages.
    const asked = Date.now();
    this.send({ type: 'ping' });
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      if (this.heard >= asked) return;
      this.ears.state('lost', '');
      this.again();
    }, PATIENCE);
  }

  private drop(): void {
    clearTimeout(this.due);
    clearInterval(this.pulse);
    clearTimeout(this.doubt);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
