import type { Allot, AllotAnswer, AllotSlot, Answer, Limit, Lot } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Revision } from '../board.ts';
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

export const countIn = (partial: AllotAnswer | null, lot: string, slot: string): number =>
  partial?.put.find(([l, s]) => l === lot && s === slot)?.[2] ?? 0;
export const ofLot = (partial: AllotAnswer | null, lot: string): number =>
  (partial?.put ?? []).reduce((sum, [l, , n]) => (l === lot ? sum + n : sum), 0);
export const ofSlot = (partial: AllotAnswer | null, slot: string): number =>
  (partial?.put ?? []).reduce((sum, [, s, n]) => (s === slot ? sum + n : sum), 0);

/** The partial answer with `n` of a lot in a place, in the form's order. */
export function withPut(
  form: Allot,
  partial: AllotAnswer | null,
  lot: string,
  slot: string,
  n: number,
): AllotAnswer {
  const count = (l: Lot, s: AllotSlot): number =>
    l.id === lot && s.id === slot ? n : countIn(partial, l.id, s.id);
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

function sumOf(form: Allot, partial: AllotAnswer | null, limit: Limit, slot: AllotSlot): number {
  let sum = 0;
  for (const [lotId, slotId, n] of partial?.put ?? []) {
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

/** How many more of a lot can go to a place, given the rest of the answer. */
export function roomFor(form: Allot, partial: AllotAnswer | null, lot: Lot, slot: AllotSlot): number {
  if (!mayGo(lot, slot)) return 0;
  let room = Math.min(lot.max - ofLot(partial, lot.id), most(slot.max) - ofSlot(partial, slot.id));
  for (const limit of form.limits) {
    if (limit.max === null) continue;
    if (limit.lots !== undefined && !lot.tags.includes(limit.lots)) continue;
    if (limit.slots !== undefined && !slot.tags.includes(limit.slots)) continue;
    const each = limit.by === 'count' ? 1 : lot.weight;
    if (each > 0) room = Math.min(room, Math.floor((limit.max - sumOf(form, partial, limit, slot)) / each));
  }
  return Math.max(room, 0);
}

export const allotIn = (answer: Answer | null): AllotAnswer | null =>
  answer?.is === 'allot' ? answer : null;

/** One more or one fewer of a lot in a place than the newest answer has. */
export const stepAllot =
  (form: Allot, lot: Lot, slot: AllotSlot, by: 1 | -1): Revision =>
  (now) => {
    const partial = allotIn(now);
    const count = countIn(partial, lot.id, slot.id);
    const n = count + Math.min(by, roomFor(form, partial, lot, slot));
    return withPut(form, partial, lot.id, slot.id, Math.max(n, 0));
  };

/** Why no more of a lot can go to a place: all are placed, the place is full, a limit is reached. */
export function whyNoMore(
  form: Allot,
  partial: AllotAnswer | null,
  lot: Lot,
  slot: AllotSlot,
): 'all-dealt' | 'place-full' | 'limit' | null {
  if (roomFor(form, partial, lot, slot) > 0) return null;
  if (ofLot(partial, lot.id) >= lot.max) return 'all-dealt';
  return ofSlot(partial, slot.id) >= most(slot.max) ? 'place-full' : 'limit';
}

const open = (form: Allot, partial: AllotAnswer | null, lot: Lot): AllotSlot[] =>
  form.slots.filter((slot) => roomFor(form, partial, lot, slot) > 0);

const lotsAt = (form: Allot, spot: Spot): Lot[] => {
  const exact = form.lots.filter((lot) => names(lot, spot));
  return exact.length > 0 ? exact : form.lots.filter((lot) => names(lot, { ref: spot.ref }));
};
const slotsAt = (form: Allot, { ref }: Spot): AllotSlot[] => form.slots.filter((slot) => slot.ref === ref);

const oneMore = (form: Allot, partial: AllotAnswer | null, lot: Lot, slot: AllotSlot): AllotAnswer =>
  withPut(form, partial, lot.id, slot.id, countIn(partial, lot.id, slot.id) + 1);

/** Stands for everything not placed yet: it can be picked up like a lot and put into one place at once. */
export const REST: Ref = 'lots:rest';

/** How much of everything is left. */
export const leftOf = (form: Allot, partial: AllotAnswer | null): number =>
  form.lots.reduce((sum, { id, max }) => sum + max - ofLot(partial, id), 0);

/** Everything left, as far as the place can take it. */
const restTo = (form: Allot, partial: AllotAnswer | null, slot: AllotSlot): AllotAnswer | null =>
  form.lots.reduce<AllotAnswer | null>((so, lot) => {
    const room = roomFor(form, so, lot, slot);
    return room === 0 ? so : withPut(form, so, lot.id, slot.id, countIn(so, lot.id, slot.id) + room);
  }, partial);

/** One of a lot back from a place. */
const backFrom = (form: Allot, partial: AllotAnswer | null, offer: Lot, slot: AllotSlot): Way => ({
  key: `${offer.id} ${slot.id} back`,
  offer,
  place: slot.ref,
  back: true,
  partial: withPut(form, partial, offer.id, slot.id, countIn(partial, offer.id, slot.id) - 1),
});

/** Picks a lot up, or puts it straight into its only place. A single thing that is already placed is removed. */
function pointLot(form: Allot, partial: AllotAnswer | null, lot: Lot, held: string | null): Pointed {
  if (held === lot.id) return stage(partial, null);
  const places = open(form, partial, lot);
  const [only] = places;
  if (only === undefined) {
    if (ofLot(partial, lot.id) === 0) return NO;
    const placed = form.slots.filter((slot) => countIn(partial, lot.id, slot.id) > 0);
    if (lot.max > 1) return spent(placed.map((slot) => backFrom(form, partial, lot, slot)));
    return stage({ is: 'allot', put: (partial?.put ?? []).filter(([l]) => l !== lot.id) });
  }
  return places.length === 1 ? stage(oneMore(form, partial, lot, only)) : stage(partial, lot.id);
}

function pointSlot(
  form: Allot,
  partial: AllotAnswer | null,
  slots: readonly AllotSlot[],
  held: string | null,
): Pointed {
  if (held === REST) {
    const slot = slots.find((one) => form.lots.some((lot) => roomFor(form, partial, lot, one) > 0));
    return slot === undefined ? NO : stage(restTo(form, partial, slot));
  }
  const lot = form.lots.find(({ id }) => id === held);
  if (lot !== undefined) {
    const slot = slots.find((one) => roomFor(form, partial, lot, one) > 0);
    if (slot === undefined) return NO;
    const next = oneMore(form, partial, lot, slot);
    return stage(next, open(form, next, lot).length > 0 && ofLot(next, lot.id) < lot.max ? lot.id : null);
  }
  const ways = slots.flatMap((slot): Way[] => [
    ...form.lots
      .filter((one) => roomFor(form, partial, one, slot) > 0)
      .map((offer) => ({
        key: `${offer.id} ${slot.id}`,
        offer,
        place: slot.ref,
        back: false,
        partial: oneMore(form, partial, offer, slot),
      })),
    ...form.lots
      .filter((one) => countIn(partial, one.id, slot.id) > 0)
      .map((offer) => backFrom(form, partial, offer, slot)),
  ]);
  return oneOrSeveral(ways);
}

export const allot: Pointing<Allot, AllotAnswer> = {
  *singles(form) {
    for (const lot of form.lots) for (const slot of form.slots) yield withPut(form, null, lot.id, slot.id, 1);
  },
  mark(form, partial, spot, held) {
    if (spot.ref === REST) return { ...UNLIT, lit: leftOf(form, partial) > 0, held: held === REST };
    const lots = lotsAt(form, spot);
    const slots = slotsAt(form, spot);
    if (lots.length + slots.length === 0) return UNLIT;
    const inHand = form.lots.find(({ id }) => id === held);
    const chosen =
      lots.reduce((sum, { id }) => sum + ofLot(partial, id), 0) +
      slots.reduce((sum, { id }) => sum + ofSlot(partial, id), 0);
    const takers = inHand === undefined ? form.lots : [inHand];
    const slotLit = slots.some((slot) => takers.some((lot) => roomFor(form, partial, lot, slot) > 0));
    const lotLit = lots.some((lot) => open(form, partial, lot).length > 0);
    return {
      lit: slotLit || lotLit || (chosen > 0 && inHand === undefined),
      chosen,
      most:
        lots.reduce((sum, { max }) => sum + max, 0) +
        slots.reduce((sum, { max }) => sum + (max ?? form.lots.reduce((all, lot) => all + lot.max, 0)), 0),
      held: lots.some(({ id }) => id === held),
    };
  },
  point(form, partial, spot, held) {
    if (spot.ref === REST) return stage(partial, held === REST ? null : REST);
    const slots = slotsAt(form, spot);
    const lots = lotsAt(form, spot);
    // A thing that is both lot and place takes what is held; else it is picked up itself.
    if (slots.length > 0 && (held !== null || lots.length === 0))
      return pointSlot(form, partial, slots, held);
    // Of equal dice or ships the next unplaced one is meant.
    const lot =
      lots.find(({ id }) => id === held) ??
      lots.find((one) => open(form, partial, one).length > 0) ??
      lots.find(({ id }) => ofLot(partial, id) > 0);
    return lot === undefined ? NO : pointLot(form, partial, lot, held);
  },
};
