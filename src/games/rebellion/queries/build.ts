import { builds } from '../data/build.ts';
import { BASE_SPACE as BASE_SPACE_ICONS } from '../data/systems.ts';
import type { Icon } from '../data/terms.ts';
import type { IconGroup } from '../frames/refresh/frames.ts';
import {
  EMPIRE,
  type Kind,
  kindNo,
  type Loc,
  other,
  REBEL,
  type Reader,
  type Reb,
  SIDES,
  type Side,
} from '../state.ts';
import { baseSystemOf } from '../table/leaders.ts';
import {
  hasImperialLoyalty,
  hasImperialUnit,
  hasRebelLoyalty,
  iconsOf,
  isSubjugated,
  SYSTEM_LOCS,
  slotOf,
} from '../table/systems.ts';
import { GROUND, hasSide, SPACE, THEATERS } from '../table/units.ts';

/** What can be built where. The rules, the page and the bots all ask here. */

/** Enemy units, sabotage and destruction stop building for both sides. */
export const canBuildAt = (g: Reb, loc: Loc, side: Side): boolean =>
  g.sabotage[loc] !== 1 && !hasSide(g, loc, other(side));

/** The icons of a system that a side may use: a subjugated one gives the left-most to the Empire, none to the Rebels. */
export function buildIcons(g: Reb, loc: Loc, side: Side): readonly Icon[] {
  if (!canBuildAt(g, loc, side)) return [];
  if (isSubjugated(g, loc)) return side === EMPIRE ? iconsOf(g, loc).slice(0, 1) : [];
  const loyal = side === EMPIRE ? hasImperialLoyalty(g, loc) : hasRebelLoyalty(g, loc);
  return loyal ? iconsOf(g, loc) : [];
}

/** The base space builds too, unless the base is revealed and the Empire has a unit or loyalty in its system. */
function baseBuilds(g: Reb, r: Reader): boolean {
  if (!g.probes.revealed) return true;
  const loc = baseSystemOf(g, r);
  return !hasImperialUnit(g, loc) && !hasImperialLoyalty(g, loc);
}

export const iconName = ({ theater, shape }: Icon): string => `${theater}-${shape}`;

/** Alike icons counted. */
export function countIcons(icons: readonly Icon[]): { icon: Icon; n: number }[] {
  const found: { icon: Icon; n: number }[] = [];
  for (const icon of icons) {
    const alike = found.find((other) => iconName(other.icon) === iconName(icon));
    if (alike) alike.n++;
    else found.push({ icon, n: 1 });
  }
  return found;
}

function addIcons(groups: IconGroup[], icons: readonly Icon[], space: number): void {
  for (const { icon, n } of countIcons(icons)) {
    const theater = icon.theater === 'space' ? SPACE : GROUND;
    const alike = groups.find((i) => i.theater === theater && i.shape === icon.shape && i.space === space);
    if (alike) alike.n += n;
    else groups.push({ theater, shape: icon.shape, space, n });
  }
}

/** A side's icons, alike ones counted. */
export function iconGroups(g: Reb, side: Side, r: Reader): IconGroup[] {
  const groups: IconGroup[] = [];
  for (const loc of SYSTEM_LOCS) addIcons(groups, buildIcons(g, loc, side), slotOf(loc));
  if (side === REBEL && baseBuilds(g, r)) addIcons(groups, BASE_SPACE_ICONS.icons, BASE_SPACE_ICONS.slot);
  return groups.sort((a, b) => a.space - b.space);
}

/** Exactly the colour and shape of the icon, never something smaller. */
export const kindsFrom = (side: Side, icon: Icon): Kind[] => builds(SIDES[side], icon).map(kindNo);

export const iconIn = ({ theater, shape }: Pick<IconGroup, 'theater' | 'shape'>): Icon => ({
  theater: THEATERS[theater],
  shape,
});

export const inSupply = (g: Reb, kind: Kind): number => g.supply[kind] ?? 0;
/** The same, as far as pieces are left. */
export const kindsLeft = (g: Reb, side: Side, icon: Icon): Kind[] =>
  kindsFrom(side, icon).filter((kind) => inSupply(g, kind) > 0);
