// A WebSocket that reconnects by itself: with growing delays, and at once when the network is back or the page becomes
// visible.
import type { SocketSaid, SocketTold } from '../wire';

export type SocketState = 'connecting' | 'open' | 'lost' | 'closed';

interface Listener {
  message: (message: SocketTold) => void;
  state: (state: SocketState, reason: string) => void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8_000;
const PING_INTERVAL = 20_000; // between two pings
const PONG_TIMEOUT = 8_000; // for the pong
const FINAL_CODES = new Set([1008, 4404]); // close codes after which reconnecting is useless: bad request, not found
const SLOW_CODES = new Set([4429, 1013]); // close codes that ask for a long delay: too fast, try later

export class ReconnectingSocket {
  /** Set on every connect; the owner clears it with the first stop, and sends a pending answer again then. */
  fresh = false;

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  private ended = false;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
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
    this.disconnect();
  }

  /** Close and reconnect, for example with another cookie or for another seat. */
  reconnect(): void {
    this.disconnect();
    this.ended = false;
    this.connect();
  }

  retry(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) this.reconnect();
  }

  send(said: SocketSaid): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(said));
    return true;
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible' && !this.ended && !this.socket) this.reconnect();
  };

  private connect(): void {
    this.listener.state('connecting', '');
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.fresh = true;
    socket.onopen = () => {
      this.listener.state('open', '');
      this.lastHeard = Date.now();
      this.pingTimer = setInterval(() => this.ping(), PING_INTERVAL);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      this.wait = FIRST_WAIT;
      this.listener.message(JSON.parse(message.data) as SocketTold);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return; // we closed this one ourselves
      this.disconnect();
      if (FINAL_CODES.has(event.code)) {
        this.ended = true;
        this.listener.state('closed', event.reason || 'not_found');
        return;
      }
      this.listener.state('lost', event.reason);
      if (SLOW_CODES.has(event.code)) this.wait = LONGEST_WAIT;
      this.retryTimer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** Ping the server: a connection can die without a close event. */
  private ping(): void {
    // Compare with the time of this ping, not with a fixed interval: browsers slow down the timers of hidden pages.
    const asked = Date.now();
    this.send({ type: 'ping' });
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => {
      if (this.lastHeard >= asked) return;
      this.listener.state('lost', '');
      this.reconnect();
    }, PONG_TIMEOUT);
  }

  private disconnect(): void {
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    clearTimeout(this.pongTimer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
