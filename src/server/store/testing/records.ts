import type { Row } from '../../../kernel/match/rows.ts';
import type {
  ChairRecord,
  LogRecord,
  NextStep,
  Notice,
  Person,
  Session,
  TableRecord,
  TokenRecord,
} from '../port.ts';

let made = 0;
/** A name that nothing else in these tests has. */
export const unique = (what: string): string => `${what}-${process.pid}-${++made}`;

/** A moment of the tests' day, by minute. */
export const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

export const guest = (name = 'Guest'): Person => ({
  id: unique('person'),
  name,
  account: null,
  password: null,
  created: at(0),
});

export const account = (name: string): Person => ({
  ...guest(name),
  account: unique(name.toLowerCase()),
  password: 'scrambled',
});

export const session = (person: string, changes: Partial<Session> = {}): Session => ({
  hash: unique('hash'),
  person,
  created: at(0),
  expires: at(30),
  used: null,
  device: null,
  ...changes,
});

export const token = (person: string, changes: Partial<TokenRecord> = {}): TokenRecord => ({
  id: unique('token'),
  hash: unique('hash'),
  person,
  label: 'My bot',
  created: at(0),
  used: null,
  expires: null,
  ...changes,
});

export const sitting = (person: string): ChairRecord => ({ is: 'person', person, nonce: 'n' });
export const bot = (stand?: string): ChairRecord => ({
  is: 'bot',
  level: 'steady',
  nonce: 'b',
  ...(stand === undefined ? {} : { for: stand }),
});

export const kept = (person: string): ChairRecord => ({ is: 'open', for: person });

export const table = (changes: Partial<TableRecord> = {}): TableRecord => ({
  id: unique('table'),
  version: 1,
  game: 'empire-vs-rebellion',
  options: { tutorial: false, names: ['Yavin "4"', 'Hoth\u0000\u2744'] },
  status: 'open',
  host: 'nobody',
  created: at(0),
  moved: at(0),
  access: 'public',
  spectators: true,
  undo: 'consent',
  hints: false,
  pace: { kind: 'live', base: 600, increment: 10 },
  late: 'bot',
  invite: 'invite',
  secret: 'secret',
  chairs: [{ is: 'open' }, { is: 'open' }],
  waiting: [],
  clock: null,
  due: null,
  accord: { abandon: [], bot: {}, late: [] },
  outcome: null,
  rematch: null,
  imported: false,
  ...changes,
});

const madeFrom = new WeakMap<TableRecord, TableRecord>();

/** The record one version on. */
export function next(before: TableRecord, changes: Partial<TableRecord> = {}): TableRecord {
  const record = { ...before, ...changes, version: before.version + 1 };
  madeFrom.set(record, before);
  return record;
}

export const logged = (n: number): LogRecord => {
  const row: Row = {
    n,
    seat: n % 2,
    act: { do: 'offer-draw' },
    first: 0,
    draws: [],
    told: [],
    barriers: [],
    patch: null,
    rules: '1',
    at: at(n),
    hash: `hash ${n}`,
  };
  return { row, shown: n - 1, seqs: [n, n + 1, n + 2] };
};

interface Rest {
  readonly rows?: readonly number[];
  readonly notices?: readonly Notice[];
}

/** The step to a record: from that which it is next to, or to a new table. */
export const step = (record: TableRecord, { rows = [], notices = [] }: Rest = {}): NextStep => ({
  table: record,
  before: madeFrom.get(record) ?? record,
  rows: rows.map(logged),
  keyframes: [],
  notices,
});
