import type { SVGProps } from 'react';
import { SYSTEMS } from '../../../../games/rebellion/public/data.ts';
import {
  baseSystemOf,
  captivesAt,
  EMPIRE,
  iconsOf,
  isDestroyed,
  type Leader,
  type Loc,
  leadersAt,
  locRef,
  REBEL,
  regionOf,
  systemId,
  unitRef,
} from '../../../../games/rebellion/public/table.ts';
import { contentsOf, stateOf } from '../../../../games/rebellion/public/words.ts';
import { type BoardContext, useBoardContext } from '../board-context.tsx';
import { AS_BUTTON, SAY_NOTHING } from '../pieces/say-nothing.ts';
import { Debris, Planet } from '../planets/planet.tsx';
import { markOf, named, usePointing } from '../pointing.ts';
import { placeOf } from './cells.ts';
import { Loyalty } from './loyalty.tsx';
import { Markers, Reached, Resources, Sums } from './markers.tsx';
import { MapLeader, MapUnit } from './pieces.tsx';
import { besideTroops, type Token, tokensAt } from './stacks.ts';
import { Coming } from './staged.tsx';

const BIG = 34;
const SMALL = 25;
const radiusOf = (loc: Loc): number => (SYSTEMS[systemId(loc)].kind === 'remote' ? SMALL : BIG);

/** A system in one sentence. */
function nameOf({ t, g, reach }: BoardContext, loc: Loc, ruledOut: boolean): string {
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
    ...(ruledOut ? [t.word('board.ruled-out')] : []),
    ...(reach?.has(loc) ? [t.word('board.reachable')] : []),
  ]
    .join('. ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('..', '.');
}

/** Down one side of the planet, nearer together the more there are. */
function LeaderColumn({ leaders, x }: { readonly leaders: readonly Leader[]; readonly x: number }) {
  const step = Math.min(42, 90 / Math.max(1, leaders.length - 1));
  return leaders.map((l, i) => (
    <MapLeader key={l} l={l} x={x} y={-2 + (i - (leaders.length - 1) / 2) * step} />
  ));
}

/** Tokens that grow when zoomed out, away from their line. */
const Stack = ({ loc, tokens, from }: { loc: Loc; tokens: readonly Token[]; from: number }) => (
  <g className="reb-stacks" transform={`translate(0 ${from})`}>
    <g className="reb-grow">
      {tokens.map(({ y, ...token }) => (
        <MapUnit key={token.kind} loc={loc} {...token} y={y - from} />
      ))}
    </g>
  </g>
);

/** The clickable part of a system. Only this is a button; what is drawn over it is hidden from screen readers. */
const Spot = (props: SVGProps<SVGCircleElement>) => <circle {...AS_BUTTON} {...props} className="reb-hit" />;

interface Props {
  readonly loc: Loc;
  /** The system that Tab stops at; arrow keys move on from there. */
  readonly stop: boolean;
  readonly ruledOut: boolean;
  onStop(loc: Loc): void;
}

export function System({ loc, stop, ruledOut, onStop }: Props) {
  const context = useBoardContext();
  const { g, t, reach } = context;
  const { mark, on, className, markText } = usePointing(locRef(loc));
  const reached = reach === null ? '' : reach.has(loc) ? ' reached' : ' unreached';
  const spot: typeof on = {
    ...on,
    onFocus(e) {
      onStop(loc);
      on.onFocus(e);
    },
  };
  const [x, y] = placeOf(loc);
  const r = radiusOf(loc);
  const stacks = tokensAt(g, loc, r);
  const destroyed = isDestroyed(g, loc);
  const remote = SYSTEMS[systemId(loc)].kind === 'remote';
  const offers = [...stacks.orbit, ...stacks.ground].some(
    ({ kind }) => markOf(context, unitRef(kind), locRef(loc)).lit,
  );
  return (
    <g
      className={`reb-system${remote ? ' remote' : ''}${destroyed ? ' destroyed' : ''}${offers ? ' offers' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <g className={`reb-spot ${className}${reached}`}>
        <circle className="reb-halo" r={r + 17} />
        <Spot
          {...spot}
          r={r + 24}
          tabIndex={stop || mark.lit ? 0 : -1}
          aria-label={named(nameOf(context, loc, ruledOut), markText)}
          data-loc={loc}
        />
        <g {...SAY_NOTHING} className="reb-picture-only">
          <g transform={`scale(${r / 50})`} className="reb-planet">
            {destroyed ? <Debris id={systemId(loc)} /> : <Planet id={systemId(loc)} />}
          </g>
          <Loyalty loc={loc} r={r} />
          <text className="reb-name" y={r + 32}>
            {t.plain(loc)}
          </text>
          <Resources loc={loc} y={r + 47} destroyed={destroyed || iconsOf(g, loc).length === 0} />
        </g>
        <circle className="reb-focus" r={r + 20} />
        {reached === ' reached' && <Reached r={r} />}
      </g>
      <Stack loc={loc} tokens={stacks.orbit} from={-r - 6} />
      <Stack loc={loc} tokens={stacks.ground} from={r + 30} />
      <Coming loc={loc} y={-r - 40} />
      <Sums loc={loc} r={r} />
      <Markers loc={loc} r={r} ruledOut={ruledOut} />
      <LeaderColumn
        leaders={[...leadersAt(g, loc, REBEL), ...captivesAt(g, loc)]}
        x={-besideTroops(stacks, -1, r)}
      />
      <LeaderColumn leaders={leadersAt(g, loc, EMPIRE)} x={besideTroops(stacks, 1, r)} />
    </g>
  );
}
