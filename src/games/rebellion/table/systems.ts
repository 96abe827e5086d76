import type { UnitTest, Where } from '../cards/where.ts';
import { ADJACENT } from '../data/borders.ts';
import { numbered } from '../data/numbered.ts';
import { REGION_IDS, type RegionId, SYSTEM_IDS, SYSTEMS } from '../data/systems.ts';
import { UNIT_IDS, UNITS } from '../data/units.ts';
import {
  CORUSCANT,
  EMPIRE,
  IMPERIAL_LOYALTY,
  type Kind,
  kindNo,
  type Loc,
  NEUTRAL,
  own,
  REBEL,
  REBEL_LOYALTY,
  type Reb,
  type Side,
  SYSTEM_COUNT,
  systemNo,
} from '../state.ts';
import { GROUND, hasAny, hasIn, hasSide, isDestroyed } from './units.ts';

export const SYSTEM_LOCS: readonly Loc[] = SYSTEM_IDS.map((_, i) => i);
export const NEIGHBOURS: readonly (readonly Loc[])[] = SYSTEM_IDS.map((id) => ADJACENT[id].map(systemNo));
export const areAdjacent = (a: Loc, b: Loc): boolean => NEIGHBOURS[a]?.includes(b) ?? false;

const rows = SYSTEM_IDS.map((id) => SYSTEMS[id]);
export const REGION_OF: readonly RegionId[] = rows.map((s) => s.region);
const BY_REGION: ReadonlyMap<RegionId, readonly Loc[]> = new Map(
  REGION_IDS.map((region) => [region, SYSTEM_LOCS.filter((loc) => REGION_OF[loc] === region)]),
);
export const inRegion = (region: RegionId): readonly Loc[] => BY_REGION.get(region) ?? [];
export const regionOf = (loc: Loc): RegionId => numbered(REGION_OF, loc, 'system');

/** A destroyed system is neither populous nor remote. */
const POPULOUS: readonly boolean[] = rows.map((s) => s.kind === 'populous');
export const isPopulous = (g: Reb, loc: Loc): boolean => POPULOUS[loc] === true && !isDestroyed(g, loc);
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

/** Whether a side could gain loyalty there at all: what has its marker already does not change either. */
export const canGainLoyalty = (g: Reb, loc: Loc, side: Side): boolean =>
  canChangeLoyalty(g, loc) && g.loyalty[loc] !== (side === REBEL ? REBEL_LOYALTY : IMPERIAL_LOYALTY);

/** One step of loyalty at a time: the enemy's marker goes first, then one's own is placed. */
export function gainLoyalty(g: Reb, loc: Loc, side: Side, by: number): boolean {
  if (!canChangeLoyalty(g, loc)) return false;
  const mine = side === REBEL ? REBEL_LOYALTY : IMPERIAL_LOYALTY;
  let changed = false;
  for (let i = 0; i < by; i++) {
    if (g.loyalty[loc] === mine) break;
    own(g, 'loyalty')[loc] = g.loyalty[loc] === NEUTRAL ? mine : NEUTRAL;
    changed = true;
  }
  if (g.loyalty[loc] === IMPERIAL_LOYALTY) own(g, 'subjugated')[loc] = 0; // the marker is flipped
  return changed;
}

/** Subjugation follows the Imperial ground units, everywhere. Run as a check after whole moves. */
export function checkSubjugation(g: Reb): Loc[] {
  const changed: Loc[] = [];
  for (let loc = 0; loc < SYSTEM_COUNT; loc++) {
    const held = canChangeLoyalty(g, loc) && !hasImperialLoyalty(g, loc) && hasIn(g, loc, EMPIRE, GROUND);
    if (held !== (g.subjugated[loc] === 1)) {
      own(g, 'subjugated')[loc] = held ? 1 : 0;
      changed.push(loc);
    }
  }
  return changed;
}

// ---- the systems that a card names ----

type SystemTest = (g: Reb, loc: Loc) => boolean;

const IS: Readonly<Record<NonNullable<Where['is']>, SystemTest>> = {
  imperial: isImperialSystem,
  rebel: isRebelSystem,
  subjugated: isSubjugated,
  neutral: isNeutral,
};

/** The kinds of units that pass a test. */
export const kindsFor = ({ side, theater, units }: UnitTest): Kind[] =>
  UNIT_IDS.filter(
    (id) =>
      (side === undefined || UNITS[id].side === side) &&
      (theater === undefined || UNITS[id].theater === theater) &&
      (units === undefined || units.includes(id)),
  ).map(kindNo);

/** One test for each part that is given. */
function testsOf(where: Where): SystemTest[] {
  const { named, is, has, hasNo, sabotaged, destroyed, either, icon } = where;
  const tests: SystemTest[] = [];
  if (named !== undefined) tests.push((_g, loc) => systemNo(named) === loc);
  if (where.populous) tests.push(isPopulous);
  if (where.remote) tests.push(isRemote);
  if (is !== undefined) tests.push(IS[is]);
  if (where.imperialLoyalty) tests.push(hasImperialLoyalty);
  if (where.rebelLoyalty) tests.push(hasRebelLoyalty);
  if (has !== undefined) {
    const kinds = [...new Set(has.flatMap(kindsFor))];
    tests.push((g, loc) => hasAny(g, loc, kinds));
  }
  if (hasNo !== undefined) {
    const kinds = kindsFor(hasNo);
    tests.push((g, loc) => !hasAny(g, loc, kinds));
  }
  if (sabotaged !== undefined) tests.push((g, loc) => (g.sabotage[loc] === 1) === sabotaged);
  if (destroyed !== undefined) tests.push((g, loc) => isDestroyed(g, loc) === destroyed);
  if (either !== undefined) {
    const ways = either.map(fitsWhere);
    tests.push((g, loc) => ways.some((fits) => fits(g, loc)));
  }
  if (icon !== undefined) {
    tests.push((g, loc) => iconsOf(g, loc).some((i) => i.theater === icon.theater && i.shape === icon.shape));
  }
  return tests;
}

/** Whether a card names this system. Made once for each card. */
export function fitsWhere(where: Where): SystemTest {
  const tests = testsOf(where);
  return (g, loc) => {
    for (const test of tests) if (!test(g, loc)) return false;
    return true;
  };
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
