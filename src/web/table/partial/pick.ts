import type { Answer, Pick, PickAnswer } from '../../../kernel/forms/index.ts';
import type { Revision } from '../board.ts';
import { limitsAgainst, type Piece, roomFor, withCount } from './counts.ts';
import { NO, names, oneOrSeveral, type Pointing, type Spot, spent, stage, UNLIT, type Way } from './kind.ts';

const HERE = '';

export const piecesOf = (form: Pick): Piece[] => form.from.map((lot) => ({ key: lot.id, lot, source: HERE }));

export const takenIn = (partial: PickAnswer | null): ReadonlyMap<string, number> =>
  new Map(partial?.take ?? []);

/** The partial answer with these counts, in the form's order; null if nothing is taken. */
export function pickOf(form: Pick, taken: ReadonlyMap<string, number>): PickAnswer {
  return {
    is: 'pick',
    take: form.from.flatMap(({ id }) => {
      const n = taken.get(id) ?? 0;
      return n > 0 ? [[id, n] as const] : [];
    }),
  };
}

/** "One of these": clicking another one replaces it. */
const isOneOf = (form: Pick): boolean =>
  form.limits.some(
    ({ per, by, max, lots }) => per === 'all' && by === 'count' && max === 1 && lots === undefined,
  ) && form.from.every(({ min }) => min === 0);

/** The partial answer with one more of a piece; null if no more is allowed. */
function oneMore(form: Pick, partial: PickAnswer | null, piece: Piece): PickAnswer | null {
  const taken = takenIn(partial);
  const now = taken.get(piece.key) ?? 0;
  if (now >= piece.lot.max) return null;
  if (limitsAgainst(piece, piecesOf(form), form.limits, taken).length === 0)
    return pickOf(form, withCount(taken, piece.key, now + 1));
  return isOneOf(form) && now === 0 ? pickOf(form, new Map([[piece.key, 1]])) : null;
}

const oneBack = (form: Pick, partial: PickAnswer | null, { key, lot }: Piece): Way => {
  const taken = takenIn(partial);
  return {
    key: `${key} back`,
    offer: lot,
    back: true,
    partial: pickOf(form, withCount(taken, key, (taken.get(key) ?? 0) - 1)),
  };
};

const meant = (form: Pick, spot: Spot): Piece[] => {
  const pieces = piecesOf(form);
  const exact = pieces.filter(({ lot }) => names(lot, spot));
  return exact.length > 0 ? exact : pieces.filter(({ lot }) => names(lot, { ref: spot.ref }));
};

/** How many of a lot can be taken, given the rest of the answer. */
export const roomIn = (form: Pick, partial: PickAnswer | null, id: string): number => {
  const pieces = piecesOf(form);
  const piece = pieces.find(({ key }) => key === id);
  return piece === undefined ? 0 : roomFor(piece, pieces, form.limits, takenIn(partial));
};

export const pickIn = (answer: Answer | null): PickAnswer | null => (answer?.is === 'pick' ? answer : null);

/** One more of a lot than the newest answer has. */
export const addPick =
  (form: Pick, id: string): Revision =>
  (now) => {
    const partial = pickIn(now);
    const taken = takenIn(partial);
    return pickOf(form, withCount(taken, id, Math.min((taken.get(id) ?? 0) + 1, roomIn(form, partial, id))));
  };

export const pick: Pointing<Pick, PickAnswer> = {
  *singles(form) {
    for (const { id } of form.from) yield pickOf(form, new Map([[id, 1]]));
  },
  mark(form, partial, spot) {
    const pieces = meant(form, spot);
    if (pieces.length === 0) return UNLIT;
    const taken = takenIn(partial);
    const chosen = pieces.reduce((sum, { key }) => sum + (taken.get(key) ?? 0), 0);
    const canTakeBack = pieces.some(({ key, lot }) => (taken.get(key) ?? 0) > lot.min);
    const lit = canTakeBack || pieces.some((piece) => oneMore(form, partial, piece) !== null);
    return { lit, chosen, most: pieces.reduce((sum, { lot }) => sum + lot.max, 0), held: false };
  },
  point(form, partial, spot) {
    const pieces = meant(form, spot);
    const [only] = pieces;
    if (only === undefined) return NO;
    const taken = takenIn(partial);
    if (pieces.length === 1) {
      const more = oneMore(form, partial, only);
      if (more !== null) return stage(more);
      if ((taken.get(only.key) ?? 0) <= only.lot.min) return NO;
      const back = oneBack(form, partial, only);
      return only.lot.max > 1 ? spent([back]) : stage(back.partial);
    }
    const ways = pieces.flatMap((piece): Way[] => {
      const more = oneMore(form, partial, piece);
      const { key, lot } = piece;
      const add: Way[] = more === null ? [] : [{ key, offer: lot, back: false, partial: more }];
      if ((taken.get(key) ?? 0) > lot.min) add.push(oneBack(form, partial, piece));
      return add;
    });
    return oneOrSeveral(ways);
  },
};
