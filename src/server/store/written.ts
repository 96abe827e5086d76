import type { Insertable, Updateable } from 'kysely';
import {
  encodeChairs,
  encodeChanges,
  encodeKeyframe,
  encodeLog,
  encodeNotices,
  encodeTable,
  seatsChanged,
} from './codec.ts';
import type { Committed, NextStep, Step, Store, TableRecord } from './port.ts';
import type { ChairsTable, KeyframesTable, LogTable, NoticesTable, TablesTable } from './schema.ts';

/** Who sits at a table, as it is written. */
export interface WrittenChairs {
  readonly table: string;
  readonly taken: readonly Insertable<ChairsTable>[];
  /** Whether somebody may have left a chair that nobody has taken since. */
  readonly left: boolean;
}

/** What is written of every step: nothing but texts and numbers. */
export interface WrittenStep {
  readonly id: string;
  readonly version: number;
  /** Null when they are as before. */
  readonly chairs: WrittenChairs | null;
  readonly rows: readonly Insertable<LogTable>[];
  readonly keyframes: readonly Insertable<KeyframesTable>[];
  readonly notices: readonly Insertable<NoticesTable>[];
}

/** The first step of a table. */
export interface WrittenTable extends WrittenStep {
  readonly columns: Insertable<TablesTable>;
}

export interface WrittenNext extends WrittenStep {
  /** Those that change, the version always. */
  readonly columns: Updateable<TablesTable>;
}

export function writtenChairs(before: TableRecord, table: TableRecord): WrittenChairs | null {
  if (!seatsChanged(before, table)) return null;
  const taken = encodeChairs(table);
  return {
    table: table.id,
    taken,
    left: before.chairs !== table.chairs && taken.length < table.chairs.length,
  };
}

const writtenTable = (step: Step): WrittenTable => ({
  ...written(step, { table: step.table.id, taken: encodeChairs(step.table), left: false }),
  columns: encodeTable(step.table),
});

const writtenNext = (step: NextStep): WrittenNext => ({
  ...written(step, writtenChairs(step.before, step.table)),
  columns: encodeChanges(step.before, step.table),
});

const written = (step: Step, chairs: WrittenChairs | null): WrittenStep => ({
  id: step.table.id,
  version: step.table.version,
  chairs,
  rows: step.rows.map((row) => encodeLog(step.table.id, row)),
  keyframes: step.keyframes.map((frame) => encodeKeyframe(step.table.id, frame)),
  notices: encodeNotices(step),
});

type Tables = Store['tables'];

/** The store below the writing out: that is done where the step was made, so that whoever keeps it has only that to do. */
export interface Keeper extends Omit<Store, 'tables' | 'secret'> {
  readonly tables: Omit<Tables, 'add' | 'commit'> & {
    add(step: WrittenTable): Promise<void>;
    commit(step: WrittenNext): Promise<Committed>;
  };
  /** A value that all share: this one, if nobody has given another before. */
  secret(name: string, offered: string): Promise<string>;
}

export const storeOver = (keeper: Keeper): Store => ({
  ...keeper,
  tables: {
    ...keeper.tables,
    add: async (step) => keeper.tables.add(writtenTable(step)),
    commit: async (step) => keeper.tables.commit(writtenNext(step)),
  },
  secret: async (name, make) => keeper.secret(name, make()),
});
