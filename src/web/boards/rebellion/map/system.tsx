import { memo } from 'react';
import { SYSTEMS } from '../../../../games/rebellion/data/systems.ts';
import { baseSystemOf, captivesAt, leadersAt } from '../../../../games/rebellion/leaders.ts';
import { locRef } from '../../../../games/rebellion/names.ts';
import {
  EMPIRE,
  type Leader,
  type Loc,
  REBEL,
  type Side,
  systemId,
} from '../../../../games/rebellion/state.ts';
import {
  hasImperialLoyalty,
  hasRebelLoyalty,
  iconsOf,
  isSubjugated,
  regionOf,
  slotOf,
} from '../../../../games/rebellion/systems.ts';
import { contentsOf, stateOf } from '../../../../games/rebellion/text/table/galaxy.ts';
import { countIn, isDestroyed } from '../../../../games/rebellion/units.ts';
import { type Desk, useDesk } from '../desk.tsx';
import { BaseSign, ResourceSign, RuledOutSign, SabotageSign, TargetSign } from '../pieces/icons.tsx';
import { Badge } from '../pieces/unit.tsx';
import { Debris, Planet } from '../planets/planet.tsx';
import { named, usePointing } from '../pointing.ts';
import { placeOf } from './cells.ts';
import { MapLeader, MapUnit } from './pieces.tsx';
import { besideTroops, tokensAt } from './stacks.ts';
import { Coming } from './staged.tsx';

const BIG = 34;
const SMALL = 25;
export const radiusOf = (loc: Loc): number => (SYSTEMS[systemId(loc)].kind === 'remote' ? SMALL : BIG);

/** Everything that matters about a system, in one breath. */
function nameOf({ t, g }: Desk, loc: Loc): string {
  const contents = contentsOf(t, loc);
  const { kind } = SYSTEMS[systemId(loc)];
  return [
    t.word('show.system', {
      name: t.plain(loc),
      kind: t.word(`show.kind.${kind}`),
      region: t.word(`region.${regionOf(loc)}`),
    }),
    ...(stateOf(t, loc) === 'remote' ? [] : [t.word(`show.state.${stateOf(t, loc)}`)]),
    ...(contents === '' ? [] : [contents]),
    ...(g.probes.revealed || baseSystemOf(g, t.r) !== loc ? [] : [t.word('board.base.hidden')]),
  ]
    .join('. ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('..', '.');
}

const hexagon = (r: number): string => {
  const [x, y] = [r, r * 0.8660254];
  return `M${x} 0L${x / 2} ${y}H${-x / 2}L${-x} 0L${-x / 2} ${-y}H${x / 2}Z`;
};

/** Three wings around the planet. */
const WINGS = [90, 210, 330];
const RebelRing = ({ r }: { readonly r: number }) => (
  <g className="reb-loyalty rebel">
    {WINGS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={arc(r, 12, 108)} />
        <path d={`M${r - 5} ${-7}L${r + 4} 0L${r - 5} 7`} />
      </g>
    ))}
  </g>
);

function arc(r: number, from: number, to: number): string {
  const at = (deg: number): string => {
    const a = (deg * Math.PI) / 180;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
}

/** Loyalty, and over it whatever holds the system down. */
function Loyalty({ loc, r }: { readonly loc: Loc; readonly r: number }) {
  const { g } = useDesk();
  return (
    <>
      {hasRebelLoyalty(g, loc) && <RebelRing r={r + 8} />}
      {hasImperialLoyalty(g, loc) && <path className="reb-loyalty imperial" d={hexagon(r + 12)} />}
      {isSubjugated(g, loc) && (
        <>
          <path className="reb-subjugation" d={hexagon(r + 12)} />
          <path className="reb-subjugation edge" d={hexagon(r + 16)} />
        </>
      )}
    </>
  );
}

/** What it can build, and on which space of the queue it starts. */
const Resources = memo(function Resources({
  loc,
  y,
  destroyed,
}: {
  loc: Loc;
  y: number;
  destroyed: boolean;
}) {
  const icons = destroyed ? [] : SYSTEMS[systemId(loc)].icons;
  if (icons.length === 0) return null;
  const width = icons.length * 13 + 13;
  return (
    <g className="reb-resources" transform={`translate(${-width / 2 + 6.5} ${y})`}>
      {icons.map((icon, i) => (
        // Icons never change their order.
        <g key={`${icon.theater}${icon.shape}${i + 1}`} transform={`translate(${i * 13} 0)`}>
          <ResourceSign icon={icon} />
        </g>
      ))}
      <g transform={`translate(${icons.length * 13 + 1} 0)`}>
        <rect x={-6} y={-6} width={12} height={12} rx={2} />
        <text dy="0.36em">{slotOf(loc)}</text>
      </g>
    </g>
  );
});

/** Ships and troops as numbers, for those who look from far away. */
function Sums({ loc, r }: { readonly loc: Loc; readonly r: number }) {
  const { g } = useDesk();
  const sides: readonly [Side, number][] = [
    [REBEL, -1],
    [EMPIRE, 1],
  ];
  return (
    <g className="reb-sums" aria-hidden="true">
      {sides.flatMap(([side, way]) =>
        ([0, 1] as const).map((theater) => {
          const n = countIn(g, loc, side, theater);
          const y = theater === 0 ? -r - 4 : r + 2;
          return n === 0 ? null : (
            <g key={`${side}${theater}`} transform={`translate(${way * 18} ${y}) scale(1.9)`}>
              <Badge n={n} side={side} />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** Down one side of the planet, nearer together the more there are. */
function LeaderColumn({ leaders, x }: { readonly leaders: readonly Leader[]; readonly x: number }) {
  const step = Math.min(34, 96 / Math.max(1, leaders.length - 1));
  return leaders.map((l, i) => (
    <MapLeader key={l} l={l} x={x} y={6 + (i - (leaders.length - 1) / 2) * step} />
  ));
}

function Markers({
  loc,
  r,
  ruledOut,
}: {
  readonly loc: Loc;
  readonly r: number;
  readonly ruledOut: boolean;
}) {
  const { g, t } = useDesk();
  const base = baseSystemOf(g, t.r) === loc;
  return (
    <>
      {ruledOut && (
        <g transform={`translate(${-r * 0.72} ${-r * 0.72})`} className="reb-mark-ruled">
          <RuledOutSign />
        </g>
      )}
      {g.sabotage[loc] === 1 && (
        <g transform={`translate(${r * 0.95} ${r * 0.6})`}>
          <SabotageSign />
        </g>
      )}
      {base && (
        <g
          transform={`translate(${-r * 0.95} ${r * 0.6})`}
          className={g.probes.revealed ? 'reb-base shown' : 'reb-base'}
        >
          <BaseSign />
        </g>
      )}
      {g.marks.bobaFett === loc && (
        <g transform={`translate(0 ${-r * 0.2})`}>
          <TargetSign />
        </g>
      )}
    </>
  );
}

interface Props {
  readonly loc: Loc;
  /** The one system that the Tab key stops at; arrow keys go on from there. */
  readonly stop: boolean;
  readonly ruledOut: boolean;
  onStop(loc: Loc): void;
}

export function System({ loc, stop, ruledOut, onStop }: Props) {
  const desk = useDesk();
  const { g, t } = desk;
  const { mark, on, className, standing } = usePointing(locRef(loc));
  const [x, y] = placeOf(loc);
  const r = radiusOf(loc);
  const tokens = tokensAt(g, loc, r);
  const destroyed = isDestroyed(g, loc);
  const remote = SYSTEMS[systemId(loc)].kind === 'remote';
  return (
    <g
      className={`reb-system${remote ? ' remote' : ''}${destroyed ? ' destroyed' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <g
        {...on}
        onFocus={(e) => {
          onStop(loc);
          on.onFocus(e);
        }}
        role="button"
        tabIndex={stop || mark.lit ? 0 : -1}
        aria-label={named(nameOf(desk, loc), standing)}
        className={`reb-spot ${className}`}
        data-loc={loc}
      >
        <circle className="reb-halo" r={r + 17} />
        <circle className="reb-hit" r={r + 14} />
        <g transform={`scale(${r / 50})`} className="reb-planet">
          {destroyed ? <Debris id={systemId(loc)} /> : <Planet id={systemId(loc)} />}
        </g>
        <Loyalty loc={loc} r={r} />
        <text className="reb-name" y={r + 32}>
          {t.plain(loc)}
        </text>
        <Resources loc={loc} y={r + 44} destroyed={destroyed || iconsOf(g, loc).length === 0} />
        <circle className="reb-focus" r={r + 20} />
      </g>
      <g className="reb-stacks">
        {tokens.map((token) => (
          <MapUnit key={token.kind} loc={loc} {...token} />
        ))}
      </g>
      <Coming loc={loc} y={-r - 40} />
      <Sums loc={loc} r={r} />
      <Markers loc={loc} r={r} ruledOut={ruledOut} />
      <LeaderColumn
        leaders={[...leadersAt(g, loc, REBEL), ...captivesAt(g, loc)]}
        x={-besideTroops(tokens, -1, r)}
      />
      <LeaderColumn leaders={leadersAt(g, loc, EMPIRE)} x={besideTroops(tokens, 1, r)} />
    </g>
  );
}
