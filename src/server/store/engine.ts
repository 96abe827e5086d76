import type { Kysely, Transaction } from 'kysely';
import type { Signal } from './port.ts';
import type { Schema } from './schema.ts';

export type Tell = (signal: Signal) => void;

/** What the two storages do differently; all else is in the queries. Errors come out as StoreDown, Clash, or what they are. */
export interface Engine {
  readonly db: Kysely<Schema>;
  /** Whether other processes may write at the same time, so that rows that are read to be changed must be locked. */
  readonly shared: boolean;
  /** Work in one transaction. Its signals are sent after the commit, and not at all when it fails. */
  write<T>(work: (trx: Transaction<Schema>, tell: Tell) => Promise<T>): Promise<T>;
  listen(hear: (signal: Signal) => void): void;
  missed(again: () => void): void;
  close(): Promise<void>;
}
