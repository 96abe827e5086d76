import type { Seat, Viewer } from '../../kernel/ids.ts';
import type { Match } from '../../kernel/match/index.ts';
import { isSecret, watchKeyOf } from '../auth/secrets.ts';
import type { ChairRecord, TableRecord } from '../store/port.ts';
import type { SentChange } from './change.ts';
import type { LastShown } from './seat-views.ts';
import type { Sent } from './service.ts';

/** A watcher of a table, with the last message sent to them. */
export interface Watcher {
  readonly person: string;
  readonly seat: Viewer;
  readonly key: string | undefined;
  readonly muted: ReadonlySet<string>;
  readonly send: (sent: Sent) => void;
}

/** A game that runs or has run, with what everybody was shown of it. */
export interface Play {
  readonly match: Match;
  shown: LastShown;
  /** By viewer: the last changes, so that a viewer who was away for a moment need not load everything. */
  readonly recent: SentChange[][];
}

/** A table in memory. Only what the storage has taken is ever shown; when in doubt the copy is dropped and loaded again. */
export interface LiveTable {
  record: TableRecord;
  /** The record as the storage has it; in memory the clock may have been put right after a restart, to be kept with the next step. */
  stored: TableRecord;
  play: Play | null;
  /** Memory may be ahead of the storage, since a commit failed: it must be loaded again before anything else. */
  doubtful: boolean;
  readonly watchers: Set<Watcher>;
  /** By person: the name, and when they were last seen. */
  names: ReadonlyMap<string, string>;
  seen: Map<string, string>;
  /** When that was looked up, in milliseconds. */
  lookedUp: number;
  /** Since when they could be seen and could answer: see `Uptime`. */
  up: Date;
  /** What had come of time passing when those who look were last told; see `passing`. */
  told: string;
}

/** A table of which only the record is known so far. */
export const tableOf = (record: TableRecord, names: ReadonlyMap<string, string>, up: Date): LiveTable => ({
  record,
  stored: record,
  play: null,
  doubtful: false,
  watchers: new Set(),
  names,
  seen: new Map(),
  up,
  lookedUp: 0,
  told: '',
});

export const hasSpectators = ({ watchers }: LiveTable): boolean => {
  for (const { seat } of watchers) if (seat === null) return true;
  return false;
};

export const peopleAt = ({ chairs }: TableRecord): string[] => [
  ...new Set(chairs.flatMap((chair) => (chair.is === 'person' ? [chair.person] : []))),
];

export const samePeople = (a: TableRecord, b: TableRecord): boolean =>
  a.chairs === b.chairs || peopleAt(a).join() === peopleAt(b).join();

export const hasBot = ({ chairs }: TableRecord): boolean => chairs.some((chair) => chair.is === 'bot');

export const isFull = ({ chairs }: TableRecord): boolean => chairs.every((chair) => chair.is !== 'open');

/** Nobody sits there, and nobody may come back. */
export const onlyBots = ({ chairs }: TableRecord): boolean =>
  chairs.every((chair) => chair.is === 'bot' && chair.for === undefined);

/** The seats of a person. */
export const seatsOf = ({ chairs }: TableRecord, person: string): Seat[] =>
  chairs.flatMap((chair, seat) => (chair.is === 'person' && chair.person === person ? [seat] : []));

export const isSeatedAt = ({ chairs }: TableRecord, person: string): boolean =>
  chairs.some((chair) => chair.is === 'person' && chair.person === person);

/** The seats of people, without those of one person. */
export const otherSeats = ({ chairs }: TableRecord, person: string): Seat[] =>
  chairs.flatMap((chair, seat) => (chair.is === 'person' && chair.person !== person ? [seat] : []));

/** The owner of a seat: who sits there, or for whom it is kept or a bot plays. */
export const ownerOf = (chair: ChairRecord): string | undefined =>
  chair.is === 'person' ? chair.person : chair.for;

export function owns({ chairs }: TableRecord, person: string, seat: Seat): boolean {
  const chair = chairs[seat];
  return chair !== undefined && ownerOf(chair) === person;
}

export const isHost = (record: TableRecord, person: string): boolean => record.host === person;

/** Only bots play at it, and this person is the host. */
export const letsBotsPlay = (record: TableRecord, person: string): boolean =>
  isHost(record, person) && onlyBots(record);

/** Sits at it, made it, is stood in for, or is expected at it. */
export const belongsTo = (record: TableRecord, person: string): boolean =>
  isHost(record, person) || record.chairs.some((chair) => ownerOf(chair) === person);

/** Whether the key is one of the table's keys. Links for watching once held the seat key, and still work. */
export const hasKey = ({ invite }: TableRecord, key: string | undefined): boolean =>
  isSecret(key, invite) || isSecret(key, watchKeyOf(invite));

/** Who may know of the table: everybody for a public one, otherwise its people and visitors with a key. */
export const mayKnow = (record: TableRecord, person: string, key: string | undefined): boolean =>
  record.access === 'public' || belongsTo(record, person) || hasKey(record, key);

/** Who may take an open seat: as above, but the key for watching does not open a seat. */
export const maySitDown = (record: TableRecord, person: string, key: string | undefined): boolean =>
  record.access === 'public' || belongsTo(record, person) || isSecret(key, record.invite);

/**
 * Whether players may ask for hints: always where one person plays against computers, otherwise if the table allows it.
 * An open seat counts as a person's, and so does one where a bot plays for somebody who may return.
 */
export const hasHints = ({ hints, chairs }: TableRecord): boolean =>
  hints || chairs.filter((chair) => chair.is !== 'bot' || chair.for !== undefined).length <= 1;

/** Nobody else at the table is a person: what a seat there takes back is between it and computers. */
export const playsComputersOnly = ({ chairs }: Pick<TableRecord, 'chairs'>, seat: Seat): boolean =>
  chairs.every((chair, other) => other === seat || chair.is === 'bot');

/** Who may watch without a seat. Before the game there is nothing to see yet. */
export const mayLookOn = (record: TableRecord, person: string): boolean =>
  record.status === 'open' || record.spectators || isSeatedAt(record, person);

/** Whether a watcher may stay: they may have left their seat, or the table may have changed since. */
export const mayStay = (record: TableRecord, { person, seat, key }: Watcher): boolean => {
  if (!mayKnow(record, person, key)) return false;
  return seat === null ? mayLookOn(record, person) : owns(record, person, seat);
};
