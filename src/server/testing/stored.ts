import Libsql from 'libsql';
import { databasePath } from '../store/sqlite/file.ts';

/** All that the storage has of a table, read past the server that serves it. */
export interface Stored {
  of(table: string): Record<string, unknown[]>;
  /** How many tables there are. */
  tables(): number;
  close(): void;
}

const OF_A_TABLE = {
  tables: 'id',
  log: 'table_id',
  keyframes: 'table_id',
  chairs: 'table_id',
  chat: 'table_id',
  mutes: 'table_id',
} as const;

export function storedIn(data: string): Stored {
  const file = new Libsql(databasePath(data), { readonly: true });
  return {
    of: (table) =>
      Object.fromEntries(
        Object.entries(OF_A_TABLE).map(([name, id]) => [
          name,
          file.prepare(`select * from ${name} where ${id} = ? order by 1, 2`).all([table]) as unknown[],
        ]),
      ),
    tables: () => (file.prepare('select count(*) as n from tables').get([]) as { n: number }).n,
    close: () => void file.close(),
  };
}
