import type { Insertable, Selectable, Updateable } from 'kysely';
import { readRow, writeRow } from '../../kernel/match/index.ts';
import type {
  ChairRecord,
  KeyframeRecord,
  LogRecord,
  Notice,
  Person,
  Step,
  TableRecord,
  TokenRecord,
} from './port.ts';
import type {
  ChairsTable,
  Flag,
  KeyframesTable,
  LogTable,
  NoticesTable,
  PeopleTable,
  TablesTable,
  TokensTable,
} from './schema.ts';

/** JSON columns are written and read by the server only, so that their text can be trusted to have its type. */
const decode = <T>(text: string): T => JSON.parse(text) as T;
const decodeOrNull = <T>(text: string | null): T | null => (text === null ? null : decode<T>(text));
const encodeOrNull = (x: unknown): string | null => (x === null ? null : JSON.stringify(x));
const flag = (x: boolean): Flag => (x ? 1 : 0);

/** What people typed. One storage ends a text at the character zero, the other refuses it. */
export const typed = (text: string): string => text.replaceAll('\0', '');

export const encodePerson = (person: Person): Insertable<PeopleTable> => ({
  id: person.id,
  name: typed(person.name),
  account: person.account === null ? null : typed(person.account),
  password: person.password,
  created: person.created,
});

export const encodeToken = (token: TokenRecord): Insertable<TokensTable> => ({
  id: token.id,
  hash: token.hash,
  person: token.person,
  label: typed(token.label),
  created: token.created,
  used: token.used,
});

type Encoders = { readonly [C in keyof TablesTable]: (table: TableRecord) => TablesTable[C] };

/** How each column is written. Most are named as the field that they hold. */
const COLUMNS: Encoders = {
  id: ({ id }) => id,
  version: ({ version }) => version,
  game: ({ game }) => game,
  options: ({ options }) => JSON.stringify(options),
  status: ({ status }) => status,
  host: ({ host }) => host,
  created: ({ created }) => created,
  moved: ({ moved }) => moved,
  access: ({ access }) => access,
  spectators: ({ spectators }) => flag(spectators),
  undo: ({ undo }) => undo,
  pace: ({ pace }) => JSON.stringify(pace),
  late: ({ late }) => late,
  invite: ({ invite }) => invite,
  secret: ({ secret }) => secret,
  chairs: ({ chairs }) => JSON.stringify(chairs),
  waiting: ({ waiting }) => JSON.stringify(waiting),
  waiting_bot: ({ waiting, chairs }) => flag(waiting.some((seat) => chairs[seat]?.is === 'bot')),
  clock: ({ clock }) => encodeOrNull(clock),
  due: ({ due }) => due,
  accord: ({ accord }) => JSON.stringify(accord),
  outcome: ({ outcome }) => encodeOrNull(outcome),
  rematch: ({ rematch }) => rematch,
  imported: ({ imported }) => flag(imported),
};

type Column = keyof TablesTable;
const ALL = Object.keys(COLUMNS) as Column[];

const encodeColumns = (table: TableRecord, columns: readonly Column[]): unknown =>
  Object.fromEntries(columns.map((column) => [column, COLUMNS[column](table)]));

export const encodeTable = (table: TableRecord): Insertable<TablesTable> =>
  encodeColumns(table, ALL) as Insertable<TablesTable>;

/** What differs from the record before: an answer changes few of the columns, and the others need not even be written out. */
export const encodeChanges = (before: TableRecord, table: TableRecord): Updateable<TablesTable> =>
  encodeColumns(
    table,
    ALL.filter((column) =>
      column === 'waiting_bot' ? seatsChanged(before, table) : before[column] !== table[column],
    ),
  ) as Updateable<TablesTable>;

/** Whether somebody else may sit there, or be waited for. */
export const seatsChanged = (before: TableRecord, table: TableRecord): boolean =>
  before.chairs !== table.chairs || before.waiting !== table.waiting;

export function decodeTable(row: Selectable<TablesTable>): TableRecord {
  return {
    id: row.id,
    version: row.version,
    game: row.game,
    options: decode(row.options),
    status: row.status as TableRecord['status'],
    host: row.host,
    created: row.created,
    moved: row.moved,
    access: row.access as TableRecord['access'],
    spectators: row.spectators === 1,
    undo: row.undo as TableRecord['undo'],
    pace: decode(row.pace),
    late: row.late as TableRecord['late'],
    invite: row.invite,
    secret: row.secret,
    chairs: decode(row.chairs),
    waiting: decode(row.waiting),
    clock: decodeOrNull(row.clock),
    due: row.due,
    accord: decode(row.accord),
    outcome: decodeOrNull(row.outcome),
    rematch: row.rematch,
    imported: row.imported === 1,
  };
}

/** Whose table it is for this chair: who sits there, whom the bot stands in for, or whom it is kept for. */
const ownerOf = (chair: ChairRecord): string | undefined =>
  chair.is === 'person' ? chair.person : chair.for;

export const encodeChairs = (table: TableRecord): Insertable<ChairsTable>[] =>
  table.chairs.flatMap((chair, seat) => {
    const person = ownerOf(chair);
    if (person === undefined) return [];
    const waits = flag(chair.is === 'person' && table.waiting.includes(seat));
    return [{ table_id: table.id, seat, person, waits }];
  });

export const encodeLog = (table: string, record: LogRecord): Insertable<LogTable> => ({
  table_id: table,
  n: record.row.n,
  shown: record.shown,
  seqs: JSON.stringify(record.seqs),
  row: writeRow(record.row),
});

export const decodeLog = (row: Selectable<LogTable>): LogRecord => ({
  row: readRow(row.row),
  shown: row.shown,
  seqs: decode(row.seqs),
});

export const encodeKeyframe = (table: string, frame: KeyframeRecord): Insertable<KeyframesTable> => ({
  table_id: table,
  n: frame.n,
  position: JSON.stringify(frame.position),
});

export const decodeKeyframe = (row: Selectable<KeyframesTable>): KeyframeRecord => ({
  n: row.n,
  position: decode(row.position),
});

/** A step is made once only, so that its notices need no other name. */
export const encodeNotices = ({ table, notices }: Step): Insertable<NoticesTable>[] =>
  notices.map((notice, i) => ({
    id: `${table.id}/${table.version}/${i}`,
    at: table.moved,
    person: notice.person,
    table_id: notice.table,
    what: notice.what,
  }));

export const decodeNotice = (row: Selectable<NoticesTable>): Notice => ({
  person: row.person,
  table: row.table_id,
  what: row.what as Notice['what'],
});
