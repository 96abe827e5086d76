import type { CardSlot } from '../../../../kernel/ids.ts';
import type { BoardContext } from '../board-context.tsx';
import { cardsOffered } from '../offers.ts';
import { handOf } from '../sides/held.ts';

/** Cards that are on the board, where they can be clicked. */
function lying({ g, near, frame }: BoardContext): ReadonlySet<CardSlot> {
  return new Set([
    ...handOf(g, near),
    ...g.assigned.flatMap((side) => side.map(({ card }) => card)),
    ...g.tactics.flatMap(({ hands }) => hands.flat()),
    ...[frame('mission')?.card, frame('attack')?.card].filter((card) => card !== undefined),
  ]);
}

/** Cards that a question offers and that are not on the board: from a deck, drawn to choose from, from the other side's hand. */
export function spreadOf(context: BoardContext): CardSlot[] {
  const form = context.staging.question?.form;
  if (form === undefined) return [];
  const elsewhere = lying(context);
  const planets = new Set(context.probes.values());
  return cardsOffered(form).filter((slot) => !elsewhere.has(slot) && !planets.has(`card:${slot}`));
}
