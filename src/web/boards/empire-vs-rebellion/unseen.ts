import { CARDS } from '../../../games/empire-vs-rebellion/public/data.ts';
import { SIDES, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { CardSlot } from '../../../kernel/ids.ts';
import { faceOfSlot, type Picture } from './picture.ts';

/** What a player can work out of his own deck: all of his cards but those that he sees elsewhere. */
export function inOwnDeck({ g, view }: Picture, side: Side): string[] {
  const { play, discard, reserve } = g.areas[side];
  const elsewhere = new Set(
    [...play, ...discard, ...reserve].map((slot: CardSlot) => faceOfSlot(view, slot)),
  );
  return Object.entries(CARDS).flatMap(([id, card]) =>
    card.side === SIDES[side] && !elsewhere.has(id) && !(g.tutorial && card.type === 'character') ? [id] : [],
  );
}
