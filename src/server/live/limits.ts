import type { Rate } from './bucket.ts';

/** What one socket, one person and one address may take of the server. Times are in milliseconds. */
export interface LiveLimits {
  /** Bytes of one message. */
  readonly message: number;
  /** Bytes that may wait to be sent. A client slower than the table should reconnect and resume. */
  readonly waiting: number;
  readonly watches: number;
  readonly perPerson: number;
  readonly perAddress: number;
  /** Messages of one socket. */
  readonly messages: Rate;
  /** Invalid messages (malformed, too fast, unknown) before the socket is closed. */
  readonly mistakes: Rate;
  /** Messages of one socket that are being worked on at the same time. */
  readonly atOnce: number;
  /** A socket that has not answered one ping when the next is due is dead. */
  readonly pingEvery: number;
  /** How often a person who is here is said to be. */
  readonly presentEvery: number;
  /** How often it is made sure that a socket's cookie or token still holds. */
  readonly sureEvery: number;
  /** How long the closing handshake may take. */
  readonly closeWithin: number;
}

export const LIVE_LIMITS: LiveLimits = {
  message: 64 * 1024,
  waiting: 1024 * 1024,
  watches: 16,
  perPerson: 20,
  perAddress: 2000,
  messages: { burst: 60, perSecond: 20 },
  mistakes: { burst: 5, perSecond: 1 / 30 },
  atOnce: 32,
  pingEvery: 25_000,
  presentEvery: 30_000,
  sureEvery: 60_000,
  closeWithin: 2_000,
};

/** With all rates multiplied, as the setting says; Infinity: none. Sizes and numbers of sockets stay. */
export const liveLimits = (factor: number): LiveLimits => ({
  ...LIVE_LIMITS,
  messages: {
    burst: Math.max(1, LIVE_LIMITS.messages.burst * factor),
    perSecond: LIVE_LIMITS.messages.perSecond * factor,
  },
});
