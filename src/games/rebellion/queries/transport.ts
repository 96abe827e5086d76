import type { Haul, Lot, Source } from '../../../kernel/forms/index.ts';
import { leaderRef, locRef, unitId, unitRef } from '../names.ts';
import {
  BASE_SPACE,
  EMPIRE,
  isSystem,
  type Kind,
  type Loc,
  NONE,
  REBEL,
  type Reader,
  type Reb,
  type Side,
} from '../state.ts';
import { baseSystemOf, captivesAt } from '../table/leaders.ts';
import { NEIGHBOURS } from '../table/systems.ts';
import { CARRIED, CARRIES, capacityAt, hasSide, IMMOBILE, KINDS, unitsAt } from '../table/units.ts';
import { isPinned } from './pins.ts';

/** Where units may come from when a place is activated. */
export function sourcesOf(g: Reb, side: Side, to: Loc, r: Reader): Loc[] {
  const hidden = side === REBEL && !g.probes.revealed && g.probes.base !== NONE;
  if (to === BASE_SPACE) {
    if (!hidden) return [];
    const base = baseSystemOf(g, r);
    return [base, ...(NEIGHBOURS[base] ?? [])];
  }
  const near = [...(NEIGHBOURS[to] ?? [])];
  if (!hidden) return near;
  const base = baseSystemOf(g, r);
  return base === to || near.includes(base) ? [...near, BASE_SPACE] : near;
}

/** The room that a unit takes and offers; `free`: transport is ignored. */
export const loadOf = (kind: Kind, free: boolean): { readonly weight: number; readonly carry: number } => ({
  weight: CARRIED[kind] && !free ? 1 : 0,
  carry: free ? 0 : (CARRIES[kind] ?? 0),
});

/**
 * All that could leave a place in one move, leaders apart: what moves on its own, then those who are carried, in the order of
 * `riders`, as far as there is room.
 */
export function eachSendable(
  g: Reb,
  from: Loc,
  side: Side,
  riders: readonly Kind[],
  take: (kind: Kind, n: number) => void,
): void {
  for (const k of KINDS[side]) {
    const n = CARRIED[k] || IMMOBILE[k] ? 0 : unitsAt(g, from, k);
    if (n > 0) take(k, n);
  }
  let room = capacityAt(g, from, side);
  for (const k of riders) {
    const n = CARRIED[k] && !IMMOBILE[k] ? Math.min(room, unitsAt(g, from, k)) : 0;
    if (n === 0) continue;
    room -= n;
    take(k, n);
  }
}

/** Units that may leave a place under transport: kinds in order, immobile ones never. */
function lotsFrom(g: Reb, from: Loc, side: Side, keep: (kind: Kind) => boolean, free: boolean): Lot[] {
  const lots: Lot[] = [];
  for (const k of KINDS[side]) {
    const n = unitsAt(g, from, k);
    if (n === 0 || IMMOBILE[k] || !keep(k)) continue;
    lots.push({
      id: unitId(k),
      refs: [unitRef(k), locRef(from)],
      tags: [],
      min: 0,
      max: n,
      ...loadOf(k, free),
    });
  }
  return lots;
}

/** Captives are moved by the Empire like ground units, without using room. */
const captiveLots = (g: Reb, from: Loc): Lot[] =>
  captivesAt(g, from).map((l) => ({
    id: `captive:${leaderRef(l).slice('leader:'.length)}`,
    refs: [leaderRef(l), locRef(from)],
    tags: ['captive'],
    min: 0,
    max: 1,
    weight: 0,
    carry: 0,
    rides: true,
  }));

export interface HaulWishes {
  /** Which kinds may come. */
  keep?: (kind: Kind) => boolean;
  /** Transport is ignored. */
  free?: boolean;
  /** Leaders do not keep units from leaving. */
  ignorePins?: boolean;
  limits?: Haul['limits'];
}

const anyKind = (): boolean => true;

/** The move into a place from those sources that have something to send and are not pinned. */
export function haulForm(g: Reb, side: Side, to: Loc, from: readonly Loc[], wishes: HaulWishes = {}): Haul {
  const { keep = anyKind, free = false, ignorePins = false, limits = [] } = wishes;
  const sources: Source[] = [];
  for (const loc of from) {
    if (!hasSide(g, loc, side) || (!ignorePins && isPinned(g, loc, side))) continue;
    const lots = lotsFrom(g, loc, side, keep, free);
    if (side === EMPIRE && isSystem(loc)) lots.push(...captiveLots(g, loc));
    if (lots.length > 0) sources.push({ from: locRef(loc), lots });
  }
  return { is: 'haul', to: locRef(to), sources, limits, rule: 'move.transport' };
}
