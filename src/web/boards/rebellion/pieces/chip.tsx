import { type Leader, leaderRef } from '../../../../games/rebellion/public/table.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { named, usePointing } from '../pointing.ts';
import { leaderState, Medallion } from './leader.tsx';
import { SAY_NOTHING } from './say-nothing.ts';
import { Tally } from './tally.tsx';

/** A leader off the map: in a pool, on a mission, in a battle; `at`: on the card that recruits them. */
export function LeaderChip({
  l,
  named: withName = false,
  at,
}: {
  readonly l: Leader;
  readonly named?: boolean;
  readonly at?: Ref;
}) {
  const { t, g } = useBoardContext();
  const { on, mark, className, markText } = usePointing(leaderRef(l), at);
  const full = t.word(`full.leader.${leaderRef(l).slice('leader:'.length)}`);
  return (
    <button
      {...on}
      type="button"
      className={`reb-chip ${className}`}
      aria-pressed={mark.lit ? mark.chosen > 0 || mark.held : undefined}
    >
      <span className="hush">{named(full, markText)}</span>
      <svg viewBox="-29 -29 58 58" aria-hidden="true">
        <Medallion l={l} {...leaderState(g, l)} />
        <Tally mark={mark} x={-20} y={-20} />
      </svg>
      {withName && <span {...SAY_NOTHING}>{t.leader(l)}</span>}
    </button>
  );
}
