import type { Limit, Lot } from '../../../kernel/forms/index.ts';

/** Counted lots of pick and haul: what may still be added to an answer. */
export interface Piece {
  readonly key: string;
  readonly lot: Lot;
  /** Where it is taken from; the same for all if there is only one place. */
  readonly source: string;
}

type AnyLimit = Omit<Limit, 'slots'>;
const most = (max: number | null): number => max ?? Number.POSITIVE_INFINITY;

const counts = (limit: AnyLimit, lot: Lot): boolean =>
  limit.lots === undefined || lot.tags.includes(limit.lots);

/** The sum that a limit restricts, over everything or over one source. */
function sumOf(
  limit: AnyLimit,
  pieces: readonly Piece[],
  taken: ReadonlyMap<string, number>,
  source: string,
): number {
  let sum = 0;
  for (const piece of pieces) {
    if (!counts(limit, piece.lot) || (limit.per === 'source' && piece.source !== source)) continue;
    sum += (taken.get(piece.key) ?? 0) * (limit.by === 'count' ? 1 : piece.lot.weight);
  }
  return sum;
}

/** The limits that forbid one more of a piece. */
export function limitsAgainst(
  piece: Piece,
  pieces: readonly Piece[],
  limits: readonly AnyLimit[],
  taken: ReadonlyMap<string, number>,
): AnyLimit[] {
  return limits.filter((limit) => {
    if (!counts(limit, piece.lot)) return false;
    const more = limit.by === 'count' ? 1 : piece.lot.weight;
    return more > 0 && sumOf(limit, pieces, taken, piece.source) + more > most(limit.max);
  });
}

/** How many of a piece the answer can hold at most, given the other counts. */
export function roomFor(
  piece: Piece,
  pieces: readonly Piece[],
  limits: readonly AnyLimit[],
  taken: ReadonlyMap<string, number>,
): number {
  const now = taken.get(piece.key) ?? 0;
  let room = piece.lot.max;
  for (const limit of limits) {
    const each = limit.by === 'count' ? 1 : piece.lot.weight;
    if (!counts(limit, piece.lot) || each <= 0) continue;
    const others = sumOf(limit, pieces, taken, piece.source) - now * each;
    room = Math.min(room, Math.floor((most(limit.max) - others) / each));
  }
  return Math.max(room, 0);
}

export const withCount = (
  taken: ReadonlyMap<string, number>,
  key: string,
  n: number,
): ReadonlyMap<string, number> => new Map(taken).set(key, n);
