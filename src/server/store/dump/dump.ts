import { isRecord } from '../../../kernel/json.ts';
import { SCHEMAS } from '../migrations/index.ts';
import type { Where } from '../open.ts';
import { type Schema, TABLE_KEYS } from '../schema.ts';
import { mustBeOurs } from '../which-schema.ts';
import { openRestore, type Restore } from './restore-target.ts';
import { openSnapshot, type StoredRow } from './snapshot.ts';

/**
 * A backup is text, the same from either storage: a line that says which schema it has, a line for every row, and a last line
 * that counts them, so that one that was cut off is known for it.
 */
const TABLES = Object.keys(TABLE_KEYS) as (keyof Schema)[];
const isTable = (name: unknown): name is keyof Schema =>
  typeof name === 'string' && Object.hasOwn(TABLE_KEYS, name);

/** Writes the backup, line by line. */
export async function* dump(where: Where): AsyncGenerator<string> {
  const snapshot = await openSnapshot(where);
  try {
    mustBeOurs(snapshot.schema);
    yield line({ wartable: 'backup', schema: snapshot.schema });
    let rows = 0;
    for (const table of TABLES) {
      for await (const row of snapshot.rows(table)) {
        rows++;
        yield line({ table, row });
      }
    }
    yield line({ end: rows });
  } finally {
    await snapshot.close();
  }
}

const line = (x: unknown): string => `${JSON.stringify(x)}\n`;

/** Reads a backup into a storage that is empty: all of it, or nothing. Returns the number of rows. */
export async function restore(where: Where, text: AsyncIterable<string | Uint8Array>): Promise<number> {
  const lines = linesOf(text);
  const head = await lines.next();
  const { wartable, schema } = parse(head.done ? '' : head.value);
  if (wartable !== 'backup' || typeof schema !== 'string') throw new Error('This is not a Wartable backup.');
  if (!SCHEMAS.includes(schema)) throw new Error('The backup was written by a newer version of Wartable.');
  const target = await openRestore(where);
  try {
    return await target.fill(schema, (put) => putAll(lines, put));
  } finally {
    await target.close();
  }
}

async function putAll(lines: AsyncIterable<string>, put: Restore['put']): Promise<number> {
  let rows = 0;
  for await (const text of lines) {
    const said = parse(text);
    if (said['end'] === rows) return rows;
    const { table, row } = said;
    if (!isTable(table) || !isRecord(row))
      throw new Error(`The backup has an invalid line after ${rows} rows.`);
    await put(table, row as StoredRow);
    rows++;
  }
  throw new Error('The backup is incomplete: its end is missing.');
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    return isRecord(said) ? said : {};
  } catch {
    return {};
  }
}

async function* linesOf(text: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of text) {
    const parts = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    ).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.trim() !== '') yield part;
  }
  if (rest.trim() !== '') yield rest;
}
