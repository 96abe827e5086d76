import { digest } from '../chance/committed.ts';
import { recordedKept } from '../events.ts';
import { inOnePiece } from '../json.ts';
import type { PatchText } from '../patch.ts';
import type { Row } from './rows.ts';

export type RowDraft = Omit<Row, 'hash'>;

/** A row that is being made: its patch is text already. */
export interface NewRow extends Omit<RowDraft, 'patch'> {
  readonly patch: PatchText | null;
}

/** The large parts of a row. `draws` and `patch` are rarely read again; `told` is read by everybody who comes to the table. */
type Bulk = Pick<Row, 'draws' | 'told' | 'patch'>;

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

/** The fields of a row as one text: a JSON list with the keys of objects in the order they have; files and storages keep it. */
const textOf = ({ n, seat, act, first, draws, told, barriers, patch, rules, at }: NewRow): string =>
  `[${inList([n, seat, act, first, draws, told, barriers])},${patch},${inList([rules, at])}]`;

/** Values as they stand in a JSON list. */
const inList = (values: readonly unknown[]): string => JSON.stringify(values).slice(1, -1);

const written = (row: RowDraft): NewRow => ({ ...row, patch: JSON.stringify(row.patch) });

/**
 * Changing any field of any row changes every digest from there on. A row holds the patch to the position after it, and the first
 * row the whole position: so the digests stand for all positions as well, without writing them out at every step.
 */
export const rowHash = (before: string, row: RowDraft): string => digest(after(before, textOf(written(row))));

const after = (before: string, text: string): string => `${before}\n${text}`;

/**
 * A row as a match holds it in memory. Games have hundreds of rows and a server has hundreds of games, so the large
 * parts are kept as the text that the digest was made of (a tenth of the size) and parsed on demand.
 */
export class KeptRow implements Row {
  readonly n: Row['n'];
  readonly seat: Row['seat'];
  readonly act: Row['act'];
  readonly first: Row['first'];
  /** In the present way of telling; the text has it as it was written. */
  readonly told: Row['told'];
  readonly barriers: Row['barriers'];
  readonly rules: Row['rules'];
  readonly at: Row['at'];
  readonly hash: Row['hash'];
  /** The fields, without the digest. */
  readonly text: string;

  private constructor(row: NewRow | Row, hash: string, text: string) {
    this.n = row.n;
    this.seat = row.seat;
    this.act = row.act;
    this.first = row.first;
    this.told = recordedKept(row.told);
    this.barriers = row.barriers;
    this.rules = row.rules;
    this.at = row.at;
    this.hash = hash;
    this.text = text;
  }

  /** A new row. */
  static after(before: string, row: NewRow): KeptRow {
    // Kept is a cut from what the digest was made of: that is in one piece, and need not be copied again.
    const all = after(before, textOf(row));
    return new KeptRow(row, digest(all), all.slice(before.length + 1));
  }

  /** A row that is finished, here or in a file. */
  static of(row: Row): KeptRow {
    return row instanceof KeptRow ? row : new KeptRow(row, row.hash, inOnePiece(textOf(written(row))));
  }

  get draws(): Row['draws'] {
    return this.bulk().draws;
  }
  get patch(): Row['patch'] {
    return this.bulk().patch;
  }

  /** As files have it. */
  toJSON(): Row {
    const { n, seat, act, first, barriers, rules, at, hash } = this;
    const { draws, told, patch } = this.bulk();
    return { n, seat, act, first, draws, told, barriers, patch, rules, at, hash };
  }

  private bulk(): Bulk {
    const [, , , , draws, told, , patch] = JSON.parse(this.text) as Fields;
    return { draws, told, patch };
  }
}

/** A row as storages have it: its digest, and the text that it was made of. */
export const writeRow = (row: Row): string => `["${row.hash}",${KeptRow.of(row).text}]`;

export function readRow(text: string): Row {
  const read = JSON.parse(text) as readonly [string, Fields] | Row;
  // At first storages had it as files do.
  if (!('length' in read)) return read;
  const [hash, [n, seat, act, first, draws, told, barriers, patch, rules, at]] = read;
  return { n, seat, act, first, draws, told, barriers, patch, rules, at, hash };
}
