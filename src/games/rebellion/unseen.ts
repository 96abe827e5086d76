import type { Audience, SlotId } from '../../kernel/ids.ts';
import { backOf } from './faces.ts';
import type { RebIo } from './io.ts';
import { NONE, SIDES, type Side } from './state.ts';

/** Cards with different backs, such as the stages of objectives, are hidden among their like only: backs stay open. */

function byBack(slots: readonly SlotId[]): number[][] {
  const places = new Map<number, number[]>();
  for (const [i, slot] of slots.entries()) {
    const back = backOf(slot);
    const alike = places.get(back);
    if (alike) alike.push(i);
    else places.set(back, [i]);
  }
  return [...places.values()];
}

/** One card to each place, in this order: the owner can follow them, nobody else knows which went where. */
export function layUnseen(slots: readonly SlotId[], side: Side, io: RebIo): SlotId[] {
  const laid = slots.slice();
  for (const places of byBack(slots)) {
    if (places.length === 1) continue; // by its back everybody sees where it went
    const singles = io.regroup(
      places.map((i) => slots.slice(i, i + 1)),
      io.side(SIDES[side]),
    );
    for (const [n, i] of places.entries()) laid[i] = singles[n]?.[0] ?? -1;
  }
  return laid;
}

function mixAlike(slots: readonly SlotId[], keep: Audience, io: RebIo): SlotId[] {
  const mixed: SlotId[] = [];
  for (const places of byBack(slots)) {
    const [alike = []] = io.regroup([places.map((i) => slots[i] ?? NONE)], keep);
    mixed.push(...alike);
  }
  return mixed;
}

/** A hand is mixed: its owner alone knows which card is which. */
export const mixUnseen = (slots: readonly SlotId[], side: Side, io: RebIo): SlotId[] =>
  mixAlike(slots, io.side(SIDES[side]), io);

/** Cards join others: whoever knew one of them goes on knowing it, but nobody can tell by its place when it came. */
export const mixKnown = (slots: readonly SlotId[], io: RebIo): SlotId[] => mixAlike(slots, io.all, io);
