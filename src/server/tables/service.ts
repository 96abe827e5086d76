import type { Seat, Viewer } from '../../kernel/ids.ts';
import type {
  Chat,
  ChatLine,
  Command,
  Done,
  Hint,
  ReportReceipt,
  Snapshot,
  WhyNot,
} from '../../protocol/play.ts';
import type {
  Fill,
  ImportTable,
  Join,
  NewTable,
  Settle,
  TableInfo,
  TableList,
} from '../../protocol/tables.ts';
import type { Which } from '../store/port.ts';
import type { Found } from '../workers/files/read.ts';
import type { SentChange } from './change.ts';

/** A message to a watcher of a table. */
export type Sent =
  | { readonly is: 'picture'; readonly picture: Snapshot }
  | { readonly is: 'change'; readonly change: SentChange }
  | { readonly is: 'table'; readonly info: TableInfo }
  | { readonly is: 'chat'; readonly line: ChatLine }
  /** The table no longer exists: its host left before the game began. */
  | { readonly is: 'gone' };

/** Watches a table until stopped. */
export interface Watch {
  stop(): void;
}

/** The place to watch from: a seat of one's own or the spectator's place, with an invitation key if there is one. */
export interface Place {
  readonly seat: Viewer;
  readonly key?: string | undefined;
}

/**
 * All operations on tables. `person` is a verified id; everything else is untrusted and checked here. Refusals are
 * thrown as `Denied` or `StoreDown`.
 */
export interface Tables {
  tables(person: string, which: Which): Promise<TableList>;
  makeTable(person: string, wanted: NewTable): Promise<TableInfo>;
  /** Plays on from a position that was found in a file. */
  importTable(person: string, found: Found, chairs: ImportTable['chairs']): Promise<TableInfo>;
  table(person: string, id: string, key?: string): Promise<TableInfo>;
  join(person: string, id: string, wanted: Join): Promise<TableInfo>;
  leave(person: string, id: string): Promise<void>;
  fill(person: string, id: string, wanted: Fill): Promise<TableInfo>;
  start(person: string, id: string): Promise<TableInfo>;
  abandon(person: string, id: string): Promise<TableInfo>;
  rematch(person: string, id: string): Promise<TableInfo>;
  settle(person: string, id: string, wanted: Settle): Promise<TableInfo>;

  act(person: string, id: string, seat: Seat, command: Command): Promise<Done>;
  /**
   * `seat` undefined: the person's first seat there, otherwise the spectator's place. With the newest `after`, waits up
   * to `wait` seconds for the next.
   */
  look(
    person: string,
    id: string,
    from: {
      seat?: Seat | undefined;
      key?: string | undefined;
      after?: number | undefined;
      wait?: number | undefined;
    },
  ): Promise<Snapshot>;
  /** Sends the current state (a snapshot, or the changes since `after`), then everything that follows, until stopped. */
  watch(
    person: string,
    id: string,
    place: Place,
    after: number | undefined,
    send: (sent: Sent) => void,
  ): Promise<Watch>;
  why(person: string, id: string, seat: Seat, ref: string): Promise<WhyNot>;
  /** `signal`: the person who asked has hung up, and need not wait for a thread any more. */
  hint(person: string, id: string, seat: Seat, signal?: AbortSignal): Promise<Hint>;
  chat(person: string, id: string, key?: string): Promise<Chat>;
  say(person: string, id: string, text: string): Promise<ChatLine>;
  report(person: string, id: string, from: Place, words: string): Promise<ReportReceipt>;
  mute(person: string, id: string, whom: string, on: boolean, key?: string): Promise<void>;
  /** As JSON. */
  exportTable(
    person: string,
    id: string,
    from: { seat?: Viewer | undefined; key?: string | undefined },
  ): Promise<Uint8Array>;

  /** A person is deleted: resigns their running games, leaves their open tables. */
  personLeaves(person: string): Promise<void>;
  /** A guest was merged into an account: their cached tables must be loaded again. */
  personMerged(tables: readonly string[]): Promise<void>;
  /**
   * Presence of a person with open pages: reported when they come, at intervals, and again when the last page closes.
   * `looking`: the tables on those pages, at intervals; null on coming and going, which concerns all their tables.
   */
  present(person: string, looking: readonly string[] | null): Promise<void>;
}
