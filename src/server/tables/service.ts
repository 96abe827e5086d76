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

/** What somebody who looks at a table is sent. */
export type Sent =
  | { readonly is: 'picture'; readonly picture: Snapshot }
  | { readonly is: 'change'; readonly change: SentChange }
  | { readonly is: 'table'; readonly info: TableInfo }
  | { readonly is: 'chat'; readonly line: ChatLine }
  /** The table is there no more: its host has left before the game began. */
  | { readonly is: 'gone' };

/** Somebody looks at a table until he stops. */
export interface Watch {
  stop(): void;
}

/** From where somebody looks: a seat of his or the spectator's place, with the key of an invitation if he has one. */
export interface Place {
  readonly seat: Viewer;
  readonly key?: string | undefined;
}

/**
 * All that can be done with tables. `person` is an id that was made sure of; everything else comes from outside and is
 * judged here. What is not done is thrown as `Denied`, or as `StoreDown`.
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
  /** `seat` undefined: his first seat there, else the spectator's place. With `after` the newest, waits up to `wait` seconds for the next. */
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
  /** First what there is (a picture, or the changes since `after`), then all that comes, until it is stopped. */
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

  /** A person goes for good: resigns what runs, leaves what is open. */
  personLeaves(person: string): Promise<void>;
  /** A guest has become somebody else's account: his tables, if they are in memory, must be looked up again. */
  personMerged(tables: readonly string[]): Promise<void>;
  /**
   * Some of this person's pages are open: said when he comes, at intervals, and once more when the last is closed. `looking`: the
   * tables that are on them, at intervals; null when he comes or goes, which is told at all his tables.
   */
  present(person: string, looking: readonly string[] | null): Promise<void>;
}
