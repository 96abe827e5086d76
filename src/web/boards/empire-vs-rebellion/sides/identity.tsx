import { SIDES, type Side } from '../../../../games/empire-vs-rebellion/public/table.ts';
import { cardRef } from '../../../../kernel/ids.ts';
import { peopleOf } from '../../people-of.ts';
import { useBoardContext } from '../board-context.ts';
import { eventOfSlot } from '../board-facts.ts';
import { Glyph } from '../emblems/glyphs.tsx';
import { EventScene } from '../emblems/scenes.tsx';
import { SideEmblem } from '../emblems/sides.tsx';
import { heardOfFace, sideWord } from '../names.ts';
import { upTo } from '../pieces/count.ts';
import { Thing } from '../pieces/thing.tsx';
import { tell } from '../words.ts';

const POINTS_TO_WIN = 7;
/** With more tokens than this only the number is shown. */
const MOST_TOKENS = 6;

/** Who plays a side, its points, events won and influence, and what happens to it next round. */
export function Identity({ side }: { readonly side: Side }) {
  const { facts, people } = useBoardContext();
  const { tutorial } = facts.g;
  const who = side === facts.mine ? tell('you') : peopleOf(SIDES[side], people, facts.view);
  const toAct = facts.toAct.includes(side);
  return (
    <div className="evr-identity" data-side={SIDES[side]} data-act={toAct || undefined}>
      <div className="evr-who">
        <SideEmblem side={side} className="evr-who-emblem" />
        <span className="evr-who-names">
          <b>{sideWord(side)}</b>
          {who === undefined || who.toLowerCase() === sideWord(side).toLowerCase() ? null : (
            <span>{who}</span>
          )}
        </span>
      </div>
      {tutorial || facts.phase === 'setup' ? null : (
        <>
          <Score side={side} />
          <Influence side={side} />
          <NextRound side={side} />
        </>
      )}
    </div>
  );
}

function Score({ side }: { readonly side: Side }) {
  const { facts } = useBoardContext();
  const { points } = facts.scores[side];
  const won = facts.g.areas[side].events;
  return (
    <div className="evr-score">
      <span className="evr-pips" role="img" aria-label={tell('score', { points })}>
        {upTo(POINTS_TO_WIN).map((nr) => (
          <Glyph key={nr} of="point" className={nr <= points ? 'evr-pip evr-pip-on' : 'evr-pip'} />
        ))}
        <b className="evr-score-n">{points}</b>
      </span>
      {won.length === 0 ? null : (
        <span className="evr-won">
          {won.map((slot) => {
            const id = eventOfSlot(facts.view, slot);
            return id === undefined ? null : (
              <Thing key={slot} of={cardRef(slot)} name={heardOfFace(id)} track={id} className="evr-won-one">
                <EventScene id={id} className="evr-won-scene" />
              </Thing>
            );
          })}
        </span>
      )}
    </div>
  );
}

function Influence({ side }: { readonly side: Side }) {
  const { facts } = useBoardContext();
  const n = facts.g.areas[side].influence;
  return (
    <div className="evr-influence" role="img" aria-label={tell('influence.name', { n })}>
      <b>{n}</b>
      <span className="evr-tokens">
        {upTo(Math.min(n, MOST_TOKENS)).map((nr) => (
          <Glyph key={nr} of="influence" className="evr-token-one" />
        ))}
        {n === 0 ? <Glyph of="influence" className="evr-token-one evr-token-gone" /> : null}
      </span>
      <span className="evr-influence-label">{tell('influence')}</span>
    </div>
  );
}

/** Marks that change how this side's next strategy is picked. Infiltration replaces the random pick (D2). */
function NextRound({ side }: { readonly side: Side }) {
  const { facts } = useBoardContext();
  const { infiltrated, random, open } = facts.g.areas[side];
  return (
    <div className="evr-marks">
      {infiltrated ? <Mark glyph="eye" said={tell('next.infiltrated')} /> : null}
      {random && !infiltrated ? <Mark glyph="die" said={tell('next.random')} /> : null}
      {open ? <Mark glyph="up" said={tell('next.open')} /> : null}
    </div>
  );
}

function Mark({ glyph, said }: { readonly glyph: 'eye' | 'die' | 'up'; readonly said: string }) {
  return (
    <span className="evr-next">
      <Glyph of={glyph} className="evr-next-glyph" />
      {said}
    </span>
  );
}
