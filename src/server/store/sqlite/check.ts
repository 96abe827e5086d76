import { isUtf8 } from 'node:buffer';
import { statSync } from 'node:fs';
import { StoreDamaged } from '../port.ts';
import { databasePath, type SqliteFile } from './file.ts';

/** Up to this size the whole file is looked through: about a second for every few hundred megabytes. */
const WHOLE = 512 * 1024 * 1024;

/** Of a larger file not these: they grow with every game, and hold nearly all of it. A damaged page of them concerns one table. */
const GROWING: ReadonlySet<string> = new Set(['log', 'keyframes', 'reports']);

/**
 * A quick check of the database before it is used, and whether it is writable. Writing on into a damaged database can
 * destroy more.
 */
export function checkFile(file: SqliteFile, dataFolder: string, whole = WHOLE): void {
  checkSchema(file);
  const faults =
    statSync(databasePath(dataFolder)).size <= whole
      ? faultsIn(file, '1')
      : namesOf(file).flatMap((name) => faultsIn(file, `'${name}'`));
  const [fault] = faults;
  if (fault !== undefined) throw damaged(fault);
  // Writes a value that nobody uses: a full disk can still be read.
  file.pragma('user_version = 0');
}

/** Names of tables and columns must be texts: otherwise the library ends the process. */
export function checkSchema(file: SqliteFile): void {
  if (!bytes(file, 'sql', 'sqlite_schema where sql is not null').every((sql) => isUtf8(sql)))
    throw damaged('its schema is not valid text');
}

const damaged = (what: string): StoreDamaged =>
  new StoreDamaged(Object.assign(new Error(what), { code: 'SQLITE_CORRUPT' }));

const namesOf = (file: SqliteFile): string[] =>
  texts(file, 'name', "sqlite_schema where type = 'table'").filter(
    (name) => !GROWING.has(name) && /^\w+$/.test(name),
  );

const faultsIn = (file: SqliteFile, what: string): string[] =>
  texts(file, 'quick_check', `pragma_quick_check(${what})`)
    .filter((found) => found !== 'ok')
    .map((found) => found.replace(/\s+/g, ' '));

const texts = (file: SqliteFile, column: string, from: string): string[] =>
  bytes(file, column, from).map((text) => Buffer.from(text).toString());

/** As bytes: damaged content may not be valid text. */
const bytes = (file: SqliteFile, column: string, from: string): ArrayBuffer[] =>
  file
    .prepare(`select cast(${column} as blob) as found from ${from}`)
    .all()
    .map((row) => (row as { found: ArrayBuffer }).found);
