import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ToClient, ToServer } from '../../protocol/live.ts';
import type { Problem } from '../../protocol/play.ts';
import { Denied } from '../denied.ts';
import type { Tables } from '../tables/service.ts';
import { Bucket } from './bucket.ts';
import type { Budget, CloseReason, LiveMetrics, Log } from './deps.ts';
import { framed, type Message } from './frames.ts';
import type { LiveLimits } from './limits.ts';
import { problemOf } from './problem.ts';
import { readMessage } from './read.ts';
import { Watches } from './watches.ts';

/** Close codes: of RFC 6455, and one of our own. */
export const CLOSE = { rude: 1008, restart: 1012, identity: 4401 } as const;

/** The amount that must be sent before the next snapshot starts, and how often it is checked. */
const ROOM = { bytes: 64 * 1024, every: 10 };

/** How many pings one snapshot may take to be sent. */
const PINGS_PER_PICTURE = 4;

const BUDGETS: Partial<Record<ToServer['do'], Budget>> = { act: 'command', say: 'chat', watch: 'other' };

export interface ConnectionDeps {
  readonly tables: Tables;
  readonly log: Log;
  readonly limits: LiveLimits;
  readonly metrics: LiveMetrics;
  spend(budget: Budget): number;
}

/** One socket of one person. */
export class Connection {
  readonly person: string;
  readonly watches: Watches;
  /** Resolves when the socket is closed, by either side. */
  readonly closed: Promise<void>;
  private readonly ws: WebSocket;
  private readonly deps: ConnectionDeps;
  private readonly messages: Bucket;
  private readonly mistakes: Bucket;
  /** How many messages are in progress, and who waits until there are none. */
  private working = 0;
  private onIdle = (): void => undefined;
  /** Something came from the other side since the last ping. */
  private answered = true;
  /** Pings that no pong has come to yet. */
  private pings = 0;
  /** Messages are no longer read: the socket is closing. */
  private leaving = false;
  private readonly wire: Duplex;
  /** The messages of this turn, and whether a watch starts with them. */
  private outbox: Message[] = [];
  private begins = false;
  /** Bytes that were handed over, and how many of them up to where the last look had begun. */
  private handed = 0;
  private begun = 0;
  /** For how many pings that has been on its way. */
  private behind = 0;

  /** `wire`: what lies under the socket. */
  constructor(ws: WebSocket, wire: Duplex, person: string, deps: ConnectionDeps) {
    const { limits, log } = deps;
    this.ws = ws;
    this.wire = wire;
    this.person = person;
    this.deps = deps;
    this.messages = new Bucket(limits.messages);
    this.mistakes = new Bucket(limits.mistakes);
    this.watches = new Watches(
      deps.tables,
      person,
      limits.watches,
      (message, begins) => this.sendWritten(message, begins),
      () => this.room(),
    );
    ws.on('message', (data, binary) => this.hear(binary ? null : data.toString()));
    ws.on('pong', () => {
      this.answered = true;
      if (this.pings > 0) this.pings--;
      else this.unasked();
    });
    ws.on('ping', () => this.unasked());
    // An oversized or broken frame; the library closes the socket with the right code.
    ws.on('error', (err) => log.debug({ person, err }, 'a socket failed'));
    const beat = setInterval(() => this.beat(), limits.pingEvery);
    this.closed = new Promise((resolve) => {
      ws.once('close', () => {
        clearInterval(beat);
        this.leaving = true;
        this.watches.stopAll();
        resolve();
      });
    });
  }

  send(message: ToClient): void {
    this.sendWritten(JSON.stringify(message));
  }

  /** A client that does not keep up is disconnected instead of buffered: it reconnects and gets what it missed. */
  private sendWritten(message: Message, begins = false): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (begins) this.begins = true;
    if (Math.min(this.ws.bufferedAmount, this.sinceBegun) > this.deps.limits.waiting) this.cut('slow');
    else this.post(message);
  }

  /**
   * The bytes after the first message of the last watch. A snapshot may be larger than the whole buffer limit: a client
   * disconnected because of it would reconnect and be sent the same again. Only one snapshot is ever on its way (see
   * `room`).
   */
  private get sinceBegun(): number {
    return this.handed - this.begun;
  }

  /** Messages of one turn are sent together: a system call costs the same for few bytes as for many. */
  private post(message: Message): void {
    if (this.outbox.push(message) === 1) process.nextTick(() => this.flush());
  }

  private flush(): void {
    const messages = this.outbox;
    this.outbox = [];
    if (messages.length === 0 || this.ws.readyState !== this.ws.OPEN) return;
    const bytes = framed(messages);
    this.handed += bytes.length;
    if (this.begins) {
      this.begins = false;
      this.begun = this.handed;
      this.behind = 0;
    }
    this.wire.write(bytes);
  }

  close(why: CloseReason, code: number, reason: string): void {
    this.leaving = true;
    if (this.ws.readyState === this.ws.OPEN) {
      this.deps.metrics.closed?.(why);
      this.flush();
      this.ws.close(code, reason);
    }
    const late = setTimeout(() => this.ws.terminate(), this.deps.limits.closeWithin);
    void this.closed.then(() => clearTimeout(late));
  }

  /** Stops reading, finishes pending work, and tells the client when to reconnect. */
  async goodbye(after: number): Promise<void> {
    this.leaving = true;
    await Promise.race([this.idle(), later(this.deps.limits.closeWithin), this.closed]);
    this.send({ is: 'goodbye', after });
    this.close('goodbye', CLOSE.restart, 'the server restarts');
    await this.closed;
  }

  private idle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.working === 0) resolve();
      else this.onIdle = resolve;
    });
  }

  private beat(): void {
    const onItsWay = this.ws.bufferedAmount > this.sinceBegun;
    this.behind = onItsWay ? this.behind + 1 : 0;
    if (this.behind > PINGS_PER_PICTURE) this.cut('slow');
    else if (!this.answered && !onItsWay) this.cut('silent');
    else this.ping();
    // A ping queues behind the snapshot and cannot be answered yet.
    this.answered = onItsWay;
  }

  private ping(): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.pings++;
    this.ws.ping();
  }

  /** The library answers pings, but a client that only pings still uses our time. */
  private unasked(): void {
    if (!this.messages.take()) this.mistake(null, TOO_FAST);
  }

  private cut(why: CloseReason): void {
    this.deps.log.debug({ person: this.person, why }, 'socket disconnected: the client does not keep up');
    this.deps.metrics.closed?.(why);
    this.leaving = true;
    this.ws.terminate();
  }

  private hear(text: string | null): void {
    if (this.leaving) return;
    this.answered = true;
    const read = text === null ? BINARY : readMessage(text);
    this.deps.metrics.heard?.(read.ok ? read.message.do : 'bad');
    const inTime = this.messages.take() && this.working < this.deps.limits.atOnce;
    if (!read.ok) this.mistake(read.ref, read.error);
    else if (!inTime) this.mistake(read.message.ref, TOO_FAST);
    else void this.answer(read.message);
  }

  private mistake(ref: string | null, error: Problem['error']): void {
    if (this.leaving) return;
    this.refuse(ref, error);
    if (!this.mistakes.take()) this.close('rude', CLOSE.rude, error.code);
  }

  private refuse(ref: string | null, error: Problem['error']): void {
    this.deps.metrics.refused?.(error.code);
    this.send({ is: 'refused', ref, error });
  }

  private async answer(message: ToServer): Promise<void> {
    const { ref } = message;
    this.working++;
    try {
      this.pay(message);
      const seq = await this.carryOut(message);
      this.send({ is: 'done', ref, ...(seq === undefined ? {} : { seq }) });
    } catch (error) {
      const table = 'table' in message ? message.table : undefined;
      this.refuse(ref, problemOf(error, this.deps.log, { do: message.do, person: this.person, table }));
    } finally {
      if (--this.working === 0) this.onIdle();
    }
  }

  /** Counts against this person's limits over all sockets and requests together. */
  private pay(message: ToServer): void {
    const budget = BUDGETS[message.do];
    const wait = budget === undefined ? 0 : this.deps.spend(budget);
    if (wait > 0) throw new Denied(429, TOO_FAST.code, `Too many requests. Try again in ${wait} s.`);
  }

  private async carryOut(message: ToServer): Promise<number | undefined> {
    const { tables, metrics } = this.deps;
    switch (message.do) {
      case 'ping':
        return undefined;
      case 'watch':
        await this.watches.start(message, message.after);
        return undefined;
      case 'unwatch':
        this.watches.stop(message);
        return undefined;
      case 'say':
        await tables.say(this.person, message.table, message.text);
        return undefined;
      case 'act': {
        // A reply that something was done comes after everything up to it was shown, also if watching started just before.
        if (!this.watches.allBegun) await this.watches.begun();
        const began = performance.now();
        const { seq } = await tables.act(this.person, message.table, message.seat, message.command);
        metrics.acted?.((performance.now() - began) / 1000);
        return seq;
      }
    }
  }

  private async room(): Promise<void> {
    // Only bytes already handed to the socket are counted there.
    this.flush();
    while (this.ws.readyState === this.ws.OPEN && this.ws.bufferedAmount > ROOM.bytes)
      await later(ROOM.every);
  }
}

const TOO_FAST = { code: 'too-fast', message: 'Too many messages at once.' };
const BINARY = {
  ok: false,
  ref: null,
  error: { code: 'malformed', message: 'Messages must be text, not binary.' },
} as const;

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
