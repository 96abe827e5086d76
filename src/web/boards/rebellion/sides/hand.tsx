import type { CSSProperties } from 'react';
import { REBEL, type Reb, type Side } from '../../../../games/rebellion/state.ts';
import type { SlotId } from '../../../../kernel/ids.ts';
import { useDesk } from '../desk.tsx';
import { Card } from '../pieces/card.tsx';

/** What a side holds, sort by sort; what lies before a player to choose from comes first. */
export function handOf(g: Reb, side: Side): readonly SlotId[] {
  return [...g.missions[side].hand, ...g.actions[side].hand, ...(side === REBEL ? g.objectives.hand : [])];
}

/** Cards that were drawn to choose from, and lie before this viewer. */
const lookedAt = (known: (slot: SlotId) => boolean, g: Reb): SlotId[] => g.limbo.filter(known);

/** Where a card stands in the arc: the outer ones are turned away and lie a little lower. */
function arced(i: number, n: number): CSSProperties {
  const off = n < 2 ? 0 : (i - (n - 1) / 2) / ((n - 1) / 2);
  const most = Math.min(5, n * 0.7);
  return {
    '--i': i,
    '--tilt': `${(off * most).toFixed(2)}deg`,
    '--sink': `${(off * off * most * 2).toFixed(1)}px`,
  } as CSSProperties;
}

/** A hand held like a hand: overlapping, turned a little, the one that is meant rises. */
export function Hand({ side }: { readonly side: Side }) {
  const { t, g, frame, view } = useDesk();
  const revealed = frame('mission')?.card;
  const seen = view.stack.flatMap((f) => ('seen' in f && Array.isArray(f.seen) ? (f.seen as SlotId[]) : []));
  const before = [...new Set([...lookedAt((slot) => t.knows(slot), g), ...seen])].filter(
    (slot) => slot !== revealed && t.knows(slot),
  );
  const cards = [...before, ...handOf(g, side)];
  const n = cards.length;
  return (
    <section className="reb-hand" aria-label={t.word('board.hand')} style={{ '--n': n } as CSSProperties}>
      <ul>
        {cards.map((slot, i) => (
          <li key={slot} className={before.includes(slot) ? 'before' : ''} style={arced(i, n)}>
            <Card slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  );
}
