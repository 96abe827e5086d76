import type { Side } from '../../../../games/rebellion/state.ts';
import { useDesk } from '../desk.tsx';
import { Card } from '../pieces/card.tsx';

/** A side's tactic cards: open for whoever may see them, else as backs. */
export function TacticHand({ side }: { readonly side: Side }) {
  const { t, g } = useDesk();
  const hand = g.tactics.flatMap(({ hands }) => hands[side]);
  if (hand.length === 0) return null;
  const known = t.known(hand).length > 0;
  return (
    <section
      className={known ? 'reb-tactic-hand known' : 'reb-tactic-hand'}
      aria-label={t.word('board.tactics', { side: t.side(side) })}
    >
      {hand.map((slot) => (
        <Card key={slot} slot={slot} />
      ))}
    </section>
  );
}
