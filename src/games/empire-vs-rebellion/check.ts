import type { State } from '../../kernel/state.ts';
import { event } from './cards/faces.ts';
import type { EvrFrame } from './frames/frames.ts';
import { BOTH, type Evr, NONE } from './state.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant broken: ${what}`);
}

/** Every card is somewhere, exactly once; nobody is over capacity; tokens are never negative. */
export function check(s: State<Evr, EvrFrame>): void {
  const g = s.game;
  const inPool = slotsByPool(s.secrets.pool);
  for (const side of BOTH) {
    const a = g.areas[side];
    same([...a.deck, ...a.play, ...a.discard, ...a.reserve], inPool[side], `resource cards of side ${side}`);
    const chosen = a.chosen === NONE ? [] : [a.chosen];
    same([...a.unused, ...a.used, ...chosen], inPool[side + 2], `strategies of side ${side}`);
    demand(a.play.length === a.ready.length, 'each card in play is ready or exhausted');
    demand(a.influence >= 0 && Number.isInteger(a.influence), 'tokens are counted in whole numbers');
    if (g.event !== NONE && a.play.length > 0) {
      demand(a.play.length <= event(s.secrets.face[g.event] ?? NONE).capacity, 'capacity');
    }
  }
  const won = g.areas.flatMap((a) => a.events);
  const current = g.event === NONE || won.includes(g.event) || g.events.includes(g.event) ? [] : [g.event];
  same([...g.events, ...won, ...current], inPool[4], 'events');
}

/** The slots of each pool, in order. */
function slotsByPool(pools: readonly number[]): number[][] {
  const slots: number[][] = [[], [], [], [], []];
  for (let slot = 0; slot < pools.length; slot++) slots[pools[slot] ?? 0]?.push(slot);
  return slots;
}

function same(found: number[], wanted: readonly number[] | undefined, what: string): void {
  const a = found.sort((x, y) => x - y);
  demand(a.length === wanted?.length && a.every((slot, i) => slot === wanted[i]), what);
}
