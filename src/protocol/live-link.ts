import { Refused } from './client.ts';
import type { ToClient, ToServer } from './live.ts';

interface SocketEvent {
  readonly type: string;
  /** Of a message. */
  readonly data?: unknown;
}

/** The part of a WebSocket that is needed; the browser's and that of the package `ws` both have it. */
export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'error' | 'close', hear: (event: SocketEvent) => void): void;
}

export type LinkState = 'connecting' | 'open' | 'waiting';

/** In milliseconds. */
export interface Timing {
  /** The first wait before connecting again, and the longest; each is about twice the one before. */
  readonly first: number;
  readonly most: number;
  /** A connection that lasted this long was good: the next failure starts with the shortest delay. */
  readonly steady: number;
  /** A peer that has not answered by then is considered gone. */
  readonly reply: number;
  /** After this much silence the peer is pinged. */
  readonly silence: number;
}

export const TIMING: Timing = { first: 500, most: 30_000, steady: 10_000, reply: 15_000, silence: 25_000 };

export interface LinkOptions {
  readonly url: string;
  readonly connect: (url: string) => WebSocketLike;
  readonly timing: Timing;
  readonly onState: (state: LinkState) => void;
  readonly onMessage: (message: ToClient) => void;
}

type WithoutRef<M> = M extends unknown ? Omit<M, 'ref'> : never;
export type Asked = WithoutRef<ToServer>;

interface Waiting {
  readonly resolve: (seq: number | undefined) => void;
  readonly reject: (error: Refused) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** These come from here, not from the server; they have no status of HTTP. */
const offline = () => new Refused(0, { code: 'offline', message: 'Not connected; nothing was sent.' });
const lost = () =>
  new Refused(0, {
    code: 'lost',
    message: 'The connection was lost before a reply arrived. The table shows whether it was done.',
  });

/** One connection after the other to the same server, with questions and their answers. */
export class Link {
  state: LinkState = 'waiting';
  private readonly options: LinkOptions;
  private readonly waiting = new Map<string, Waiting>();
  private socket: WebSocketLike | null = null;
  private closed = false;
  private refs = 0;
  private failures = 0;
  private openSince = 0;
  private heardSince = false;
  /** The server has said when to come back. */
  private comeBack: number | null = null;
  /** The next thing to do by itself: give up connecting, ask after silence, connect again. */
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
  }

  open(): void {
    const { url, connect, timing } = this.options;
    this.become('connecting');
    const socket = connect(url);
    this.socket = socket;
    const whileCurrent = (act: (data: unknown) => void) => (event: SocketEvent) => {
      if (this.socket === socket) act(event.data);
    };
    socket.addEventListener(
      'open',
      whileCurrent(() => this.opened()),
    );
    socket.addEventListener(
      'message',
      whileCurrent((data) => this.hear(data)),
    );
    socket.addEventListener(
      'close',
      whileCurrent(() => this.drop()),
    );
    // A close follows; but without a listener an error would end a Node program.
    socket.addEventListener('error', () => {});
    this.after(timing.reply, () => this.drop());
  }

  /** The answer's seq, if it has one. Rejects with `Refused`: what the server has against it, 'offline' or 'lost'. */
  request(message: Asked, within = this.options.timing.reply): Promise<number | undefined> {
    const { socket } = this;
    if (this.state !== 'open' || !socket) return Promise.reject(offline());
    const ref = `${++this.refs}`;
    return new Promise((resolve, reject) => {
      // No answer at all: the connection is dead, even if nobody has told us.
      const timer = setTimeout(() => this.drop(), within);
      this.waiting.set(ref, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** The page is looked at again, or the machine is back in the network: no reason to wait any longer. */
  retryNow(): void {
    if (this.closed) return;
    if (this.state === 'waiting') {
      clearTimeout(this.next);
      this.open();
    } else if (this.state === 'open') {
      this.askAfterSilence(Math.min(5000, this.options.timing.reply));
    }
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private opened(): void {
    this.openSince = Date.now();
    this.comeBack = null;
    this.keepAwake();
    this.become('open');
  }

  private hear(data: unknown): void {
    this.heardSince = true;
    const message = JSON.parse(String(data)) as ToClient;
    if (message.is === 'goodbye') this.comeBack = message.after;
    else if (message.is === 'done') this.settle(message.ref)?.resolve(message.seq);
    else if (message.is === 'refused' && message.ref !== null)
      this.settle(message.ref)?.reject(new Refused(0, message.error));
    else this.options.onMessage(message);
  }

  private settle(ref: string): Waiting | undefined {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  /** A page is not told of the server's pings, and a dead line looks like a quiet one. */
  private keepAwake(): void {
    this.heardSince = false;
    this.after(this.options.timing.silence, () => {
      if (!this.heardSince) this.askAfterSilence(this.options.timing.reply);
      this.keepAwake();
    });
  }

  private askAfterSilence(within: number): void {
    // If it fails the connection is dropped anyway.
    this.request({ do: 'ping' }, within).catch(() => {});
  }

  /** Closes this connection, no matter which end closed it. Open requests are not resent: the server may have done them. */
  private drop(): void {
    const { socket } = this;
    const good = this.openSince > 0 && Date.now() - this.openSince >= this.options.timing.steady;
    this.socket = null;
    this.openSince = 0;
    clearTimeout(this.next);
    socket?.close();
    if (this.closed) {
      this.state = 'waiting';
    } else {
      this.failures = good || this.comeBack !== null ? 0 : this.failures + 1;
      this.after(this.comeBack ?? this.pause(), () => this.open());
      this.become('waiting');
    }
    for (const ref of [...this.waiting.keys()]) this.settle(ref)?.reject(lost());
  }

  private pause(): number {
    const { first, most } = this.options.timing;
    const longest = Math.min(most, first * 2 ** Math.max(0, this.failures - 1));
    return longest * (0.5 + Math.random() / 2);
  }

  private after(ms: number, act: () => void): void {
    clearTimeout(this.next);
    this.next = setTimeout(act, ms);
  }

  private become(state: LinkState): void {
    this.state = state;
    this.options.onState(state);
  }
}
