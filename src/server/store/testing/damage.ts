import { readFileSync, writeFileSync } from 'node:fs';
import Libsql from 'libsql';
import { databasePath } from '../sqlite/file.ts';

/** All that was written is in the database itself, where a test can get at it. */
function settled(dataFolder: string): string {
  const path = databasePath(dataFolder);
  const file = new Libsql(path);
  file.pragma('wal_checkpoint(TRUNCATE)');
  file.close();
  return path;
}

/** Makes a text invalid, wherever it is stored in the database of a folder. */
export function spoilText(dataFolder: string, text: string): void {
  const path = settled(dataFolder);
  const bytes = readFileSync(path);
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    bytes.fill(0xff, at, at + text.length);
    found++;
  }
  if (found === 0) throw new Error(`'${text}' does not stand there in one piece`);
  writeFileSync(path, bytes);
}

/** Overwrites the first page of a table: its rows can be found no more. */
export function spoilTable(dataFolder: string, table: string): void {
  const path = settled(dataFolder);
  const file = new Libsql(path);
  const [{ page_size: size }] = file.pragma('page_size') as [{ page_size: number }];
  const query = 'select rootpage from sqlite_schema where name = ?';
  const { rootpage } = file.prepare(query).get([table]) as { rootpage: number };
  file.close();
  const bytes = readFileSync(path);
  bytes.fill(0xee, (rootpage - 1) * size, rootpage * size);
  writeFileSync(path, bytes);
}
