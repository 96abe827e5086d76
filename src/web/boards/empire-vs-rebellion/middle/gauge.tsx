import type { CSSProperties } from 'react';
import { presentValue } from '../../../../games/empire-vs-rebellion/public/queries.ts';
import { SIDES, type Side } from '../../../../games/empire-vs-rebellion/public/table.ts';
import { useBoardContext } from '../board-context.ts';
import { type BoardFacts, knownFace, type Score } from '../board-facts.ts';
import { SideShape } from '../emblems/sides.tsx';
import { shortName, sideWord } from '../names.ts';
import { tell } from '../words.ts';

/** How far the gauges reach: a little beyond the objective, or beyond the higher total. */
export function scaleOf({ event, scores }: BoardFacts): number {
  const most = Math.max(...scores.map(({ total, bonus }) => total + bonus));
  return Math.max((event?.objective ?? 10) + 4, most + 1);
}

/** A side's total against the objective: one bar for each card, the objective as a line, what is above it as danger. */
export function Gauge({ side }: { readonly side: Side }) {
  const { facts, pointed } = useBoardContext();
  const { event } = facts;
  if (event === null) return <div className="evr-gauge" data-side={SIDES[side]} />;
  const score = facts.scores[side];
  const scale = scaleOf(facts);
  const lead = leadOf(facts, side);
  const args = {
    side: sideWord(side),
    total: score.total,
    objective: event.objective,
    how: howFar(score, event.objective),
  };
  return (
    <div
      className="evr-gauge"
      data-side={SIDES[side]}
      data-over={score.over || undefined}
      data-pointed={pointed.includes(`total:${side}`) || undefined}
      role="img"
      aria-label={lead === null ? tell('total', args) : tell('total.lead', { ...args, lead })}
      style={{ '--scale': scale, '--aim': event.objective } as CSSProperties}
    >
      <div className="evr-sum">
        <b className="evr-total">{score.total}</b>
        <span className="evr-sum-of">{tell('of', { objective: event.objective })}</span>
      </div>
      <div className="evr-bar">
        <div className="evr-ticks" />
        <div className="evr-danger" />
        <div className="evr-parts">
          <Parts side={side} />
          {score.bonus > 0 ? (
            <span
              className="evr-part evr-bonus"
              style={{ '--n': score.bonus } as CSSProperties}
              title={tell('bonus.name', { n: score.bonus })}
            >
              <b>{tell('bonus', { n: score.bonus })}</b>
            </span>
          ) : null}
        </div>
        <div className="evr-line" />
      </div>
      <div className="evr-how">
        {facts.g.areas[side].play.length === 0 ? null : (
          <span className="evr-far">{howFar(score, event.objective)}</span>
        )}
        {lead === null ? null : (
          <span className="evr-lead">
            <SideShape side={side} className="evr-lead-shape" />
            {lead}
          </span>
        )}
      </div>
    </div>
  );
}

/** One part a card, in the order they lie; a card worth nothing has none. */
function Parts({ side }: { readonly side: Side }) {
  const { facts } = useBoardContext();
  const objective = facts.event?.objective ?? 0;
  let sum = 0;
  return facts.g.areas[side].play.map((slot) => {
    const value = presentValue(facts.g, side, slot, facts.r);
    // Where the objective's line would strike through the name, the name ends before the line, or is left out.
    const before = objective - sum;
    sum += value;
    const struck = before > 0 && before < value;
    return value === 0 ? null : (
      <span
        key={slot}
        className="evr-part"
        style={{ '--n': value } as CSSProperties}
        data-struck={struck || undefined}
      >
        <span className="evr-part-n">{value}</span>
        {(struck ? before : value) < 3 ? null : (
          <span className="evr-part-name">{shortName(knownFace(facts.view, slot)).replace(/ \d$/, '')}</span>
        )}
      </span>
    );
  });
}

function howFar({ total }: Score, objective: number): string {
  if (total === objective) return tell('exact');
  return total < objective
    ? tell('under', { n: objective - total })
    : tell('over-by', { n: total - objective });
}

/** Said of the side that would win now, strategies aside. */
function leadOf({ ahead, scores }: BoardFacts, side: Side): string | null {
  if (ahead !== side) return null;
  const [a, b] = scores;
  const tied = a.total === b.total && !a.over && !b.over;
  return tell(tied ? 'leads.tie' : 'leads');
}
