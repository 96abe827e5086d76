import type { Allot, AllotAnswer, AllotSlot, Limit, Lot } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import {
  NO,
  names,
  oneOrSeveral,
  type Pointed,
  type Pointing,
  type Spot,
  spent,
  stage,
  UNLIT,
  type Way,
} from './kind.ts';

export const countIn = (draft: AllotAnswer | null, lot: string, slot: string): number =>
  draft?.put.find(([l, s]) => l === lot && s === slot)?.[2] ?? 0;
export const ofLot = (draft: AllotAnswer | null, lot: string): number =>
  (draft?.put ?? []).reduce((sum, [l, , n]) => (l === lot ? sum + n : sum), 0);
export const ofSlot = (draft: AllotAnswer | null, slot: string): number =>
  (draft?.put ?? []).reduce((sum, [, s, n]) => (s === slot ? sum + n : sum), 0);

/** The draft with so many of a lot in a slot, in the form's order. */
export function withPut(
  form: Allot,
  draft: AllotAnswer | null,
  lot: string,
  slot: string,
  n: number,
): AllotAnswer {
  const count = (l: Lot, s: AllotSlot): number =>
    l.id === lot && s.id === slot ? n : countIn(draft, l.id, s.id);
  return {
    is: 'allot',
    put: form.lots.flatMap((l) =>
      form.slots.flatMap((s) => {
        const many = count(l, s);
        return many > 0 ? [[l.id, s.id, many] as const] : [];
      }),
    ),
  };
}

export const mayGo = (lot: Lot, slot: AllotSlot): boolean => lot.to === undefined || lot.to.includes(slot.id);
const most = (max: number | null): number => max ?? Number.POSITIVE_INFINITY;

function sumOf(form: Allot, draft: AllotAnswer | null, limit: Limit, slot: AllotSlot): number {
  let sum = 0;
  for (const [lotId, slotId, n] of draft?.put ?? []) {
    const lot = form.lots.find(({ id }) => id === lotId);
    const to = form.slots.find(({ id }) => id === slotId);
    if (lot === undefined || to === undefined) continue;
    if (limit.lots !== undefined && !lot.tags.includes(limit.lots)) continue;
    if (limit.slots !== undefined && !to.tags.includes(limit.slots)) continue;
    if (limit.per === 'slot' && to !== slot) continue;
    sum += n * (limit.by === 'count' ? 1 : lot.weight);
  }
  return sum;
}

/** How many more of a lot can be put into a slot, as the rest of the answer is. */
export function roomFor(form: Allot, draft: AllotAnswer | null, lot: Lot, slot: AllotSlot): number {
  if (!mayGo(lot, slot)) return 0;
  let room = Math.min(lot.max - ofLot(draft, lot.id), most(slot.max) - ofSlot(draft, slot.id));
  for (const limit of form.limits) {
    if (limit.max === null) continue;
    if (limit.lots !== undefined && !lot.tags.includes(limit.lots)) continue;
    if (limit.slots !== undefined && !slot.tags.includes(limit.slots)) continue;
    const each = limit.by === 'count' ? 1 : lot.weight;
    if (each > 0) room = Math.min(room, Math.floor((limit.max - sumOf(form, draft, limit, slot)) / each));
  }
  return Math.max(room, 0);
}

/** Why no more of a lot can go to a place: all are dealt out, the place is full, a limit is reached. */
export function whyNoMore(
  form: Allot,
  draft: AllotAnswer | null,
  lot: Lot,
  slot: AllotSlot,
): 'all-dealt' | 'place-full' | 'limit' | null {
  if (roomFor(form, draft, lot, slot) > 0) return null;
  if (ofLot(draft, lot.id) >= lot.max) return 'all-dealt';
  return ofSlot(draft, slot.id) >= most(slot.max) ? 'place-full' : 'limit';
}

const open = (form: Allot, draft: AllotAnswer | null, lot: Lot): AllotSlot[] =>
  form.slots.filter((slot) => roomFor(form, draft, lot, slot) > 0);

const lotsAt = (form: Allot, spot: Spot): Lot[] => {
  const exact = form.lots.filter((lot) => names(lot, spot));
  return exact.length > 0 ? exact : form.lots.filter((lot) => names(lot, { ref: spot.ref }));
};
const slotsAt = (form: Allot, { ref }: Spot): AllotSlot[] => form.slots.filter((slot) => slot.ref === ref);

const oneMore = (form: Allot, draft: AllotAnswer | null, lot: Lot, slot: AllotSlot): AllotAnswer =>
  withPut(form, draft, lot.id, slot.id, countIn(draft, lot.id, slot.id) + 1);

/** Stands for all that is not dealt out yet: it can be taken up like a lot, and put into one place at once. */
export const REST: Ref = 'lots:rest';

/** How much of everything is left. */
export const leftOf = (form: Allot, draft: AllotAnswer | null): number =>
  form.lots.reduce((sum, { id, max }) => sum + max - ofLot(draft, id), 0);

/** All that is left, as far as the place takes it. */
const restTo = (form: Allot, draft: AllotAnswer | null, slot: AllotSlot): AllotAnswer | null =>
  form.lots.reduce<AllotAnswer | null>((so, lot) => {
    const room = roomFor(form, so, lot, slot);
    return room === 0 ? so : withPut(form, so, lot.id, slot.id, countIn(so, lot.id, slot.id) + room);
  }, draft);

/** One of a lot back from a place. */
const backFrom = (form: Allot, draft: AllotAnswer | null, offer: Lot, slot: AllotSlot): Way => ({
  key: `${offer.id} ${slot.id} back`,
  offer,
  place: slot.ref,
  back: true,
  draft: withPut(form, draft, offer.id, slot.id, countIn(draft, offer.id, slot.id) - 1),
});

/** A lot is taken up, or goes straight to the only place there is. A single thing that is dealt out is taken back. */
function pointLot(form: Allot, draft: AllotAnswer | null, lot: Lot, held: string | null): Pointed {
  if (held === lot.id) return stage(draft, null);
  const places = open(form, draft, lot);
  const [only] = places;
  if (only === undefined) {
    if (ofLot(draft, lot.id) === 0) return NO;
    const placed = form.slots.filter((slot) => countIn(draft, lot.id, slot.id) > 0);
    if (lot.max > 1) return spent(placed.map((slot) => backFrom(form, draft, lot, slot)));
    return stage({ is: 'allot', put: (draft?.put ?? []).filter(([l]) => l !== lot.id) });
  }
  return places.length === 1 ? stage(oneMore(form, draft, lot, only)) : stage(draft, lot.id);
}

function pointSlot(
  form: Allot,
  draft: AllotAnswer | null,
  slots: readonly AllotSlot[],
  held: string | null,
): Pointed {
  if (held === REST) {
    const slot = slots.find((one) => form.lots.some((lot) => roomFor(form, draft, lot, one) > 0));
    return slot === undefined ? NO : stage(restTo(form, draft, slot));
  }
  const lot = form.lots.find(({ id }) => id === held);
  if (lot !== undefined) {
    const slot = slots.find((one) => roomFor(form, draft, lot, one) > 0);
    if (slot === undefined) return NO;
    const next = oneMore(form, draft, lot, slot);
    return stage(next, open(form, next, lot).length > 0 && ofLot(next, lot.id) < lot.max ? lot.id : null);
  }
  const ways = slots.flatMap((slot): Way[] => [
    ...form.lots
      .filter((one) => roomFor(form, draft, one, slot) > 0)
      .map((offer) => ({
        key: `${offer.id} ${slot.id}`,
        offer,
        place: slot.ref,
        back: false,
        draft: oneMore(form, draft, offer, slot),
      })),
    ...form.lots
      .filter((one) => countIn(draft, one.id, slot.id) > 0)
      .map((offer) => backFrom(form, draft, offer, slot)),
  ]);
  return oneOrSeveral(ways);
}

export const allot: Pointing<Allot, AllotAnswer> = {
  *singles(form) {
    for (const lot of form.lots) for (const slot of form.slots) yield withPut(form, null, lot.id, slot.id, 1);
  },
  standing(form, draft, spot, held) {
    if (spot.ref === REST) return { ...UNLIT, lit: leftOf(form, draft) > 0, held: held === REST };
    const lots = lotsAt(form, spot);
    const slots = slotsAt(form, spot);
    if (lots.length + slots.length === 0) return UNLIT;
    const inHand = form.lots.find(({ id }) => id === held);
    const chosen =
      lots.reduce((sum, { id }) => sum + ofLot(draft, id), 0) +
      slots.reduce((sum, { id }) => sum + ofSlot(draft, id), 0);
    const takers = inHand === undefined ? form.lots : [inHand];
    const slotLit = slots.some((slot) => takers.some((lot) => roomFor(form, draft, lot, slot) > 0));
    const lotLit = lots.some((lot) => open(form, draft, lot).length > 0);
    return {
      lit: slotLit || lotLit || (chosen > 0 && inHand === undefined),
      chosen,
      most:
        lots.reduce((sum, { max }) => sum + max, 0) +
        slots.reduce((sum, { max }) => sum + (max ?? form.lots.reduce((all, lot) => all + lot.max, 0)), 0),
      held: lots.some(({ id }) => id === held),
    };
  },
  point(form, draft, spot, held) {
    if (spot.ref === REST) return stage(draft, held === REST ? null : REST);
    const slots = slotsAt(form, spot);
    const lots = lotsAt(form, spot);
    // A thing that is both takes what is held; else it is taken up itself.
    if (slots.length > 0 && (held !== null || lots.length === 0)) return pointSlot(form, draft, slots, held);
    // Of alike dice or ships the next that is not dealt out yet is meant.
    const lot =
      lots.find(({ id }) => id === held) ??
      lots.find((one) => open(form, draft, one).length > 0) ??
      lots.find(({ id }) => ofLot(draft, id) > 0);
    return lot === undefined ? NO : pointLot(form, draft, lot, held);
  },
};
