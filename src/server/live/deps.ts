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
  /** A message arrived; 'bad' when it was invalid. */
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
  /**
   * The owner of the cookie or token, or why it is no longer valid. Checked again at intervals, since either may end
   * while the socket is open.
   */
  who(request: IncomingMessage): Promise<string | Denied | undefined>;
  /** Where a request comes from; absent: the other end of the connection, which may be a proxy. */
  address?(request: IncomingMessage): string;
  /**
   * 0 when it is allowed, and then it counts; otherwise the seconds to wait. `from` is the address as limits count it
   * (`addressKey`); `person` is absent while unknown.
   */
  spend?(budget: Budget, from: string, person?: string): number;
  /** The public URL of this server; undefined: any host name. */
  readonly publicUrl?: string | undefined;
  readonly limits?: Partial<LiveLimits> | undefined;
  readonly metrics?: LiveMetrics | undefined;
}
