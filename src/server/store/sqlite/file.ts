import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

export type SqliteFile = Libsql.Database;

export const databasePath = (dataFolder: string): string => join(dataFolder, 'wartable.db');

/** Opens the database, which only its owner may read: it holds the secrets of games that are being played. */
export function openFile(dataFolder: string): SqliteFile {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = create(databasePath(dataFolder));
  file.pragma('busy_timeout = 5000');
  file.pragma('journal_mode = WAL');
  // A commit returns when it is on the disk.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return file;
}

/** Another process's database, opened for reading, also beside a server that writes. */
export function openExisting(dataFolder: string): SqliteFile {
  const path = databasePath(dataFolder);
  // The library would make an empty one.
  if (!existsSync(path))
    throw new Error(
      `There is no database in the data folder ${dataFolder}. Specify the folder that the server uses.`,
    );
  const file = opened(path);
  file.pragma('busy_timeout = 5000');
  return file;
}

/**
 * Signals stay within a process, so only one may serve a data folder. An operating-system lock on a separate file ends
 * with the process, however it ends, and does not block a backup.
 */
export function lockFolder(dataFolder: string): { release(): void } {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  // Said here in plain words: SQLite would open a database on a read-only disk, and fail later.
  accessSync(dataFolder, constants.W_OK);
  const lock = create(join(dataFolder, 'wartable.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY')) throw cause;
    throw new Error(
      `Another Wartable process is using the data folder ${dataFolder}. Stop it first, or use another folder.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}

/**
 * SQLite would create the file readable for everybody; the files beside it inherit its mode. An existing file is not
 * touched: opening and closing it would drop the locks that this process holds on it.
 */
function create(path: string): SqliteFile {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  return opened(path);
}

/** The library reports a bad path only as text, without a code. */
function opened(path: string): SqliteFile {
  try {
    return new Libsql(path);
  } catch (cause) {
    throw Object.assign(new Error('unable to open database file', { cause }), { code: 'SQLITE_CANTOPEN' });
  }
}
