import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { field } from '../../../kernel/json.ts';
import { causeWithCode, codeOf } from '../causes.ts';
import type { Engine } from '../engine.ts';
import { Clash } from '../errors.ts';
import { migrate, type Words } from '../migrations/index.ts';
import { type Signal, StoreDamaged, StoreDown } from '../port.ts';
import type { Schema } from '../schema.ts';
import { signals } from '../signals.ts';
import { checkFile, checkSchema } from './check.ts';
import { databasePath, lockFolder, openExisting, openFile, type SqliteFile } from './file.ts';
import { inBytes, inTexts } from './text.ts';

export const SQLITE_WORDS: Words = { text: sql`text` };

export async function openSqlite(dataFolder: string): Promise<Engine> {
  try {
    const { db, close } = lockedKysely<Schema>(dataFolder);
    try {
      await migrate(db, SQLITE_WORDS);
    } catch (error) {
      await close();
      throw error;
    }
    return engineOn(db, close);
  } catch (error) {
    throw unusable(dataFolder, error);
  }
}

/** An error on opening as one line for the operator: what is wrong and where. */
function unusable(dataFolder: string, error: unknown): unknown {
  const ours = error instanceof StoreDown || error instanceof StoreDamaged;
  const code = ours ? codeOf(error) : field(error, 'code');
  const cause = typeof code === 'string' ? causeWithCode(code) : undefined;
  // Errors not about the disk or the file explain themselves.
  if (typeof code !== 'string' || !cause || !(error instanceof Error)) return error;
  const words = cause.words.replace(/\.$/, '');
  const said = ours && error.cause instanceof Error ? error.cause.message : error.message;
  const help = isDamage(code)
    ? ' Restore a backup into a new data folder, or see "damaged" in the README.'
    : '';
  return new Error(`${words} (${databasePath(dataFolder)}: ${said}).${help}`, { cause: error });
}

/** The database of a folder, for this process only. */
export function lockedKysely<S>(dataFolder: string): { db: Kysely<S>; close(): Promise<void> } {
  const lock = lockFolder(dataFolder);
  try {
    const db = kyselyOn<S>(guarded(checked(openFile(dataFolder), (file) => checkFile(file, dataFolder))));
    const close = async (): Promise<void> => {
      await db.destroy();
      lock.release();
    };
    return { db, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The database of a folder, to be read beside a server that writes. */
export function readable(dataFolder: string): { file: SqliteFile; database: SqliteDatabase } {
  const file = checked(openExisting(dataFolder), checkSchema);
  return { file, database: guarded(file) };
}

function checked(file: SqliteFile, check: (file: SqliteFile) => void): SqliteFile {
  try {
    attempt(() => check(file));
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

export const kyselyOn = <S>(database: SqliteDatabase): Kysely<S> =>
  new Kysely<S>({ dialect: new Dialect({ database }) });

function engineOn(db: Kysely<Schema>, close: () => Promise<void>): Engine {
  const { listen, missed, tell } = signals();
  return {
    db,
    shared: false,
    async write(work) {
      const told: Signal[] = [];
      const result = await db.transaction().execute((trx) => work(trx, (signal) => told.push(signal)));
      // Deferred: the writer learns first that its write is stored, as with PostgreSQL.
      setImmediate(() => told.forEach(tell));
      return result;
    },
    listen,
    missed,
    close,
  };
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** Kysely thinks that a migration of SQLite can't be taken back half way; it can. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** This many statements stay prepared; most recur with other values or for as many rows. */
const PREPARED = 600;

/** The database with its errors in our words, and with its statements prepared once: that takes longer than to run them. */
export function guarded(file: SqliteFile): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close() {
      prepared.clear();
      file.close();
    },
    prepare(text) {
      // Some errors take the transaction back themselves; to do it again would hide the error.
      if (text === 'rollback' && !file.inTransaction) return NOTHING;
      const statement = prepared.get(text) ?? prepare(file, text);
      // Moved to the end: the first in the map is the one not used for longest.
      prepared.delete(text);
      prepared.set(text, statement);
      const [oldest = text] = prepared.keys();
      if (prepared.size > PREPARED) prepared.delete(oldest);
      return statement;
    },
  };
}

function prepare(file: SqliteFile, text: string): SqliteStatement {
  const statement = attempt(() => file.prepare(inBytes(file, text)));
  return {
    reader: statement.reader,
    all: (values) => attempt(() => statement.all(bindable(values)).map(inTexts)),
    run: (values) => attempt(() => statement.run(bindable(values))),
    *iterate(values) {
      const rows = attempt(() => statement.iterate(bindable(values)));
      for (let row = attempt(() => rows.next()); !row.done; row = attempt(() => rows.next()))
        yield attempt(() => inTexts(row.value));
    },
  };
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** The library ends the whole process over a value that it does not know. */
function bindable(values: readonly unknown[]): readonly unknown[] {
  for (const value of values)
    if (value !== null && typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`A value of type ${typeof value} cannot be stored.`);
  return values;
}

const isDamage = (code: string): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(code);

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw inOurWords(error);
  }
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  if (/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(error.code)) return new Clash(error);
  if (isDamage(error.code)) return new StoreDamaged(error);
  // The disk is full or broken, the file locked or gone; as against mistakes in a statement.
  if (/^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|PROTOCOL|NOMEM|PERM)/.test(error.code))
    return new StoreDown(error);
  return error;
}
