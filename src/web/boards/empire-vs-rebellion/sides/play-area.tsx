import type { CSSProperties } from 'react';
import { isBlocked, isReady, presentValue } from '../../../../games/empire-vs-rebellion/public/queries.ts';
import { SIDES, type Side } from '../../../../games/empire-vs-rebellion/public/table.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.ts';
import { cardAt, knownFace } from '../board-facts.ts';
import { Glyph } from '../emblems/glyphs.tsx';
import { heardOfCardInPlay, shortName, sideWord } from '../names.ts';
import { upTo } from '../pieces/count.ts';
import { Face, Value } from '../pieces/paper.tsx';
import { Thing } from '../pieces/thing.tsx';
import { tell } from '../words.ts';

/** The cards that a side has in play, with an empty frame for each that the event still has room for. */
export function PlayArea({ side }: { readonly side: Side }) {
  const { facts } = useBoardContext();
  const { play } = facts.g.areas[side];
  const places = Math.max(facts.event?.capacity ?? 0, play.length);
  return (
    <fieldset
      className="evr-play"
      data-side={SIDES[side]}
      aria-label={tell('play', { side: sideWord(side) })}
      style={{ '--places': Math.max(places, 3) } as CSSProperties}
    >
      <div className="evr-places">
        {play.map((slot, i) => (
          <CardInPlay key={slot} side={side} slot={slot} entry={i === 0} />
        ))}
        {upTo(places - play.length).map((nr) => (
          <span key={`room-${nr}`} className="evr-room" aria-hidden="true" />
        ))}
      </div>
    </fieldset>
  );
}

interface CardProps {
  readonly side: Side;
  readonly slot: CardSlot;
  readonly entry: boolean;
}

/** A card in play. An exhausted one is turned; its value stays upright beside it. */
function CardInPlay({ side, slot, entry }: CardProps) {
  const { facts } = useBoardContext();
  const id = knownFace(facts.view, slot);
  const { ready, exhausted } = cardAt(facts, slot);
  const turned = !isReady(facts.g, slot);
  const blocked = facts.event !== null && isBlocked(facts.g, slot, facts.r);
  const low = !turned && exhausted < ready ? { low: exhausted } : {};
  return (
    <Thing
      of={cardRef(slot)}
      name={heardOfCardInPlay(facts, side, slot)}
      entry={entry}
      track={id}
      className={turned ? 'evr-slot evr-turned' : 'evr-slot'}
    >
      <span className="evr-turn">
        <Face id={id} text="use" />
      </span>
      <Value side={side} value={presentValue(facts.g, side, slot, facts.r)} {...low} />
      {blocked ? <Glyph of="blocked" className="evr-blocked" /> : null}
      {turned ? <span className="evr-caption">{shortName(id)}</span> : null}
    </Thing>
  );
}
