import { digest } from '../chance/committed.ts';
import type { Row } from './rows.ts';

export type RowDraft = Omit<Row, 'hash'>;

/** What a row holds the most of, and what is seldom read again; what was told is read by everybody who comes to the table. */
type Bulk = Pick<Row, 'draws' | 'patch'>;

type Fields = readonly [
  n: Row['n'],
  seat: Row['seat'],
  act: Row['act'],
  first: Row['first'],
  draws: Row['draws'],
  told: Row['told'],
  barriers: Row['barriers'],
  patch: Row['patch'],
  rules: Row['rules'],
  at: Row['at'],
];

/** The fields of a row as one text: JSON with the keys in the order they have; files and storages keep it. */
const textOf = ({ n, seat, act, first, draws, told, barriers, patch, rules, at }: RowDraft): string =>
  JSON.stringify([n, seat, act, first, draws, told, barriers, patch, rules, at] satisfies Fields);

/**
 * Changing any field of any row changes every digest from there on. A row holds the patch to the position after it, and the first
 * row the whole position: so the digests stand for all positions as well, without writing them out at every step.
 */
export const rowHash = (before: string, row: RowDraft): string => digest(`${before}\n${textOf(row)}`);

/**
 * A row as a match has it in memory. Games have hundreds of rows and a server has hundreds of games: the bulk of a row is kept as
 * the text that its digest was made of, a tenth of its size, and is laid open only while the row is new or when somebody asks.
 */
export class KeptRow implements Row {
  readonly n: Row['n'];
  readonly seat: Row['seat'];
  readonly act: Row['act'];
  readonly first: Row['first'];
  readonly told: Row['told'];
  readonly barriers: Row['barriers'];
  readonly rules: Row['rules'];
  readonly at: Row['at'];
  readonly hash: Row['hash'];
  #bulk: Bulk | null;
  #text: string | null;

  private constructor(row: RowDraft, hash: string, text: string | null) {
    this.n = row.n;
    this.seat = row.seat;
    this.act = row.act;
    this.first = row.first;
    this.told = row.told;
    this.barriers = row.barriers;
    this.rules = row.rules;
    this.at = row.at;
    this.hash = hash;
    this.#bulk = row;
    this.#text = text;
  }

  /** A new row. */
  static after(before: string, draft: RowDraft): KeptRow {
    const text = textOf(draft);
    return new KeptRow(draft, digest(`${before}\n${text}`), text);
  }

  /** A row that is finished, here or in a file. */
  static of(row: Row): KeptRow {
    return row instanceof KeptRow ? row : new KeptRow(row, row.hash, null);
  }

  get draws(): Row['draws'] {
    return this.bulk().draws;
  }
  get patch(): Row['patch'] {
    return this.bulk().patch;
  }

  /** From now on the text will do. */
  fold(): void {
    this.#text = this.text();
    this.#bulk = null;
  }

  /** The fields, without the digest. */
  text(): string {
    return this.#text ?? textOf(this);
  }

  /** As files have it. */
  toJSON(): Row {
    const { n, seat, act, first, told, barriers, rules, at, hash } = this;
    const { draws, patch } = this.bulk();
    return { n, seat, act, first, draws, told, barriers, patch, rules, at, hash };
  }

  private bulk(): Bulk {
    if (this.#bulk) return this.#bulk;
    const [, , , , draws, , , patch] = JSON.parse(this.text()) as Fields;
    return { draws, patch };
  }
}

/** A row as storages have it: its digest, and the text that it was made of. */
export const writeRow = (row: Row): string => `["${row.hash}",${KeptRow.of(row).text()}]`;

export function readRow(text: string): Row {
  const read = JSON.parse(text) as readonly [string, Fields] | Row;
  // At first storages had it as files do.
  if (!('length' in read)) return read;
  const [hash, [n, seat, act, first, draws, told, barriers, patch, rules, at]] = read;
  return { n, seat, act, first, draws, told, barriers, patch, rules, at, hash };
}
