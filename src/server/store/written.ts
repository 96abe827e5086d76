import type { Insertable } from 'kysely';
import {
  type Changes,
  encodeChairs,
  encodeChanges,
  encodeKeyframe,
  encodeLog,
  encodeNotice,
  encodeTable,
  seatsChanged,
} from './codec.ts';
import type { Committed, NextStep, Step, Store, TableRecord } from './port.ts';
import type { Rows } from './rows.ts';
import type { TablesTable } from './schema.ts';

/** Who sits at a table, as it is written. */
export interface WrittenChairs {
  readonly table: string;
  readonly taken: Rows;
  /** Whether a seat may have become free and stayed so. */
  readonly left: boolean;
}

/** The rows of a step, as texts and numbers only. */
interface Written<R> {
  readonly id: string;
  readonly version: number;
  readonly record: R;
  /** Null when they are as before. */
  readonly chairs: WrittenChairs | null;
  readonly log: Rows;
  readonly keyframes: Rows;
  readonly notices: Rows;
}

/** The first step of a table. */
export type WrittenTable = Written<Insertable<TablesTable>>;
/** For an existing table: the changes of its record, always including the version. */
export interface WrittenNext extends Written<Changes> {
  readonly opens?: WrittenTable;
}

export function writtenChairs(before: TableRecord, table: TableRecord): WrittenChairs | null {
  if (!seatsChanged(before, table)) return null;
  const taken = encodeChairs(table);
  const left = before.chairs !== table.chairs && taken.length < table.chairs.length;
  return { table: table.id, taken: taken.flat(), left };
}

const writtenTable = (step: Step): WrittenTable =>
  written(step, encodeTable(step.table), {
    table: step.table.id,
    taken: encodeChairs(step.table).flat(),
    left: false,
  });

function writtenNext(step: NextStep): WrittenNext {
  const { before, table, opens } = step;
  const next = written(step, encodeChanges(before, table), writtenChairs(before, table));
  return opens ? { ...next, opens: writtenTable(opens) } : next;
}

const written = <R>(step: Step, record: R, chairs: WrittenChairs | null): Written<R> => {
  const { table, rows, keyframes, notices } = step;
  return {
    id: table.id,
    version: table.version,
    record,
    chairs,
    log: rows.flatMap((row) => encodeLog(table.id, row)),
    keyframes: keyframes.flatMap((frame) => encodeKeyframe(table.id, frame)),
    notices: notices.flatMap((notice, i) => encodeNotice(table, notice, i)),
  };
};

type Tables = Store['tables'];

/** A store that takes encoded steps. Encoding is done where the step was made, so the storage thread only writes. */
export interface EncodedStore extends Omit<Store, 'tables' | 'secret'> {
  readonly tables: Omit<Tables, 'add' | 'commit'> & {
    add(step: WrittenTable): Promise<void>;
    commit(step: WrittenNext): Promise<Committed>;
  };
  /** A value that all share: this one, if nobody has given another before. */
  secret(name: string, offered: string): Promise<string>;
}

export const storeOver = (store: EncodedStore): Store => ({
  ...store,
  tables: {
    ...store.tables,
    add: async (step) => store.tables.add(writtenTable(step)),
    commit: (step) => store.tables.commit(writtenNext(step)),
  },
  secret: async (name, make) => store.secret(name, make()),
});
