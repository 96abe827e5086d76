import type { Pick, PickAnswer } from '../../../kernel/forms/index.ts';
import { limitsAgainst, type Piece, roomFor, withCount } from './counts.ts';
import { NO, names, oneOrSeveral, type Pointing, type Spot, spent, stage, UNLIT, type Way } from './kind.ts';

const HERE = '';

export const piecesOf = (form: Pick): Piece[] => form.from.map((lot) => ({ key: lot.id, lot, source: HERE }));

export const takenIn = (draft: PickAnswer | null): ReadonlyMap<string, number> => new Map(draft?.take ?? []);

/** The draft with these counts, in the form's order; nothing taken is nothing staged. */
export function pickOf(form: Pick, taken: ReadonlyMap<string, number>): PickAnswer {
  return {
    is: 'pick',
    take: form.from.flatMap(({ id }) => {
      const n = taken.get(id) ?? 0;
      return n > 0 ? [[id, n] as const] : [];
    }),
  };
}

/** "One of these": pointing at another one means that one instead. */
const isOneOf = (form: Pick): boolean =>
  form.limits.some(
    ({ per, by, max, lots }) => per === 'all' && by === 'count' && max === 1 && lots === undefined,
  ) && form.from.every(({ min }) => min === 0);

/** The draft with one more of a piece; null when no more goes in. */
function oneMore(form: Pick, draft: PickAnswer | null, piece: Piece): PickAnswer | null {
  const taken = takenIn(draft);
  const now = taken.get(piece.key) ?? 0;
  if (now >= piece.lot.max) return null;
  if (limitsAgainst(piece, piecesOf(form), form.limits, taken).length === 0)
    return pickOf(form, withCount(taken, piece.key, now + 1));
  return isOneOf(form) && now === 0 ? pickOf(form, new Map([[piece.key, 1]])) : null;
}

const oneBack = (form: Pick, draft: PickAnswer | null, { key, lot }: Piece): Way => {
  const taken = takenIn(draft);
  return {
    key: `${key} back`,
    offer: lot,
    back: true,
    draft: pickOf(form, withCount(taken, key, (taken.get(key) ?? 0) - 1)),
  };
};

const meant = (form: Pick, spot: Spot): Piece[] => {
  const pieces = piecesOf(form);
  const exact = pieces.filter(({ lot }) => names(lot, spot));
  return exact.length > 0 ? exact : pieces.filter(({ lot }) => names(lot, { ref: spot.ref }));
};

/** How many of a lot can be taken, as the rest of the answer is. */
export const roomIn = (form: Pick, draft: PickAnswer | null, id: string): number => {
  const pieces = piecesOf(form);
  const piece = pieces.find(({ key }) => key === id);
  return piece === undefined ? 0 : roomFor(piece, pieces, form.limits, takenIn(draft));
};

export const pick: Pointing<Pick, PickAnswer> = {
  *singles(form) {
    for (const { id } of form.from) yield pickOf(form, new Map([[id, 1]]));
  },
  standing(form, draft, spot) {
    const pieces = meant(form, spot);
    if (pieces.length === 0) return UNLIT;
    const taken = takenIn(draft);
    const chosen = pieces.reduce((sum, { key }) => sum + (taken.get(key) ?? 0), 0);
    const canTakeBack = pieces.some(({ key, lot }) => (taken.get(key) ?? 0) > lot.min);
    const lit = canTakeBack || pieces.some((piece) => oneMore(form, draft, piece) !== null);
    return { lit, chosen, most: pieces.reduce((sum, { lot }) => sum + lot.max, 0), held: false };
  },
  point(form, draft, spot) {
    const pieces = meant(form, spot);
    const [only] = pieces;
    if (only === undefined) return NO;
    const taken = takenIn(draft);
    if (pieces.length === 1) {
      const more = oneMore(form, draft, only);
      if (more !== null) return stage(more);
      if ((taken.get(only.key) ?? 0) <= only.lot.min) return NO;
      const back = oneBack(form, draft, only);
      return only.lot.max > 1 ? spent([back]) : stage(back.draft);
    }
    const ways = pieces.flatMap((piece): Way[] => {
      const more = oneMore(form, draft, piece);
      const { key, lot } = piece;
      const add: Way[] = more === null ? [] : [{ key, offer: lot, back: false, draft: more }];
      if ((taken.get(key) ?? 0) > lot.min) add.push(oneBack(form, draft, piece));
      return add;
    });
    return oneOrSeveral(ways);
  },
};
