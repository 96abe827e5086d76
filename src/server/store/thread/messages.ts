import type { MessagePort, Worker } from 'node:worker_threads';
import { type Signal, StoreDown } from '../port.ts';

/** What is asked of the thread: a function of the keeper, in a group (`tables`) or by itself. */
export interface Call {
  readonly ref: number;
  readonly group: string | null;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** What the thread says. */
export type Said =
  | { readonly is: 'open' }
  | { readonly is: 'done'; readonly ref: number; readonly value: unknown }
  | { readonly is: 'failed'; readonly ref: number; readonly trouble: Trouble }
  | { readonly is: 'signal'; readonly signal: Signal }
  | { readonly is: 'commit'; readonly seconds: number; readonly steps: number };

/** An error on its way between threads, which forget of what kind it is. */
export interface Trouble {
  readonly down: boolean;
  readonly error: unknown;
}

export const troubleOf = (error: unknown): Trouble => ({ down: error instanceof StoreDown, error });

export const errorOf = ({ down, error }: Trouble): unknown =>
  down ? new StoreDown(error instanceof Error ? error.cause : error) : error;

/** Sends what is said in one turn of the event loop together: a message costs more than what is in it. */
export function together<T>(to: MessagePort | Worker): (one: T) => void {
  let waiting: T[] = [];
  const send = (): void => {
    const all = waiting;
    waiting = [];
    to.postMessage(all);
  };
  return (one) => {
    if (waiting.push(one) === 1) setImmediate(send);
  };
}
