import type { MissionCard } from './data/missions.ts';
import { ADJACENT, REGION_IDS, type RegionId, SYSTEM_IDS, SYSTEMS } from './data/systems.ts';
import { UNIT_IDS } from './data/units.ts';
import {
  CORUSCANT,
  EMPIRE,
  IMPERIAL_LOYALTY,
  KIND_COUNT,
  type Loc,
  NEUTRAL,
  REBEL,
  REBEL_LOYALTY,
  type Reb,
  type Side,
  SYSTEM_COUNT,
  systemNo,
} from './state.ts';
import { GROUND, hasIn, hasSide, isDestroyed, SIDE_OF, THEATER_OF, THEATERS, unitsAt } from './units.ts';

export const SYSTEM_LOCS: readonly Loc[] = SYSTEM_IDS.map((_, i) => i);
export const NEIGHBOURS: readonly (readonly Loc[])[] = SYSTEM_IDS.map((id) => ADJACENT[id].map(systemNo));
export const areAdjacent = (a: Loc, b: Loc): boolean => NEIGHBOURS[a]?.includes(b) ?? false;

const rows = SYSTEM_IDS.map((id) => SYSTEMS[id]);
export const REGION_OF: readonly RegionId[] = rows.map((s) => s.region);
const BY_REGION: ReadonlyMap<RegionId, readonly Loc[]> = new Map(
  REGION_IDS.map((region) => [region, SYSTEM_LOCS.filter((loc) => REGION_OF[loc] === region)]),
);
export const inRegion = (region: RegionId): readonly Loc[] => BY_REGION.get(region) ?? [];
export const regionOf = (loc: Loc): RegionId => REGION_OF[loc] ?? 'region-1';

/** A destroyed system is neither populous nor remote. */
export const isPopulous = (g: Reb, loc: Loc): boolean =>
  rows[loc]?.kind === 'populous' && !isDestroyed(g, loc);
export const isRemote = (g: Reb, loc: Loc): boolean => rows[loc]?.kind === 'remote' && !isDestroyed(g, loc);
export const iconsOf = (g: Reb, loc: Loc) => (isDestroyed(g, loc) ? [] : (rows[loc]?.icons ?? []));
export const slotOf = (loc: Loc): number => rows[loc]?.slot ?? 1;

// ---- loyalty (R-044, R-045, R-126..R-131) ----

export const loyaltyOf = (g: Reb, loc: Loc): number =>
  loc === CORUSCANT ? (isDestroyed(g, loc) ? NEUTRAL : IMPERIAL_LOYALTY) : (g.loyalty[loc] ?? NEUTRAL);
export const isSubjugated = (g: Reb, loc: Loc): boolean => g.subjugated[loc] === 1;
export const hasRebelLoyalty = (g: Reb, loc: Loc): boolean => loyaltyOf(g, loc) === REBEL_LOYALTY;
export const hasImperialLoyalty = (g: Reb, loc: Loc): boolean => loyaltyOf(g, loc) === IMPERIAL_LOYALTY;
/** Imperial loyalty or a subjugation marker. */
export const isImperialSystem = (g: Reb, loc: Loc): boolean =>
  hasImperialLoyalty(g, loc) || isSubjugated(g, loc);
/** Rebel loyalty and no subjugation marker over it. */
export const isRebelSystem = (g: Reb, loc: Loc): boolean => hasRebelLoyalty(g, loc) && !isSubjugated(g, loc);
/** Looks only at loyalty markers: a subjugated system can be neutral. */
export const isNeutral = (g: Reb, loc: Loc): boolean => loyaltyOf(g, loc) === NEUTRAL;

/** Coruscant, remote and destroyed systems never change. */
export const canChangeLoyalty = (g: Reb, loc: Loc): boolean => loc !== CORUSCANT && isPopulous(g, loc);

/** One step of loyalty at a time: the enemy's marker goes first, then one's own is placed. */
export function gainLoyalty(g: Reb, loc: Loc, side: Side, by: number): boolean {
  if (!canChangeLoyalty(g, loc)) return false;
  const mine = side === REBEL ? REBEL_LOYALTY : IMPERIAL_LOYALTY;
  let changed = false;
  for (let i = 0; i < by; i++) {
    if (g.loyalty[loc] === mine) break;
    g.loyalty[loc] = g.loyalty[loc] === NEUTRAL ? mine : NEUTRAL;
    changed = true;
  }
  if (g.loyalty[loc] === IMPERIAL_LOYALTY) g.subjugated[loc] = 0; // the marker is flipped
  return changed;
}

/** Subjugation follows the Imperial ground units, everywhere. Run as a check after whole moves. */
export function checkSubjugation(g: Reb): Loc[] {
  const changed: Loc[] = [];
  for (let loc = 0; loc < SYSTEM_COUNT; loc++) {
    const held = hasIn(g, loc, EMPIRE, GROUND) && canChangeLoyalty(g, loc) && !hasImperialLoyalty(g, loc);
    if (held !== (g.subjugated[loc] === 1)) {
      g.subjugated[loc] = held ? 1 : 0;
      changed.push(loc);
    }
  }
  return changed;
}

// ---- where a mission may be ----

type Where = Extract<MissionCard['target'], { kind: 'system' }>['where'];
type UnitTest = NonNullable<Where['hasNo']>;

function passes(g: Reb, loc: Loc, test: UnitTest): boolean {
  for (let k = 0; k < KIND_COUNT; k++) {
    if (unitsAt(g, loc, k) === 0) continue;
    if (test.side !== undefined && (SIDE_OF[k] === REBEL ? 'rebel' : 'imperial') !== test.side) continue;
    if (test.theater !== undefined && THEATERS[THEATER_OF[k] ?? 0] !== test.theater) continue;
    const id = UNIT_IDS[k];
    if (test.units !== undefined && (id === undefined || !test.units.includes(id))) continue;
    return true;
  }
  return false;
}

const IS: Readonly<Record<NonNullable<Where['is']>, (g: Reb, loc: Loc) => boolean>> = {
  imperial: isImperialSystem,
  rebel: isRebelSystem,
  subjugated: isSubjugated,
  neutral: isNeutral,
};

/** Whether a system fits a card's targeting clause; only that clause limits it. */
export function fitsWhere(g: Reb, loc: Loc, where: Where): boolean {
  if (where.named !== undefined && systemNo(where.named) !== loc) return false;
  if (where.populous && !isPopulous(g, loc)) return false;
  if (where.remote && !isRemote(g, loc)) return false;
  if (where.is !== undefined && !IS[where.is](g, loc)) return false;
  if (where.imperialLoyalty && !hasImperialLoyalty(g, loc)) return false;
  if (where.has !== undefined && !where.has.some((test) => passes(g, loc, test))) return false;
  if (where.hasNo !== undefined && passes(g, loc, where.hasNo)) return false;
  if (where.sabotaged !== undefined && (g.sabotage[loc] === 1) !== where.sabotaged) return false;
  if (where.notDestroyed && isDestroyed(g, loc)) return false;
  if (where.icon !== undefined) {
    const { theater, shape } = where.icon;
    if (!iconsOf(g, loc).some((icon) => icon.theater === theater && icon.shape === shape)) return false;
  }
  return true;
}

/** Fewest border steps to a system that passes; ties are the player's to break (R-183 glossary "closest"). */
export function closest(from: Loc, test: (loc: Loc) => boolean): Loc[] {
  const seen = new Set<Loc>([from]);
  for (let ring: Loc[] = [from]; ring.length > 0; ) {
    const found = ring.filter(test);
    if (found.length > 0) return found;
    ring = ring
      .flatMap((loc) => NEIGHBOURS[loc] ?? [])
      .filter((loc) => {
        if (seen.has(loc)) return false;
        seen.add(loc);
        return true;
      });
  }
  return [];
}

export const hasImperialUnit = (g: Reb, loc: Loc): boolean => hasSide(g, loc, EMPIRE);
export const hasRebelUnit = (g: Reb, loc: Loc): boolean => hasSide(g, loc, REBEL);
