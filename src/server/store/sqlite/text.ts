import { isUtf8 } from 'node:buffer';
import { types } from 'node:util';
import type { SqliteFile } from './file.ts';

/**
 * The library ends the whole process over a text that is not valid UTF-8, which is what a damaged page makes of it. So texts are
 * asked for as bytes, and become texts here. What changes something and returns rows cannot be asked so: those statements return
 * only what they were given.
 */
export function inBytes(file: SqliteFile, text: string): string {
  if (!/^\s*(select|with)\b/i.test(text)) return text;
  const columns = file
    .prepare(text)
    .columns()
    .map(({ name }) => `"${name.replaceAll('"', '""')}"`);
  const asked = columns.map(
    (name) => `iif(typeof(${name}) = 'text', cast(${name} as blob), ${name}) as ${name}`,
  );
  return `select ${asked.join(', ')} from (${text})`;
}

/** A row whose texts came as bytes. */
export function inTexts<R>(row: R): R {
  const values = row as Record<string, unknown>;
  for (const [name, value] of Object.entries(values))
    if (types.isArrayBuffer(value)) values[name] = textOf(value);
  return row;
}

function textOf(bytes: ArrayBuffer): string {
  if (!isUtf8(bytes)) throw new DamagedText();
  return Buffer.from(bytes).toString();
}

/** As SQLite says it of everything else that is damaged. */
class DamagedText extends Error {
  readonly code = 'SQLITE_CORRUPT';

  constructor() {
    super('a text in the database is not valid UTF-8');
  }
}
