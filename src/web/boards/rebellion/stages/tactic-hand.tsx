import type { Side } from '../../../../games/rebellion/public/table.ts';
import { cardRef } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { Card } from '../pieces/card.tsx';
import { markOf } from '../pointing.ts';

/** A side's tactic cards: faces for viewers who may see them, else backs. */
export function TacticHand({ side }: { readonly side: Side }) {
  const context = useBoardContext();
  const { t, g } = context;
  const hand = g.tactics.flatMap(({ hands }) => hands[side]);
  if (hand.length === 0) return null;
  const known = t.known(hand).length > 0;
  const playable = hand.some((slot) => markOf(context, cardRef(slot)).lit);
  return (
    <section
      className={`reb-tactic-hand${known ? ' known' : ''}${playable ? ' playable' : ''}`}
      aria-label={t.word('board.tactics', { side: t.side(side) })}
    >
      {hand.map((slot) => (
        <Card key={slot} slot={slot} />
      ))}
    </section>
  );
}
