import { type CSSProperties, createContext, type ReactNode, use, useMemo, useRef } from 'react';
import type { Reb } from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { leaderState, Medallion } from '../pieces/leader.tsx';
import { SAY_NOTHING } from '../pieces/say-nothing.ts';
import { UnitToken } from '../pieces/unit.tsx';
import { isNewThere, type Journey, journeysOf } from './journeys.ts';

interface Motion {
  readonly journeys: readonly Journey[];
  /** Who is on the way and not drawn at the end of it yet: 'leader 3', 'unit 12 at 7'. */
  readonly arriving: ReadonlySet<string>;
}
const STILL: Motion = { journeys: [], arriving: new Set() };
const Context = createContext<Motion>(STILL);

export const leaderKey = (leader: number): string => `leader ${leader}`;
export const unitKey = (kind: number, loc: number): string => `unit ${kind} at ${loc}`;
export const useArriving = (key: string): boolean => use(Context).arriving.has(key);

/** The view before the events, kept while they are animated. */
function useBefore(): Reb {
  const { view, heard } = useBoardContext();
  const kept = useRef<{ step: typeof heard; now: Reb; before: Reb }>({
    step: heard,
    now: view.game,
    before: view.game,
  });
  if (kept.current.now !== view.game)
    kept.current = { step: heard, now: view.game, before: kept.current.now };
  return kept.current.before;
}

/** Animates what happened: starts when events come, ends when the table removes them. */
export function MotionProvider({ children }: { readonly children: ReactNode }) {
  const { heard, pace, g, near } = useBoardContext();
  const before = useBefore();
  const motion = useMemo((): Motion => {
    if (pace === 0 || heard.length === 0) return STILL;
    const journeys = journeysOf(heard, before, g, near);
    const arriving = journeys.flatMap((one) => {
      if (one.is === 'leader') return [leaderKey(one.leader)];
      return one.is === 'units' && isNewThere(before, one.loc, one.kind) ? [unitKey(one.kind, one.loc)] : [];
    });
    return { journeys, arriving: new Set(arriving) };
  }, [heard, pace, before, g, near]);
  return <Context value={motion}>{children}</Context>;
}

const pathOf = (one: Extract<Journey, { from: unknown }>, i: number): CSSProperties =>
  ({
    '--x0': `${one.from[0]}px`,
    '--y0': `${one.from[1]}px`,
    '--x1': `${one.to[0] + ((i % 3) - 1) * 26}px`,
    '--y1': `${one.to[1] - 56}px`,
    '--wait': Math.min(i, 4) * 0.3,
  }) as CSSProperties;

/** Above all systems: pieces on their way, and flashes where something happened. */
export function Travellers() {
  const { journeys } = use(Context);
  const { g, pace } = useBoardContext();
  if (journeys.length === 0) return null;
  return (
    <g className="reb-travellers" style={{ '--pace': `${pace}ms` } as CSSProperties} {...SAY_NOTHING}>
      {journeys.map((one, i) => {
        // Journeys of one change never change their order.
        const key = `${one.is}${i + 1}`;
        if (one.is === 'flash')
          return (
            <g key={key} transform={`translate(${one.at[0]} ${one.at[1]})`}>
              <circle r={58} className={`reb-flash ${one.how}`} style={{ '--wait': 1 } as CSSProperties} />
            </g>
          );
        return (
          <g key={key} className="reb-traveller" style={pathOf(one, i)}>
            {one.is === 'leader' ? (
              <Medallion l={one.leader} {...leaderState(g, one.leader)} />
            ) : (
              <UnitToken kind={one.kind} n={one.n} />
            )}
          </g>
        );
      })}
    </g>
  );
}
