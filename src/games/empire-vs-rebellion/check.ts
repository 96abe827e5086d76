import type { State } from '../../kernel/state.ts';
import { event } from './data/faces.ts';
import type { EvrFrame } from './frames/frames.ts';
import { BOTH, type Evr, NONE } from './state.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant broken: ${what}`);
}

/** Every card is somewhere, exactly once; nobody is over capacity; tokens are never negative. */
export function check(s: State<Evr, EvrFrame>): void {
  const g = s.game;
  const owned = (side: 0 | 1) => s.secrets.pool.flatMap((pool, slot) => (pool === side ? [slot] : []));
  for (const side of BOTH) {
    const a = g.areas[side];
    same([...a.deck, ...a.play, ...a.discard, ...a.reserve], owned(side), `resource cards of side ${side}`);
    const strategies = s.secrets.pool.flatMap((pool, slot) => (pool === side + 2 ? [slot] : []));
    const chosen = a.chosen === NONE ? [] : [a.chosen];
    same([...a.unused, ...a.used, ...chosen], strategies, `strategies of side ${side}`);
    demand(a.play.length === a.ready.length, 'each card in play is ready or exhausted');
    demand(a.influence >= 0 && Number.isInteger(a.influence), 'tokens are counted in whole numbers');
    if (g.event !== NONE && a.play.length > 0) {
      demand(a.play.length <= event(s.secrets.face[g.event] ?? NONE).capacity, 'capacity');
    }
  }
  const won = g.areas.flatMap((a) => a.events);
  const current = g.event === NONE || won.includes(g.event) || g.events.includes(g.event) ? [] : [g.event];
  const events = s.secrets.pool.flatMap((pool, slot) => (pool === 4 ? [slot] : []));
  same([...g.events, ...won, ...current], events, 'events');
}

function same(found: readonly number[], wanted: readonly number[], what: string): void {
  const a = found.slice().sort((x, y) => x - y);
  demand(a.length === wanted.length && a.every((slot, i) => slot === wanted[i]), what);
}
