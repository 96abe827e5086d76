import type { CSSProperties } from 'react';
import { isBlocked, isReady, presentValue } from '../../../games/empire-vs-rebellion/public/queries.ts';
import { SIDES, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import { type CardSlot, cardRef } from '../../../kernel/ids.ts';
import { useTable } from './at-table.ts';
import { upTo } from './count.ts';
import { Glyph } from './emblems/glyphs.tsx';
import { heardOfCardInPlay, shortName, sideWord } from './names.ts';
import { Face, Value } from './paper.tsx';
import { cardAt, faceOfSlot } from './picture.ts';
import { Thing } from './thing.tsx';
import { tell } from './words.ts';

/** The cards that a side has in play, with an empty frame for each that the event still has room for. */
export function PlayArea({ side }: { readonly side: Side }) {
  const { pic } = useTable();
  const { play } = pic.g.areas[side];
  const places = Math.max(pic.event?.capacity ?? 0, play.length);
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
  const { pic } = useTable();
  const id = faceOfSlot(pic.view, slot) ?? '';
  const { ready, exhausted } = cardAt(pic, slot);
  const turned = !isReady(pic.g, slot);
  const blocked = pic.event !== null && isBlocked(pic.g, slot, pic.r);
  const low = !turned && exhausted < ready ? { low: exhausted } : {};
  return (
    <Thing
      of={cardRef(slot)}
      name={heardOfCardInPlay(pic, side, slot)}
      entry={entry}
      track={id}
      className={turned ? 'evr-slot evr-turned' : 'evr-slot'}
    >
      <span className="evr-turn">
        <Face id={id} text="use" />
      </span>
      <Value side={side} value={presentValue(pic.g, side, slot, pic.r)} {...low} />
      {blocked ? <Glyph of="blocked" className="evr-blocked" /> : null}
      {turned ? <span className="evr-caption">{shortName(id)}</span> : null}
    </Thing>
  );
}
