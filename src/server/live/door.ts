import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isForeignOrigin } from '../http/protection/origin.ts';
import { StoreDown } from '../store/port.ts';

/** The path of the sockets. */
export const LIVE_PATH = '/live';

/** Why a connection was rejected. */
export class Rejected extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const isOurs = (request: IncomingMessage): boolean =>
  request.url?.split('?', 1)[0] === LIVE_PATH && request.headers.upgrade?.toLowerCase() === 'websocket';

/**
 * A browser opens sockets to anywhere for any page, and sends our cookie along; only the origin tells whose page it was.
 * A program has none, and must show a token, which no foreign page can do.
 */
export const comesFromUs = ({ headers }: IncomingMessage, publicUrl: string | undefined): boolean =>
  headers.origin === undefined ? headers.authorization !== undefined : !isForeignOrigin(headers, publicUrl);

/** Answers a request for a socket with a plain refusal, and hangs up. */
export function reject(socket: Duplex, error: unknown): void {
  const { status, code, message } = rejectedFor(error);
  const body = JSON.stringify({ error: { code, message } });
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function rejectedFor(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  if (error instanceof StoreDown) return new Rejected(503, 'unavailable', error.message);
  return new Rejected(500, 'internal', 'Something went wrong on the server.');
}

/** Counts by name; a name that counts nothing is not kept. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, n: 1 | -1): void {
    const now = this.of(name) + n;
    if (now > 0) this.counts.set(name, now);
    else this.counts.delete(name);
  }
}
