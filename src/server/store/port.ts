import type { Seat } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json.ts';
import type { Position, Row } from '../../kernel/match/rows.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Late, Level, Pace, TableStatus, UndoPolicy } from '../../protocol/tables.ts';

/** Times are ISO 8601 text in UTC, ids random text; secrets that only have to be recognised are stored as sha256. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The name folded for comparison; only accounts have one, and no two the same. */
  readonly account: string | null;
  readonly password: string | null;
  readonly created: string;
}

/** The changes of a person; absent fields stay. An account's name never changes without the displayed name. */
export type PersonChanges =
  | (Pick<Person, 'name' | 'account'> & Partial<Pick<Person, 'password'>>)
  | (Partial<Pick<Person, 'name' | 'password'>> & { readonly account?: undefined });

/** Whether a name can be an account's: 'taken': another has it; 'alike': another has one that looks like it. */
export type NameUse = 'free' | 'taken' | 'alike';

export interface Session {
  readonly hash: string;
  readonly person: string;
  readonly created: string;
  readonly expires: string;
  /** When it was last used, to within some minutes; null: not yet, or before this was written down. */
  readonly used: string | null;
  /** The browser, in words. */
  readonly device: string | null;
}

export interface TokenRecord {
  readonly id: string;
  readonly hash: string;
  readonly person: string;
  readonly label: string;
  readonly created: string;
  readonly used: string | null;
  /** Null: never. */
  readonly expires: string | null;
}

/** The occupant of a seat, with their share of chance. */
export type ChairRecord =
  /** `for`: the only one who may sit down there. */
  | { readonly is: 'open'; readonly for?: string }
  | { readonly is: 'person'; readonly person: string; readonly nonce: string }
  /** `for`: the person it plays for, who may come back. */
  | { readonly is: 'bot'; readonly level: Level; readonly nonce: string; readonly for?: string };

/** Clocks of a running game. They run for the seats that are waited for, since `since`. */
export interface ClockRecord {
  readonly left: readonly number[];
  readonly since: string;
}

/** Agreements between the people at a table that are not part of the game. */
export interface Accord {
  /** Who wants to give the game up without a result; the next move that everybody can see answers it. */
  readonly abandon: readonly Seat[];
  /** By late seat: who agrees to let a bot play on. */
  readonly bot: Readonly<Record<number, readonly Seat[]>>;
  /** Seats whose time is up and not yet settled. */
  readonly late: readonly Seat[];
}

export interface TableRecord {
  readonly id: string;
  /** Counts changes of this record; a change made from an older one is refused. */
  readonly version: number;
  readonly game: string;
  readonly options: Json;
  readonly status: TableStatus;
  readonly host: string;
  readonly created: string;
  /** When something was last done that everybody could see. */
  readonly moved: string;
  readonly access: 'public' | 'link';
  readonly spectators: boolean;
  readonly undo: UndoPolicy;
  /** Whether there are hints also between people. */
  readonly hints: boolean;
  readonly pace: Pace;
  readonly late: Late;
  readonly invite: string;
  /** What all chance follows from. Never leaves the server before the game is over. */
  readonly secret: string;
  readonly chairs: readonly ChairRecord[];
  readonly waiting: readonly Seat[];
  readonly clock: ClockRecord | null;
  /** When the first of the running clocks runs out. */
  readonly due: string | null;
  readonly accord: Accord;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly imported: boolean;
}

/**
 * A row of a game's log, with how far the log is shown to everybody after it, and each viewer's snapshot number (the
 * spectator's last).
 */
export interface LogRecord {
  readonly row: Row;
  readonly shown: number;
  readonly seqs: readonly number[];
}

export interface KeyframeRecord {
  readonly n: number;
  readonly position: Position;
}

/** A notice for a person, delivered once. */
export interface Notice {
  readonly person: string;
  readonly table: string;
  readonly what: 'turn' | 'over';
}

export interface ChatRecord {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: string;
}

/** A player's problem report, with the game as their seat saw it. */
export interface Report {
  readonly id: string;
  readonly at: string;
  readonly table: string;
  readonly person: string;
  readonly words: string;
  readonly file: unknown;
}

/** The same before it is stored, with the game as JSON text: it may be long and is serialised in another thread. */
export interface NewReport extends Omit<Report, 'file'> {
  readonly file: string;
}

/** One step of a table, all of it or nothing: its record, new rows of its log, keyframes, notices. */
export interface Step {
  /** The record after the step; its version is one more than before. */
  readonly table: TableRecord;
  readonly rows: readonly LogRecord[];
  readonly keyframes: readonly KeyframeRecord[];
  readonly notices: readonly Notice[];
}

/** A step of an existing table. Records are immutable, so comparing the two shows what to write. */
export interface NextStep extends Step {
  /** The record that it was made from. */
  readonly before: TableRecord;
  /** The first step of another table that is made with this one: both are kept, or neither. */
  readonly opens?: Step;
}

/** 'conflict': another process changed the table first; load it again. */
export type Committed = 'done' | 'conflict';

export type Which = 'mine' | 'open' | 'running';

/** Public tables that wait for people; or running ones where only bots play. */
export type Hosted = 'open' | 'bots';

/** Guests may go who were last seen before then; null: never. */
export interface GuestCutoffs {
  /** Who never sat at a table. */
  readonly visitors: string | null;
  readonly guests: string | null;
}

/** Tables may go where nothing has happened since then; null: never. */
export interface TableCutoffs {
  /** Where nobody has an account. */
  readonly guests: string | null;
  readonly accounts: string | null;
}

/** How far one has come in a list that goes by time. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

/** Received from every process on the same storage, including this one. */
export type Signal =
  /** `version`: that of its record; null when the table is gone. */
  | { readonly is: 'table'; readonly table: string; readonly version: number | null }
  | { readonly is: 'chat'; readonly table: string; readonly n: number }
  | { readonly is: 'notice'; readonly notice: Notice }
  /** A session has ended (`by` is null), or holds only until another is seen, which has taken its place. */
  | { readonly is: 'session'; readonly hash: string; readonly by: string | null }
  /** A person's sign-in changed: they signed out, dropped a token, or were deleted. */
  | { readonly is: 'person'; readonly person: string };

/**
 * All that the server stores. Two implementations (SQLite, PostgreSQL) share one set of queries and pass the same tests.
 * A write that resolves is on the disk. When the storage is unreachable, calls reject with `StoreDown`: nothing was
 * changed, or it is unknown; they work again when it is back. Damaged data rejects with `StoreDamaged`, and the rest
 * goes on.
 */
export interface Store {
  readonly people: {
    /** 'taken': another account has this name. */
    add(person: Person): Promise<'done' | 'taken'>;
    find(id: string): Promise<Person | undefined>;
    findAccount(account: string): Promise<Person | undefined>;
    /** What accounts, except for this person's own, have to do with this name. */
    nameUse(name: Pick<Person, 'name' | 'account'>, except: string): Promise<NameUse>;
    /** The names of these people, for showing. */
    names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
    /**
     * Writes these and nothing else. 'changed': there is nobody any more with this id and this account, or none. An account keeps a
     * look that it already has, though another may have it too.
     */
    update(
      person: Pick<Person, 'id' | 'account'>,
      changes: PersonChanges,
    ): Promise<'done' | 'taken' | 'alike' | 'changed'>;
    /** Includes sessions, tokens and mutes. Tables and chat lines keep the id, which then has no name. */
    remove(id: string): Promise<void>;
    /**
     * Moves everything of one person to another: what a guest did before signing in. Tokens are not moved, since they
     * had a guest's rights. Returns the changed tables.
     */
    merge(from: string, to: string): Promise<string[]>;
  };
  readonly sessions: {
    add(session: Session): Promise<void>;
    find(hash: string): Promise<Session | undefined>;
    /** Those of a person that end later than that, the last used first. */
    listOf(person: string, after: string): Promise<Session[]>;
    used(hash: string, at: string, device: string | null): Promise<void>;
    /** It ends then, or before, if it would have anyway. */
    expire(hash: string, expires: string): Promise<void>;
    /** The same, since another has taken its place. */
    replace(hash: string, by: string, expires: string): Promise<void>;
    /** The same, now: signing out. */
    end(session: Pick<Session, 'hash' | 'person'>, now: string): Promise<void>;
    /** All others of this person end now. */
    endOthers(session: Pick<Session, 'hash' | 'person'>, now: string): Promise<void>;
    prune(before: string): Promise<number>;
  };
  readonly tokens: {
    add(token: TokenRecord): Promise<void>;
    find(hash: string): Promise<TokenRecord | undefined>;
    listOf(person: string): Promise<TokenRecord[]>;
    used(id: string, at: string): Promise<void>;
    /** Whether there was one. */
    remove(person: string, id: string): Promise<boolean>;
  };
  readonly tables: {
    add(step: Step): Promise<void>;
    find(id: string): Promise<TableRecord | undefined>;
    /**
     * Newest first; of mine, those that wait for me before the others, then open and running before finished ones. `since`: of
     * the open ones, only those that were made since then or whose host was seen since then.
     */
    list(which: Which, person: string, limit: number, since?: string): Promise<TableRecord[]>;
    /** How many such tables this person has made. */
    hosted(person: string, what: Hosted): Promise<number>;
    /** Before its game has started; false when it was changed since. */
    remove(id: string, version: number): Promise<boolean>;
    /** The log from a row on. */
    log(id: string, from: number): Promise<LogRecord[]>;
    keyframes(id: string): Promise<KeyframeRecord[]>;
    /** Steps of different tables that wait at the same time may share one transaction. */
    commit(step: NextStep): Promise<Committed>;
    /** Running tables whose clock has run out by then. */
    due(now: string): Promise<string[]>;
    /** Running tables that have waited for a bot since before then, those that have waited longest first. */
    stuck(before: string, limit: number): Promise<string[]>;
    /** When this person was last seen at their tables; and for a table, by person. */
    seen(person: string, at: string): Promise<void>;
    lastSeen(id: string): Promise<ReadonlyMap<string, string>>;
  };
  readonly chat: {
    add(table: string, line: Omit<ChatRecord, 'n'>): Promise<ChatRecord>;
    /** The last lines, at most this many; `after`: only lines after this one. */
    list(table: string, limit: number, after?: number): Promise<ChatRecord[]>;
    mute(table: string, person: string, muted: string, on: boolean): Promise<void>;
    muted(table: string, person: string): Promise<string[]>;
  };
  readonly notices: {
    /** Takes notices off the outbox, each for one caller only, and signals them. */
    deliver(limit: number): Promise<number>;
  };
  readonly reports: {
    add(report: NewReport): Promise<void>;
    /** Newest first. */
    list(limit: number): Promise<Report[]>;
    find(id: string): Promise<Report | undefined>;
  };
  readonly retention: {
    /** Checks some guests from a place on; returns those who can be deleted and where to continue (null: no more). */
    oldGuests(cutoffs: GuestCutoffs, after: Place | null): Promise<{ ids: string[]; next: Place | null }>;
    isOldGuest(id: string, cutoffs: GuestCutoffs): Promise<boolean>;
    /** As `people.remove`, unless the guest has come back or is an account by now; whether it was done. */
    removeGuest(id: string, cutoffs: GuestCutoffs): Promise<boolean>;
    /** Looks at some tables from a place on, and removes those that can go, with all that belongs to them. */
    removeTables(
      status: 'open' | 'over',
      cutoffs: TableCutoffs,
      after: Place | null,
    ): Promise<{ removed: number; next: Place | null }>;
  };
  /** A value that all processes share, made by the first that asks for it. */
  secret(name: string, make: () => string): Promise<string>;
  listen(hear: (signal: Signal) => void): void;
  /** Called when signals may have been missed: everything cached must be looked up again. */
  missed(again: () => void): void;
  /** Resolves when the storage answers, and keeps what it is told. */
  ready(): Promise<void>;
  /** How long commits took, how many shared a transaction: for the metrics. */
  onCommit(observe: (seconds: number, steps: number) => void): void;
  close(): Promise<void>;
}

/** Some stored data cannot be read: other calls may work, this one will not. */
export class StoreDamaged extends Error {
  constructor(cause?: unknown) {
    super('Some data of the server is damaged. Please tell the operator.', { cause });
  }
}

export class StoreDown extends Error {
  constructor(cause?: unknown) {
    super('The storage cannot be reached at the moment.', { cause });
  }
}
