import { FACES } from '../../../games/empire-vs-rebellion/public/data.ts';
import { BOTH, type Evr, NONE, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { CardSlot } from '../../../kernel/ids.ts';
import type { EvrView } from './picture.ts';

/** Where a card is, by the name under which motion finds the place on the table; undefined: where cards are seen one by one. */
export function pileWith(g: Evr, slot: CardSlot): string | undefined {
  if (g.events.includes(slot)) return 'pile:events';
  for (const side of BOTH) {
    const { deck, discard, reserve, unused } = g.areas[side];
    if (deck.includes(slot)) return `pile:deck-${side}`;
    if (discard.includes(slot)) return `pile:discard-${side}`;
    if (reserve.includes(slot)) return `pile:reserve-${side}`;
    if (unused.includes(slot)) return `pile:unused-${side}`;
  }
  return undefined;
}

/** The slot in which a viewer sees a face; NONE: he does not. */
export function slotOfFace(view: EvrView, id: string): CardSlot {
  const face = FACES.indexOf(id);
  return face < 0 ? NONE : view.faces.indexOf(face);
}

/** A facedown strategy has no face to know it by; it is found by whose it is, and comes from the unused ones. */
export const hiddenChoice = (side: Side): string => `chosen-${side}`;
export const pileOfHidden = (track: string): string | undefined =>
  track.startsWith('chosen-') ? track.replace('chosen-', 'pile:unused-') : undefined;
