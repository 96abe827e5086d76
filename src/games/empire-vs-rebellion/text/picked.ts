import { type Seat, seatBit } from '../../../kernel/ids.ts';
import type { View } from '../../../kernel/view.ts';
import { type Evr, NONE, other, SIDES, type Side } from '../state.ts';

/** Whether a side's facedown strategy was picked by its opponent, who goes on knowing it (D20). Who knows a card is open to all. */
export function isPickedByOpponent(
  { game, known, sides }: Pick<View<Evr>, 'game' | 'known' | 'sides'>,
  side: Side,
): boolean {
  const { chosen, shown } = game.areas[side];
  const isKnownTo = (seat: Seat): boolean => ((known[chosen] ?? 0) & seatBit(seat)) !== 0;
  return (
    chosen !== NONE && !shown && sides.some((name, seat) => name === SIDES[other(side)] && isKnownTo(seat))
  );
}
