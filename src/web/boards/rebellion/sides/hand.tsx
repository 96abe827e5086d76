import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Side } from '../../../../games/rebellion/public/table.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { type Desk, useDesk } from '../desk.tsx';
import { Card } from '../pieces/card.tsx';
import { markOf } from '../pointing.ts';
import { spreadOf } from '../stages/spread-cards.ts';
import { handOf } from './held.ts';

/** Cards that were drawn to choose from, and lie before this viewer; not those that are shown elsewhere. */
function lookedAt(desk: Desk): CardSlot[] {
  const { t, g, view, frame } = desk;
  const spread = spreadOf(desk);
  const revealed = frame('mission')?.card;
  const seen = view.stack.flatMap((f) =>
    'seen' in f && Array.isArray(f.seen) ? (f.seen as CardSlot[]) : [],
  );
  return [...new Set([...g.limbo, ...seen])].filter(
    (slot) => slot !== revealed && !spread.includes(slot) && t.knows(slot),
  );
}

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

const isChosen = (desk: Desk, slot: CardSlot): boolean => markOf(desk, cardRef(slot)).chosen > 0;

/** A card of the fan that shows less than this of itself cannot be read. */
const LEAST = 44;
const CARD = 168;

function useWidth(): [RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(1000);
  useLayoutEffect(() => {
    const el = ref.current;
    if (el === null) return;
    setWidth(el.clientWidth);
    const sized = new ResizeObserver(() => setWidth(el.clientWidth));
    sized.observe(el);
    return () => sized.disconnect();
  }, []);
  return [ref, width];
}

/** Held like a hand: overlapping, turned a little, the one that is meant rises. Where there is no room for that, title by title. */
export function Hand({ side }: { readonly side: Side }) {
  const desk = useDesk();
  const [ref, width] = useWidth();
  const before = lookedAt(desk);
  const cards = [...before, ...handOf(desk.g, side)];
  const n = cards.length;
  const tight = n > 1 && (width - CARD) / (n - 1) < LEAST;
  return (
    <section
      ref={ref}
      className={tight ? 'reb-hand tight' : 'reb-hand'}
      aria-label={
        desk.me === null
          ? desk.t.word('board.hand.of', { side: desk.t.side(side) })
          : desk.t.word('board.hand')
      }
      style={{ '--n': n } as CSSProperties}
    >
      <ul>
        {cards.map((slot, i) => (
          <li
            key={slot}
            className={`${before.includes(slot) ? 'before' : ''} ${isChosen(desk, slot) ? 'chosen' : ''}`}
            style={arced(i, n)}
          >
            <Card slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  );
}
