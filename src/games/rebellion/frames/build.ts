import { type AllotSlot, allotted, type Lot, type Option } from '../../../kernel/forms/index.ts';
import { builds } from '../data/build.ts';
import { BASE_SPACE as BASE_SPACE_ICONS } from '../data/systems.ts';
import type { Icon } from '../data/terms.ts';
import type { RebIo } from '../io.ts';
import { baseSystemOf } from '../leaders.ts';
import { DONE, kindIn, locRef, unitId, unitRef } from '../names.ts';
import {
  duty,
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
import {
  hasImperialLoyalty,
  hasImperialUnit,
  hasRebelLoyalty,
  iconsOf,
  isSubjugated,
  SYSTEM_LOCS,
  slotOf,
} from '../systems.ts';
import { ALL_LOCS, destroyUnits, GROUND, hasSide, queueUnit, SPACE, THEATERS, unitsAt } from '../units.ts';
import type { FrameOf } from './frames.ts';
import type { IconGroup } from './refresh-frames.ts';
import { choiceStep, type RebStep } from './step.ts';

type Build = FrameOf<'build'>;

/** Enemy units, sabotage and destruction stop building for both sides. */
const canBuildAt = (g: Reb, loc: Loc, side: Side): boolean =>
  g.sabotage[loc] !== 1 && !hasSide(g, loc, other(side));

/** The icons of a system that a side may use: a subjugated one gives the left-most to the Empire, none to the Rebels. */
function iconsFor(g: Reb, loc: Loc, side: Side): readonly Icon[] {
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

function addIcons(groups: IconGroup[], icons: readonly Icon[], space: number): void {
  for (const { theater: name, shape } of icons) {
    const theater = name === 'space' ? SPACE : GROUND;
    const alike = groups.find((i) => i.theater === theater && i.shape === shape && i.space === space);
    if (alike) alike.n++;
    else groups.push({ theater, shape, space, n: 1 });
  }
}

/** A side's icons, alike ones counted. */
export function iconGroups(g: Reb, side: Side, r: Reader): IconGroup[] {
  const groups: IconGroup[] = [];
  for (const loc of SYSTEM_LOCS) addIcons(groups, iconsFor(g, loc, side), slotOf(loc));
  if (side === REBEL && baseBuilds(g, r)) addIcons(groups, BASE_SPACE_ICONS.icons, BASE_SPACE_ICONS.slot);
  return groups.sort((a, b) => a.space - b.space);
}

/** Exactly the colour and shape of the icon, never something smaller. */
export const kindsFrom = (side: Side, { theater, shape }: Pick<IconGroup, 'theater' | 'shape'>): Kind[] =>
  builds(SIDES[side], { theater: THEATERS[theater], shape }).map(kindNo);

const groupId = ({ theater, shape, space }: IconGroup): string => `${THEATERS[theater]}-${shape}-${space}`;

const icons: RebStep<Build> = {
  run(g, f, _answers, io) {
    f.left = iconGroups(g, f.side, io);
    f.at = 'choose';
  },
};

const inSupply = (g: Reb, kind: Kind): boolean => (g.supply[kind] ?? 0) > 0;
const canBuildNow = (g: Reb, f: Build): boolean =>
  f.left.some((group) => kindsFrom(f.side, group).some((kind) => inSupply(g, kind)));

/** Icons to kinds, all in one answer; fewer are allowed, and no more than the supply holds. */
const choose: RebStep<Build> = {
  who: (g, f) => (canBuildNow(g, f) ? [duty(f.side, 'building')] : []),
  ask(look, f) {
    const g = look.game;
    const kinds = new Set<Kind>();
    const lots: Lot[] = [];
    for (const group of f.left) {
      const mine = kindsFrom(f.side, group).filter((kind) => inSupply(g, kind));
      if (mine.length === 0) continue;
      for (const kind of mine) kinds.add(kind);
      lots.push({
        id: groupId(group),
        refs: [],
        tags: [],
        min: 0,
        max: group.n,
        weight: 1,
        carry: 0,
        to: mine.map(unitRef),
        rule: 'build.icons',
        facts: { theater: THEATERS[group.theater], shape: group.shape, space: group.space },
      });
    }
    const slots = [...kinds].map(
      (kind): AllotSlot => ({
        id: unitRef(kind),
        ref: unitRef(kind),
        tags: [],
        max: g.supply[kind] ?? 0,
        rule: 'build.supply',
      }),
    );
    return { kind: 'build.choose', rule: 'refresh.build', form: { is: 'allot', lots, slots, limits: [] } };
  },
  whyNot: (look, f, ref) => whyNotBuild(look.game, f, ref),
  run(g, f, answers, io) {
    for (const [id, unit, n] of answers.length > 0 ? allotted(answers[0]) : []) {
      const group = f.left.find((i) => groupId(i) === id);
      if (group) queueFrom(g, f, group, kindIn(unit), n, io);
    }
    f.at = 'replace';
  },
};

function whyNotBuild(
  g: Reb,
  f: Build,
  ref: string,
): { rule: 'build.icons' | 'build.supply' | 'build.blocked' | 'build.where' } | null {
  if (ref.startsWith('unit:')) {
    const kind = kindIn(ref);
    if (!f.left.some((group) => kindsFrom(f.side, group).includes(kind))) return { rule: 'build.icons' };
    return inSupply(g, kind) ? null : { rule: 'build.supply' };
  }
  const loc = SYSTEM_LOCS.find((place) => locRef(place) === ref);
  if (loc === undefined) return { rule: 'build.icons' };
  if (!canBuildAt(g, loc, f.side)) return { rule: 'build.blocked' };
  return iconsFor(g, loc, f.side).length > 0 ? null : { rule: 'build.where' };
}

function queueFrom(g: Reb, f: Build, group: IconGroup, kind: Kind, n: number, io: RebIo): void {
  for (let i = 0; i < n; i++) queueUnit(g, group.space, kind);
  group.n -= n;
  f.left = f.left.filter((i) => i.n > 0);
  io.emit({ k: 'built', seat: f.side, unit: kind, n, space: group.space });
}

/** One of a kind of which none is left in the supply may be destroyed on the board to be built. */
interface Replacement {
  group: IconGroup;
  kind: Kind;
  loc: Loc;
}

function replacements(g: Reb, f: Build): Replacement[] {
  const found: Replacement[] = [];
  for (const group of f.left) {
    for (const kind of kindsFrom(f.side, group)) {
      if (inSupply(g, kind)) continue;
      for (const loc of ALL_LOCS) if (unitsAt(g, loc, kind) > 0) found.push({ group, kind, loc });
    }
  }
  return found;
}

const replacementOption = ({ group, kind, loc }: Replacement): Option => ({
  id: `destroy:${unitId(kind)}:${locRef(loc)}:${group.space}`,
  refs: [unitRef(kind), locRef(loc)],
  facts: { space: group.space },
});

const askReplace = choiceStep<Build>({
  kind: 'build.replace',
  rule: 'build.supply',
  who: (_g, f) => duty(f.side, 'building'),
  options: (look, f) => [DONE, ...replacements(look.game, f).map(replacementOption)],
  run(g, f, id, io) {
    const found = replacements(g, f).find((r) => replacementOption(r).id === id);
    if (!found) return finish(f, io);
    destroyUnits(g, found.loc, found.kind, 1);
    f.destroyed = true;
    io.emit({ k: 'destroyed-to-build', seat: f.side, unit: found.kind, system: found.loc, n: 1 });
    queueFrom(g, f, found.group, found.kind, 1, io);
  },
});

/** Asked again and again while it is possible. */
const replace: RebStep<Build> = {
  ...askReplace,
  who: (g, f) => (replacements(g, f).length > 0 ? [duty(f.side, 'building')] : []),
  run(g, f, answers, io) {
    if (answers.length === 0) finish(f, io);
    else askReplace.run(g, f, answers, io);
  },
};

/** What was destroyed may have been the last unit in a place. */
function finish(f: Build, io: RebIo): void {
  io.pop();
  if (f.destroyed) io.push({ k: 'settle', at: 'base', locs: [], from: [], initiator: f.side });
}

export const build = { icons, choose, replace };
