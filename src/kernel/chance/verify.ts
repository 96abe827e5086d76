import { chanceKey, commitmentTo, drawAt, isDrawable } from './committed.ts';
import type { Draw } from './source.ts';

/** What a game that is over shows of its chance; enough to check every die without knowing the rules. */
export interface ChanceRecord {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  /** Draws by log row; `first` is the index of the row's first draw. */
  readonly rows: readonly { readonly n: number; readonly first: number; readonly draws: readonly Draw[] }[];
}

export type ChanceVerdict =
  | { ok: true; draws: number }
  | { ok: false; row: number | null; wrong: 'secret' | 'index' | 'outcome' };

/** Checks a record with nothing but the record. Runs in Node and in any page. */
export function verifyChance(record: ChanceRecord): ChanceVerdict {
  if (!/^([0-9a-f]{2})+$/.test(record.secret) || commitmentTo(record.secret) !== record.commitment) {
    return { ok: false, row: null, wrong: 'secret' };
  }
  const key = chanceKey(record.secret, record.nonces);
  let next = 0;
  for (const row of record.rows) {
    // Indices never rewind, not even by undo. A gap or a repeat means that somebody drew until they liked the result.
    if (row.first !== next) return { ok: false, row: row.n, wrong: 'index' };
    for (const draw of row.draws) {
      // The record may be anything: a draw that cannot be made must not be tried.
      if (!isDrawable(draw.below) || drawAt(key, next, draw.below) !== draw.got) {
        return { ok: false, row: row.n, wrong: 'outcome' };
      }
      next++;
    }
  }
  return { ok: true, draws: next };
}
