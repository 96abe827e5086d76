import type { Insertable } from 'kysely';
import { encodeChairs, encodeKeyframe, encodeLog, encodeNotices, encodeTable } from './codec.ts';
import type { Committed, Step, Store, TableRecord } from './port.ts';
import type { ChairsTable, KeyframesTable, LogTable, NoticesTable, TablesTable } from './schema.ts';

/** Who sits at a table, as it is written. */
export interface WrittenChairs {
  readonly table: string;
  readonly taken: readonly Insertable<ChairsTable>[];
  /** How many chairs there are. */
  readonly all: number;
}

/** A step as it is written: nothing but texts and numbers. */
export interface WrittenStep {
  readonly table: Insertable<TablesTable>;
  readonly chairs: WrittenChairs;
  readonly rows: readonly Insertable<LogTable>[];
  readonly keyframes: readonly Insertable<KeyframesTable>[];
  readonly notices: readonly Insertable<NoticesTable>[];
}

export const writtenChairs = (table: TableRecord): WrittenChairs => ({
  table: table.id,
  taken: encodeChairs(table),
  all: table.chairs.length,
});

const written = (step: Step): WrittenStep => ({
  table: encodeTable(step.table),
  chairs: writtenChairs(step.table),
  rows: step.rows.map((row) => encodeLog(step.table.id, row)),
  keyframes: step.keyframes.map((frame) => encodeKeyframe(step.table.id, frame)),
  notices: encodeNotices(step),
});

type Tables = Store['tables'];

/** The store below the writing out: that is done where the step was made, so that whoever keeps it has only that to do. */
export interface Keeper extends Omit<Store, 'tables' | 'secret'> {
  readonly tables: Omit<Tables, 'add' | 'commit'> & {
    add(step: WrittenStep): Promise<void>;
    commit(step: WrittenStep): Promise<Committed>;
  };
  /** A value that all share: this one, if nobody has given another before. */
  secret(name: string, offered: string): Promise<string>;
}

export const storeOver = (keeper: Keeper): Store => ({
  ...keeper,
  tables: {
    ...keeper.tables,
    add: async (step) => keeper.tables.add(written(step)),
    commit: async (step) => keeper.tables.commit(written(step)),
  },
  secret: async (name, make) => keeper.secret(name, make()),
});
