import { type AllotSlot, allotted, type Lot, type Option } from '../../../../kernel/forms/index.ts';
import type { RebIo } from '../../io.ts';
import { DONE, kindIn, locRef, unitId, unitRef } from '../../names.ts';
import {
  buildIcons,
  canBuildAt,
  iconGroups,
  iconIn,
  inSupply,
  kindsFrom,
  kindsLeft,
} from '../../queries/build.ts';
import { duty, type Kind, type Loc, type Reb } from '../../state.ts';
import { SYSTEM_LOCS } from '../../table/systems.ts';
import { ALL_LOCS, destroyUnits, queueUnit, THEATERS, unitsAt } from '../../table/units.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep, type RebStep } from '../step.ts';
import type { IconGroup } from './frames.ts';

type Build = FrameOf<'build'>;

const groupId = ({ theater, shape, space }: IconGroup): string => `${THEATERS[theater]}-${shape}-${space}`;

const icons: RebStep<Build> = {
  run(g, f, _answers, io) {
    f.left = iconGroups(g, f.side, io);
    f.at = 'choose';
  },
};

const kindsOf = (f: Build, group: IconGroup): Kind[] => kindsFrom(f.side, iconIn(group));
const canBuildNow = (g: Reb, f: Build): boolean =>
  f.left.some((group) => kindsLeft(g, f.side, iconIn(group)).length > 0);

/** Icons to kinds, all in one answer; fewer are allowed, and no more than the supply holds. */
const choose: RebStep<Build> = {
  who: (g, f) => (canBuildNow(g, f) ? [duty(f.side, 'building')] : []),
  ask(look, f) {
    const g = look.game;
    const kinds = new Set<Kind>();
    const lots: Lot[] = [];
    for (const group of f.left) {
      const mine = kindsLeft(g, f.side, iconIn(group));
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
        max: inSupply(g, kind),
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
    if (!f.left.some((group) => kindsOf(f, group).includes(kind))) return { rule: 'build.icons' };
    return inSupply(g, kind) > 0 ? null : { rule: 'build.supply' };
  }
  const loc = SYSTEM_LOCS.find((place) => locRef(place) === ref);
  if (loc === undefined) return { rule: 'build.icons' };
  if (!canBuildAt(g, loc, f.side)) return { rule: 'build.blocked' };
  return buildIcons(g, loc, f.side).length > 0 ? null : { rule: 'build.where' };
}

function queueFrom(g: Reb, f: Build, group: IconGroup, kind: Kind, n: number, io: RebIo): void {
  for (let i = 0; i < n; i++) queueUnit(g, group.space, kind);
  group.n -= n;
  f.left = f.left.filter((i) => i.n > 0);
  io.emit({ k: 'built', side: f.side, unit: kind, n, space: group.space });
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
    for (const kind of kindsOf(f, group)) {
      if (inSupply(g, kind) > 0) continue;
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
    io.emit({ k: 'destroyed-to-build', side: f.side, unit: found.kind, system: found.loc, n: 1 });
    queueFrom(g, f, found.group, found.kind, 1, io);
  },
});

/** Asked until nothing more can be built this way. */
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
