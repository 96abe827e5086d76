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

/** The database of a folder as somebody else has made it: to be read, also beside a server that writes. */
export function openExisting(dataFolder: string): SqliteFile {
  const path = databasePath(dataFolder);
  // The library would make an empty one.
  if (!existsSync(path))
    throw new Error(
      `There is no database in the data folder ${dataFolder}. Name the one that the server uses.`,
    );
  const file = opened(path);
  file.pragma('busy_timeout = 5000');
  return file;
}

/**
 * Signals stay within a process, so that only one may serve a data folder. A lock of the operating system on a file of its own
 * goes with the process, however that ends, and does not keep a backup from reading.
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
      `Another Wartable process is using the data folder ${dataFolder}. Stop it first, or give this one a folder of its own.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}

/**
 * SQLite itself would make the file readable for all; what it puts beside it follows the file. A file that is there is not
 * touched: to open and close it would lose the locks that this process holds on it.
 */
function create(path: string): SqliteFile {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  return opened(path);
}

/** The library says in words of its own what it has against a path, and gives no code. */
function opened(path: string): SqliteFile {
  try {
    return new Libsql(path);
  } catch (cause) {
    throw Object.assign(new Error('unable to open database file', { cause }), { code: 'SQLITE_CANTOPEN' });
  }
}
