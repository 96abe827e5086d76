import type { MessagePort, Worker } from 'node:worker_threads';
import { codeOf } from '../causes.ts';
import { type Signal, StoreDamaged, StoreDown } from '../port.ts';

/**
 * A call to the thread: a function of the store, in a group (`tables`) or on its own. Here and below as arrays: they are
 * read faster, and every step sends one each way.
 */
export type Call = readonly [ref: number, group: string | null, name: string, args: readonly unknown[]];

/** What the thread says. */
export type Said =
  | readonly ['open']
  /** The storage cannot be opened. */
  | readonly ['shut', trouble: Trouble]
  | readonly ['done', ref: number, value: unknown]
  | readonly ['failed', ref: number, trouble: Trouble]
  | readonly ['table', table: string, version: number | null]
  | readonly ['signal', signal: Exclude<Signal, { is: 'table' }>]
  | readonly ['commit', seconds: number, steps: number];

/** Signals about tables come with every step, the others seldom. */
export const saidOf = (signal: Signal): Said =>
  signal.is === 'table' ? ['table', signal.table, signal.version] : ['signal', signal];

/** An error on its way between threads, which forget of what kind it is. */
export interface Trouble {
  readonly kind: 'down' | 'damaged' | 'other';
  readonly error: unknown;
  /** Empty: it has none. A copy of an error loses its code. */
  readonly code: string;
}

export const troubleOf = (error: unknown): Trouble => ({
  kind: error instanceof StoreDown ? 'down' : error instanceof StoreDamaged ? 'damaged' : 'other',
  error: plainError(error),
  code: codeOf(error),
});

/** SQLite's errors are made in a way of their own, so that of a copy only the code would be left. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const plain = new Error(error.message, { cause: plainError(error.cause) });
  return Object.assign(plain, { stack: error.stack });
}

export function errorOf({ kind, error, code }: Trouble): unknown {
  const cause = error instanceof Error && kind !== 'other' ? error.cause : error;
  if (cause instanceof Error && code !== '') Object.assign(cause, { code });
  if (kind === 'down') return new StoreDown(cause);
  return kind === 'damaged' ? new StoreDamaged(cause) : error;
}

/** At most this many are sent together: a turn with many steps takes long, and the other side could already work. */
const MOST = 32;

/** Sends the messages of one turn of the event loop together: a message costs more than its content. */
export function together<T>(to: MessagePort | Worker): (one: T) => void {
  let waiting: T[] = [];
  const send = (): void => {
    if (waiting.length === 0) return;
    const all = waiting;
    waiting = [];
    to.postMessage(all);
  };
  return (one) => {
    waiting.push(one);
    if (waiting.length === MOST) send();
    else if (waiting.length === 1) setImmediate(send);
  };
}
