import { memo } from 'react';
import { SYSTEMS } from '../../../../games/rebellion/public/data.ts';
import { isBanned } from '../../../../games/rebellion/public/queries.ts';
import {
  baseSystemOf,
  countIn,
  EMPIRE,
  type Loc,
  REBEL,
  type Side,
  slotOf,
  systemId,
} from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { BaseSign, ResourceSign, RuledOutSign, SabotageSign, TargetSign } from '../pieces/icons.tsx';
import { numbered, SAY_NOTHING } from '../pieces/say-nothing.ts';
import { Badge } from '../pieces/unit.tsx';

/** What it can build, and on which space of the queue it starts. */
export const Resources = memo(function Resources({
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
  const keys = numbered(icons.map(({ theater, shape }) => `${theater} ${shape}`));
  return (
    <g className="reb-resources" transform={`translate(0 ${y})`}>
      <g className="reb-grow">
        <g transform={`translate(${-width / 2 + 6.5} 0)`}>
          {icons.map((icon, i) => (
            <g key={keys[i]?.key} transform={`translate(${i * 13} 0)`}>
              <ResourceSign icon={icon} />
            </g>
          ))}
          <g transform={`translate(${icons.length * 13 + 1} 0)`}>
            <rect x={-6} y={-6} width={12} height={12} rx={2} />
            <text dy="0.36em">{slotOf(loc)}</text>
          </g>
        </g>
      </g>
    </g>
  );
});

/** Ships and troops as numbers, when zoomed out. */
export function Sums({ loc, r }: { readonly loc: Loc; readonly r: number }) {
  const { g } = useBoardContext();
  const sides: readonly [Side, number][] = [
    [REBEL, -1],
    [EMPIRE, 1],
  ];
  return (
    <g className="reb-sums" {...SAY_NOTHING}>
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

/** Arrows towards the planet: units can come here. */
export const Reached = ({ r }: { readonly r: number }) => (
  <path
    {...SAY_NOTHING}
    className="reb-reached"
    d={[0, 90, 180, 270]
      .map((angle) => {
        const [x, y] = [
          Math.round(Math.cos((angle * Math.PI) / 180)),
          Math.round(Math.sin((angle * Math.PI) / 180)),
        ];
        const [far, near] = [r + 22, r + 11];
        return `M${x * far - y * 7} ${y * far + x * 7}L${x * near} ${y * near}L${x * far + y * 7} ${y * far - x * 7}Z`;
      })
      .join('')}
  />
);

/** Sabotage, the base, where the Empire has looked for it. */
export function Markers({
  loc,
  r,
  ruledOut,
}: {
  readonly loc: Loc;
  readonly r: number;
  readonly ruledOut: boolean;
}) {
  const { g, t } = useBoardContext();
  const base = baseSystemOf(g, t.r) === loc;
  return (
    <>
      {ruledOut && (
        <g transform={`translate(${-r * 0.8} ${-r * 0.72})`} className="reb-mark-ruled">
          <g className="reb-grow">
            <RuledOutSign />
          </g>
        </g>
      )}
      {g.sabotage[loc] === 1 && (
        <g transform={`translate(${r * 0.95} ${r * 0.6})`}>
          <g className="reb-grow">
            <SabotageSign />
          </g>
        </g>
      )}
      {base && (
        <g
          transform={`translate(${-r * 0.95} ${r * 0.6})`}
          className={g.probes.revealed ? 'reb-base shown' : 'reb-base'}
        >
          <g className="reb-grow">
            <BaseSign />
          </g>
        </g>
      )}
      {isBanned(g, loc) && (
        <g transform={`translate(0 ${-r * 0.2})`}>
          <TargetSign />
        </g>
      )}
    </>
  );
}
