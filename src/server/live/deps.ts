import type { IncomingMessage, Server } from 'node:http';
import type { Denied } from '../denied.ts';
import type { Tables } from '../tables/service.ts';
import type { LiveLimits } from './limits.ts';

type Say = (facts: object, message: string) => void;

/** The part of Fastify's log that is used here. */
export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}

export type CloseReason = 'slow' | 'silent' | 'rude' | 'identity' | 'goodbye';

/** Told as it happens; what can be counted at any time stands in `Live.counts`. */
export interface LiveMetrics {
  /** A message came; 'bad' when it was none of ours. */
  heard?(what: string): void;
  refused?(code: string): void;
  /** An act was done: the seconds from its coming in to its reply. */
  acted?(seconds: number): void;
  /** The server closed a socket. */
  closed?(why: CloseReason): void;
}

/** What counts against the limits that sockets share with plain requests. */
export type Budget = 'command' | 'chat' | 'other';

export interface LiveDeps {
  readonly server: Server;
  readonly tables: Tables;
  readonly log: Log;
  /** Whose cookie or token this is, or why it is nobody's any more. Asked again from time to time, since either may end while the socket lives. */
  who(request: IncomingMessage): Promise<string | Denied | undefined>;
  /** Where a request comes from; absent: the other end of the connection, which may be a proxy. */
  address?(request: IncomingMessage): string;
  /**
   * 0 when it may be done, and then it counts; else how many seconds to wait. `from`: his address as limits count it (`addressKey`);
   * `person` is absent while nobody knows him.
   */
  spend?(budget: Budget, from: string, person?: string): number;
  /** Where people reach this server; undefined: wherever they found it. */
  readonly publicUrl?: string | undefined;
  readonly limits?: Partial<LiveLimits> | undefined;
  readonly metrics?: LiveMetrics | undefined;
}
