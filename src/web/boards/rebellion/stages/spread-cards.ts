import type { CardSlot } from '../../../../kernel/ids.ts';
import type { Desk } from '../desk.tsx';
import { cardsOffered } from '../offers.ts';
import { handOf } from '../sides/held.ts';

/** Cards that lie somewhere on the board, where they can be pointed at. */
function lying({ g, near, frame }: Desk): ReadonlySet<CardSlot> {
  return new Set([
    ...handOf(g, near),
    ...g.assigned.flatMap((side) => side.map(({ card }) => card)),
    ...g.tactics.flatMap(({ hands }) => hands.flat()),
    ...[frame('mission')?.card, frame('attack')?.card].filter((card) => card !== undefined),
  ]);
}

/** Cards that a question offers and that lie nowhere yet: out of a deck, drawn to choose from, of the other side's hand. */
export function spreadOf(desk: Desk): CardSlot[] {
  const form = desk.staging.question?.form;
  if (form === undefined) return [];
  const elsewhere = lying(desk);
  const planets = new Set(desk.probes.values());
  return cardsOffered(form).filter((slot) => !elsewhere.has(slot) && !planets.has(`card:${slot}`));
}
