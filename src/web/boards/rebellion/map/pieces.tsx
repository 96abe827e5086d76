import {
  type Kind,
  type Leader,
  type Loc,
  leaderRef,
  locRef,
  unitId,
  unitRef,
} from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { leaderKey, unitKey, useArriving } from '../motion/travellers.tsx';
import { leaderState, Medallion } from '../pieces/leader.tsx';
import { SAY_NOTHING } from '../pieces/say-nothing.ts';
import { Tally } from '../pieces/tally.tsx';
import { sizeOf, UnitToken } from '../pieces/unit.tsx';
import { named, usePointing } from '../pointing.ts';

/** Lit things can be reached by the Tab key; others can be inspected and clicked, but Tab skips them. */
const roleOf = (lit: boolean) =>
  lit ? ({ role: 'button', tabIndex: 0 } as const) : ({ role: 'img' } as const);

/** Equal units in a place on the map. */
export function MapUnit({ loc, kind, n, x, y }: { loc: Loc; kind: Kind; n: number; x: number; y: number }) {
  const { t } = useBoardContext();
  const { mark, on, className, markText } = usePointing(unitRef(kind), locRef(loc));
  const { width, height } = sizeOf(kind);
  const arriving = useArriving(unitKey(kind, loc)) ? ' arriving' : '';
  return (
    <g
      className={`reb-token ${className}${arriving}`}
      transform={`translate(${x} ${y})`}
      data-unit={`${unitId(kind)}@${loc}`}
    >
      <rect
        {...on}
        {...roleOf(mark.lit)}
        aria-label={named(t.counted(kind, n).replaceAll('\u00a0', ' '), markText)}
        className="reb-token-hit"
        x={-width / 2 - 2}
        y={-height / 2 - 2}
        width={width + 4}
        height={height + 4}
        rx={5}
      />
      <g {...SAY_NOTHING} className="reb-picture-only">
        <UnitToken kind={kind} n={n} />
        <Tally mark={mark} x={-width / 2} y={-height / 2} />
      </g>
    </g>
  );
}

/** A leader on the map. */
export function MapLeader({ l, x, y, scale = 0.82 }: { l: Leader; x: number; y: number; scale?: number }) {
  const { t, g } = useBoardContext();
  const { mark, on, className, markText } = usePointing(leaderRef(l));
  const arriving = useArriving(leaderKey(l)) ? ' arriving' : '';
  return (
    <g className={`reb-token${arriving}`} transform={`translate(${x} ${y}) scale(${scale})`} data-leader={l}>
      <g className={`reb-token reb-grow ${className}`}>
        <circle
          {...on}
          {...roleOf(mark.lit)}
          aria-label={named(t.leader(l).replaceAll('\u00a0', ' '), markText)}
          r={23}
          className="reb-token-hit"
        />
        <g {...SAY_NOTHING} className="reb-picture-only">
          <Medallion l={l} {...leaderState(g, l)} />
          <Tally mark={mark} x={-20} y={-20} />
        </g>
      </g>
    </g>
  );
}
