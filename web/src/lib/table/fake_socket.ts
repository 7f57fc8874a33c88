// A fake WebSocket for tests: they open it, send messages through it, and break it.
import type { SocketSaid } from '../wire';

/** A frame that comes at once, so that a link handles each message immediately. */
export const AT_ONCE = (act: () => void): void => act();

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  said: SocketSaid[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((farewell: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(words: string): void {
    this.said.push(JSON.parse(words) as SocketSaid);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  /** Close the socket, as a broken network or the server does. */
  fall(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  get answers(): SocketSaid[] {
    return this.said.filter((said) => said.type === 'answer');
  }
}
