import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { BOTH, SIDES, type Side } from '../../../../games/empire-vs-rebellion/public/table.ts';
import { peopleOf } from '../../people-of.ts';
import { useBoardContext } from '../board-context.ts';
import type { EvrView } from '../board-facts.ts';
import { EventScene } from '../emblems/scenes.tsx';
import { SideEmblem } from '../emblems/sides.tsx';
import { plainName, sideWord } from '../names.ts';
import { tell } from '../words.ts';
import { type Verdict, verdictBetween } from './verdict-facts.ts';

/** How the last event was decided, until it is closed or the game goes on. */
export function VerdictSheet() {
  const { view, heard, staging } = useBoardContext();
  const before = useRef<EvrView | null>(null);
  const [shown, setShown] = useState<{ verdict: Verdict; step: number } | null>(null);
  const { partial } = staging;

  useEffect(() => {
    const last = before.current;
    before.current = view;
    if (last === null || last === view) return;
    const verdict = verdictBetween(last, view, heard);
    if (verdict !== null) setShown({ verdict, step: view.step });
    else setShown((now) => (now !== null && now.step === view.step ? now : null));
  }, [view, heard]);

  // The table itself announces the end of the game.
  if (shown === null || partial !== null || view.over !== null) return null;
  return <Sheet verdict={shown.verdict} close={() => setShown(null)} />;
}

function Sheet({ verdict, close }: { readonly verdict: Verdict; readonly close: () => void }) {
  const { facts, people } = useBoardContext();
  const { winner, event, tie, deceived } = verdict;
  const me = winner !== null && winner === facts.mine;
  const who =
    winner === null
      ? ''
      : me
        ? tell('you')
        : (peopleOf(SIDES[winner], people, facts.view) ?? sideWord(winner));
  const title =
    winner === null
      ? tell('verdict.nobody', { event: plainName(event) })
      : tell('verdict.won', { who, me, event: plainName(event) });
  return (
    <section className="evr-verdict" aria-label={tell('verdict', { event: plainName(event) })}>
      <EventScene id={event} className="evr-verdict-scene" />
      <h3>{title}</h3>
      {winner === null ? null : (
        <p className="evr-verdict-gains">
          {tell('verdict.gains', { points: verdict.points, influence: verdict.influence })}
        </p>
      )}
      <div className="evr-verdict-rows">
        {[facts.far, facts.near].map((side) => (
          <Row key={side} side={side} verdict={verdict} />
        ))}
      </div>
      {tie ? <p className="evr-verdict-why">{tell('verdict.tie')}</p> : null}
      {deceived ? <p className="evr-verdict-why">{tell('verdict.deceived')}</p> : null}
      <button type="button" className="evr-plain" onClick={close}>
        {tell('verdict.close')}
      </button>
    </section>
  );
}

function Row({ side, verdict }: { readonly side: Side; readonly verdict: Verdict }) {
  const { totals, objective, winner, strategies } = verdict;
  const total = totals[side];
  const over = total > objective;
  const scale = Math.max(objective, ...BOTH.map((each) => totals[each])) + 1;
  const shown = strategies[side];
  return (
    <div
      className="evr-verdict-row"
      data-side={SIDES[side]}
      data-won={winner === side || undefined}
      data-over={over || undefined}
    >
      <SideEmblem side={side} className="evr-verdict-side" />
      <span className="evr-verdict-name">{sideWord(side)}</span>
      <b className="evr-verdict-total">{total}</b>
      <span
        className="evr-verdict-bar"
        style={{ '--scale': scale, '--n': total, '--aim': objective } as CSSProperties}
      />
      <span className="evr-verdict-how">
        {over ? tell('over-by', { n: total - objective }) : tell('of', { objective })}
        {shown === null ? null : (
          <em>
            {plainName(shown.id)}
            {shown.isVoid ? `: ${tell('verdict.void')}` : null}
          </em>
        )}
      </span>
    </div>
  );
}
