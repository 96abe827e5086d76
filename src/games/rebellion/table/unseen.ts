import type { Audience, CardSlot } from '../../../kernel/ids.ts';
import { type Back, backOf } from '../box.ts';
import type { RebIo } from '../io.ts';
import { NONE, type Reb, SIDES, type Side } from '../state.ts';

/** Cards with different backs, such as the stages of objectives, are hidden among their like only: backs stay open. */

function byBack(g: Reb, slots: readonly CardSlot[]): number[][] {
  const places = new Map<Back, number[]>();
  for (const [i, slot] of slots.entries()) {
    const back = backOf(g, slot);
    const alike = places.get(back);
    if (alike) alike.push(i);
    else places.set(back, [i]);
  }
  return [...places.values()];
}

/** One card to each place, in this order: the owner can follow them, nobody else knows which went where. */
export function layUnseen(g: Reb, slots: readonly CardSlot[], side: Side, io: RebIo): CardSlot[] {
  const laid = slots.slice();
  for (const places of byBack(g, slots)) {
    if (places.length === 1) continue; // by its back everybody sees where it went
    const singles = io.regroup(
      places.map((i) => slots.slice(i, i + 1)),
      io.side(SIDES[side]),
    );
    for (const [n, i] of places.entries()) laid[i] = singles[n]?.[0] ?? -1;
  }
  return laid;
}

function mixAlike(g: Reb, slots: readonly CardSlot[], keep: Audience, io: RebIo): CardSlot[] {
  const mixed: CardSlot[] = [];
  for (const places of byBack(g, slots)) {
    const [alike = []] = io.regroup([places.map((i) => slots[i] ?? NONE)], keep);
    mixed.push(...alike);
  }
  return mixed;
}

/** A hand is mixed: its owner alone knows which card is which. */
export const mixUnseen = (g: Reb, slots: readonly CardSlot[], side: Side, io: RebIo): CardSlot[] =>
  mixAlike(g, slots, io.side(SIDES[side]), io);

/** Cards join others: seats that knew one of them still know it, but its place does not tell when it came. */
export const mixKnown = (g: Reb, slots: readonly CardSlot[], io: RebIo): CardSlot[] =>
  mixAlike(g, slots, io.all, io);
