import type { Answer, Haul, HaulAnswer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Revision } from '../board.ts';
import { limitsAgainst, type Piece, roomFor, withCount } from './counts.ts';
import { NO, oneOrSeveral, type Pointing, type Spot, spent, stage, UNLIT, type Way } from './kind.ts';

export const keyOf = (from: Ref, lot: string): string => `${from} ${lot}`;

export const piecesOf = (form: Haul): Piece[] =>
  form.sources.flatMap(({ from, lots }) =>
    lots.map((lot) => ({ key: keyOf(from, lot.id), lot, source: from })),
  );

export const takenIn = (partial: HaulAnswer | null): ReadonlyMap<string, number> =>
  new Map((partial?.move ?? []).map(([from, lot, n]) => [keyOf(from, lot), n]));

export function haulOf(form: Haul, taken: ReadonlyMap<string, number>): HaulAnswer {
  return {
    is: 'haul',
    move: form.sources.flatMap(({ from, lots }) =>
      lots.flatMap(({ id }) => {
        const n = taken.get(keyOf(from, id)) ?? 0;
        return n > 0 ? [[from, id, n] as const] : [];
      }),
    ),
  };
}

/** Transport used and offered by what leaves a source, and offered if all its carriers left. */
export function roomAt(
  form: Haul,
  partial: HaulAnswer | null,
  from: Ref,
): { used: number; offered: number; possible: number } {
  const taken = takenIn(partial);
  const room = { used: 0, offered: 0, possible: 0 };
  for (const { lot, key, source } of piecesOf(form)) {
    if (source !== from) continue;
    const n = taken.get(key) ?? 0;
    room.used += n * lot.weight;
    room.offered += n * lot.carry;
    room.possible += lot.max * lot.carry;
  }
  return room;
}

/** A unit may be chosen before its ship, so only units that no ship of the source could carry are refused. */
function canAdd(form: Haul, partial: HaulAnswer | null, piece: Piece): boolean {
  const taken = takenIn(partial);
  if ((taken.get(piece.key) ?? 0) >= piece.lot.max) return false;
  const { used, possible } = roomAt(form, partial, piece.source as Ref);
  if (piece.lot.weight > piece.lot.carry && used + piece.lot.weight > possible) return false;
  return limitsAgainst(piece, piecesOf(form), form.limits, taken).length === 0;
}

/** How many of a piece can be taken, given the rest of the answer. */
export function roomIn(form: Haul, partial: HaulAnswer | null, key: string): number {
  const pieces = piecesOf(form);
  const piece = pieces.find((one) => one.key === key);
  if (piece === undefined) return 0;
  const taken = takenIn(partial);
  const now = taken.get(key) ?? 0;
  const bound = roomFor(piece, pieces, form.limits, taken);
  if (piece.lot.weight <= piece.lot.carry) return bound;
  const { used, possible } = roomAt(form, partial, piece.source as Ref);
  const free = Math.floor((possible - used) / piece.lot.weight);
  return Math.min(bound, now + Math.max(free, 0));
}

/** Why no more of a piece can be taken: all are taken, nothing can carry it, the ships are full, a limit is reached. */
type NoMore = 'all-taken' | 'no-carrier' | 'no-room' | 'limit';

export function whyNoMore(form: Haul, partial: HaulAnswer | null, key: string): NoMore | null {
  const piece = piecesOf(form).find((one) => one.key === key);
  const now = takenIn(partial).get(key) ?? 0;
  if (piece === undefined || roomIn(form, partial, key) > now) return null;
  if (now >= piece.lot.max) return 'all-taken';
  if (limitsAgainst(piece, piecesOf(form), form.limits, takenIn(partial)).length > 0) return 'limit';
  return roomAt(form, partial, piece.source as Ref).possible === 0 ? 'no-carrier' : 'no-room';
}

export const haulIn = (answer: Answer | null): HaulAnswer | null => (answer?.is === 'haul' ? answer : null);

/** One more or one fewer of a piece than the newest answer has. */
export const stepHaul =
  (form: Haul, key: string, by: 1 | -1): Revision =>
  (now) => {
    const partial = haulIn(now);
    const taken = takenIn(partial);
    const least = piecesOf(form).find((piece) => piece.key === key)?.lot.min ?? 0;
    const n = Math.min((taken.get(key) ?? 0) + by, roomIn(form, partial, key));
    return haulOf(form, withCount(taken, key, Math.max(n, least)));
  };

/** Everything in a source that can move, ships first. */
export function allFrom(form: Haul, partial: HaulAnswer | null, from: Ref): HaulAnswer {
  const lots = form.sources.find((source) => source.from === from)?.lots ?? [];
  let taken = takenIn(partial);
  for (const lot of [...lots].sort((a, b) => b.carry - a.carry)) {
    const key = keyOf(from, lot.id);
    taken = withCount(taken, key, roomIn(form, haulOf(form, taken), key));
  }
  return haulOf(form, taken);
}

/** A source itself means everything in it. */
const meant = (form: Haul, { ref, at }: Spot): Piece[] =>
  piecesOf(form).filter(({ lot, source }) => {
    if (ref === source) return true;
    return lot.refs.includes(ref) && (at === undefined || at === source);
  });

export const haul: Pointing<Haul, HaulAnswer> = {
  *singles(form) {
    for (const { key } of piecesOf(form)) yield haulOf(form, new Map([[key, 1]]));
  },
  mark(form, partial, spot) {
    const pieces = meant(form, spot);
    if (pieces.length === 0) return UNLIT;
    const taken = takenIn(partial);
    const chosen = pieces.reduce((sum, { key }) => sum + (taken.get(key) ?? 0), 0);
    const lit =
      pieces.some(({ key, lot }) => (taken.get(key) ?? 0) > lot.min) ||
      pieces.some((piece) => canAdd(form, partial, piece));
    return { lit, chosen, most: pieces.reduce((sum, { lot }) => sum + lot.max, 0), held: false };
  },
  point(form, partial, spot) {
    const pieces = meant(form, spot);
    const [only] = pieces;
    if (only === undefined) return NO;
    const taken = takenIn(partial);
    const put = (piece: Piece, n: number) => haulOf(form, withCount(taken, piece.key, n));
    const oneBack = (piece: Piece): Way => ({
      key: `${piece.key} back`,
      offer: piece.lot,
      place: piece.source as Ref,
      back: true,
      partial: put(piece, (taken.get(piece.key) ?? 0) - 1),
    });
    if (pieces.length === 1) {
      const now = taken.get(only.key) ?? 0;
      if (canAdd(form, partial, only)) return stage(put(only, now + 1));
      if (now <= only.lot.min) return NO;
      return only.lot.max > 1 ? spent([oneBack(only)]) : stage(oneBack(only).partial);
    }
    return oneOrSeveral(
      pieces.flatMap((piece): Way[] => {
        const { key, lot, source } = piece;
        const now = taken.get(key) ?? 0;
        const place = source as Ref;
        const ways: Way[] = canAdd(form, partial, piece)
          ? [{ key, offer: lot, place, back: false, partial: put(piece, now + 1) }]
          : [];
        if (now > lot.min) ways.push(oneBack(piece));
        return ways;
      }),
    );
  },
};
