import pg from 'pg';
import type { Where } from '../open.ts';
import { inOurWords } from '../postgres/pool.ts';
import { type Schema, TABLE_KEYS } from '../schema.ts';
import { readable } from '../sqlite/sqlite.ts';
import { whichSchema } from '../which-schema.ts';

export type StoredRow = Readonly<Record<string, string | number | null>>;

/** The whole storage at one moment, however long reading takes and whatever is written meanwhile. */
export interface Snapshot {
  readonly schema: string;
  rows(table: keyof Schema): AsyncIterable<StoredRow>;
  close(): Promise<void>;
}

/** On a connection of its own, also beside a server that runs. */
export const openSnapshot = ({ dataFolder, databaseUrl }: Where): Promise<Snapshot> =>
  databaseUrl ? ofPostgres(databaseUrl) : ofSqlite(dataFolder);

const inOrder = (table: keyof Schema): string =>
  `select * from "${table}" order by ${TABLE_KEYS[table].map((column) => `"${column}"`).join(', ')}`;

async function ofSqlite(dataFolder: string): Promise<Snapshot> {
  const { file, database } = readable(dataFolder);
  const { prepare } = database;
  file.exec('begin');
  const close = async (): Promise<void> => void file.close();
  return begun(close, async () => ({
    schema: await whichSchema(async (query) => prepare(query).all([])),
    async *rows(table) {
      for (const row of prepare(inOrder(table)).iterate([])) yield row as StoredRow;
    },
    close,
  }));
}

/** This many rows are in memory at once. */
const PORTION = 100;

async function ofPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The next read reports it.
  client.on('error', () => {});
  const close = (): Promise<void> => client.end();
  const fail = (error: unknown): never => {
    throw inOurWords(error);
  };
  const ask = async (text: string): Promise<StoredRow[]> =>
    (await client.query<StoredRow>(text).catch(fail)).rows;
  return begun(close, async () => {
    await client.connect().catch(fail);
    await ask('begin isolation level repeatable read read only');
    return {
      schema: await whichSchema(ask),
      async *rows(table) {
        await ask(`declare portion no scroll cursor for ${inOrder(table)}`);
        for (;;) {
          const rows = await ask(`fetch ${PORTION} from portion`);
          if (rows.length === 0) break;
          yield* rows;
        }
        await ask('close portion');
      },
      close,
    };
  });
}

async function begun(close: () => Promise<void>, begin: () => Promise<Snapshot>): Promise<Snapshot> {
  try {
    return await begin();
  } catch (error) {
    await close();
    throw error;
  }
}
