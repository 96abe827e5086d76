import type { Insertable, Selectable, Updateable } from 'kysely';
import { readRow, writeRow } from '../../kernel/match/index.ts';
import { looksOf } from '../auth/skeleton.ts';
import type {
  ChairRecord,
  KeyframeRecord,
  LogRecord,
  Notice,
  Person,
  PersonChanges,
  TableRecord,
  TokenRecord,
} from './port.ts';
import type { RowOf, Value } from './rows.ts';
import type {
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

const typedOrNull = (text: string | null): string | null => (text === null ? null : typed(text));

/** What an account's name looks like, as it is stored; guests have none. */
export function encodeLooks(
  name: string,
  account: string | null,
): Pick<PeopleTable, 'look_written' | 'look_small'> {
  if (account === null) return { look_written: null, look_small: null };
  const { written, small } = looksOf(typed(name));
  return { look_written: written, look_small: small };
}

export const encodePerson = (person: Person): Insertable<PeopleTable> => ({
  id: person.id,
  name: typed(person.name),
  account: typedOrNull(person.account),
  password: person.password,
  created: person.created,
  ...encodeLooks(person.name, person.account),
});

export const encodePersonChanges = ({ name, account, password }: PersonChanges): Updateable<PeopleTable> => ({
  ...(name === undefined ? {} : { name: typed(name) }),
  ...(account === undefined ? {} : { account: typedOrNull(account), ...encodeLooks(name, account) }),
  ...(password === undefined ? {} : { password }),
});

export const encodeToken = (token: TokenRecord): Insertable<TokensTable> => ({
  id: token.id,
  hash: token.hash,
  person: token.person,
  label: typed(token.label),
  created: token.created,
  used: token.used,
  expires: token.expires,
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
  hints: ({ hints }) => flag(hints),
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

export const encodeTable = (table: TableRecord): Insertable<TablesTable> =>
  Object.fromEntries(
    ALL.map((column) => [column, COLUMNS[column](table)]),
  ) as unknown as Insertable<TablesTable>;

/** Some columns of a table and their new values. */
export interface Changes {
  /** Their names, with commas between them. */
  readonly columns: string;
  readonly values: readonly Value[];
}

/** What differs from the record before: an answer changes few of the columns, and the others need not even be written out. */
export function encodeChanges(before: TableRecord, table: TableRecord): Changes {
  const columns = ALL.filter((column) =>
    column === 'waiting_bot' ? seatsChanged(before, table) : before[column] !== table[column],
  );
  return { columns: columns.join(), values: columns.map((column) => COLUMNS[column](table)) };
}

/** Whether the seats or the waiting seats may have changed. */
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
    hints: row.hints === 1,
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

/** The owner of a seat: who sits there, whom the bot plays for, or for whom it is kept. */
const ownerOf = (chair: ChairRecord): string | undefined =>
  chair.is === 'person' ? chair.person : chair.for;

export const encodeChairs = (table: TableRecord): RowOf<'chairs'>[] =>
  table.chairs.flatMap((chair, seat) => {
    const person = ownerOf(chair);
    if (person === undefined) return [];
    const waits = flag(chair.is === 'person' && table.waiting.includes(seat));
    return [[table.id, seat, person, waits] satisfies RowOf<'chairs'>];
  });

export const encodeLog = (table: string, { row, shown, seqs }: LogRecord): RowOf<'log'> => [
  table,
  row.n,
  shown,
  JSON.stringify(seqs),
  writeRow(row),
];

export const decodeLog = (row: Selectable<LogTable>): LogRecord => ({
  row: readRow(row.row),
  shown: row.shown,
  seqs: decode(row.seqs),
});

export const encodeKeyframe = (table: string, { n, position }: KeyframeRecord): RowOf<'keyframes'> => [
  table,
  n,
  JSON.stringify(position),
];

export const decodeKeyframe = (row: Selectable<KeyframesTable>): KeyframeRecord => ({
  n: row.n,
  position: decode(row.position),
});

/** A step is made once only, so that its notices need no other name. */
export const encodeNotice = (
  { id, version, moved }: TableRecord,
  notice: Notice,
  i: number,
): RowOf<'notices'> => [`${id}/${version}/${i}`, moved, notice.person, notice.table, notice.what];

export const decodeNotice = (row: Selectable<NoticesTable>): Notice => ({
  person: row.person,
  table: row.table_id,
  what: row.what as Notice['what'],
});
