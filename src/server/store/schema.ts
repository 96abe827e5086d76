/**
 * The tables as both storages hold them. Only text, integers and null: JSON is text (see codec.ts), and a yes or no is 1 or 0,
 * so that a row reads the same from either storage and can be moved between them as it is.
 */
export type Flag = 0 | 1;

export interface PeopleTable {
  id: string;
  name: string;
  account: string | null;
  password: string | null;
  created: string;
  /** What an account's name looks like (auth/skeleton.ts). */
  look_written: string | null;
  look_small: string | null;
}

export interface SessionsTable {
  hash: string;
  person: string;
  created: string;
  expires: string;
  used: string | null;
  device: string | null;
}

export interface TokensTable {
  id: string;
  hash: string;
  person: string;
  label: string;
  created: string;
  used: string | null;
  expires: string | null;
}

export interface TablesTable {
  id: string;
  version: number;
  game: string;
  options: string;
  status: string;
  host: string;
  created: string;
  moved: string;
  access: string;
  spectators: Flag;
  undo: string;
  hints: Flag;
  pace: string;
  late: string;
  invite: string;
  secret: string;
  chairs: string;
  waiting: string;
  /** Whether one of the seats that are waited for is a bot's. */
  waiting_bot: Flag;
  clock: string | null;
  due: string | null;
  accord: string;
  outcome: string | null;
  rematch: string | null;
  imported: Flag;
}

/** The occupied seats again, to find a person's tables; also the person a bot plays for or an open seat is kept for. */
export interface ChairsTable {
  table_id: string;
  seat: number;
  person: string;
  /** Whether the game waits for this person here. */
  waits: Flag;
}

export interface LogTable {
  table_id: string;
  n: number;
  shown: number;
  seqs: string;
  row: string;
}

export interface KeyframesTable {
  table_id: string;
  n: number;
  position: string;
}

export interface NoticesTable {
  id: string;
  at: string;
  person: string;
  table_id: string;
  what: string;
}

export interface ChatTable {
  table_id: string;
  n: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface MutesTable {
  table_id: string;
  person: string;
  muted: string;
}

export interface PersonSeenTable {
  person: string;
  at: string;
}

export interface SecretsTable {
  name: string;
  value: string;
}

export interface ReportsTable {
  id: string;
  at: string;
  table_id: string;
  person: string;
  words: string;
  file: string;
}

export interface Schema {
  people: PeopleTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  tables: TablesTable;
  chairs: ChairsTable;
  log: LogTable;
  keyframes: KeyframesTable;
  notices: NoticesTable;
  chat: ChatTable;
  mutes: MutesTable;
  person_seen: PersonSeenTable;
  secrets: SecretsTable;
  reports: ReportsTable;
}

/** Every table with its key, those first that others refer to. */
export const TABLE_KEYS: { readonly [T in keyof Schema]: readonly (keyof Schema[T] & string)[] } = {
  people: ['id'],
  sessions: ['hash'],
  tokens: ['id'],
  tables: ['id'],
  chairs: ['table_id', 'seat'],
  log: ['table_id', 'n'],
  keyframes: ['table_id', 'n'],
  notices: ['id'],
  chat: ['table_id', 'n'],
  mutes: ['table_id', 'person', 'muted'],
  person_seen: ['person'],
  secrets: ['name'],
  reports: ['id'],
};
