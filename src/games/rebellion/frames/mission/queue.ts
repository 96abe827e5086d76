import { chosen, type Lot, type Option, picked } from '../../../../kernel/forms/index.ts';
import type { RebIo } from '../../io.ts';
import { DECLINE, kindIn, locRef, unitId, unitRef } from '../../names.ts';
import { countIcons, iconName, kindsFrom } from '../../queries/build.ts';
import { duty, EMPIRE, type Loc, REBEL, type Reb, type Side } from '../../state.ts';
import { iconsOf } from '../../table/systems.ts';
import {
  addQueue,
  addSupply,
  DEATH_STAR,
  DSUC,
  deployHeld,
  HEALTH,
  hold,
  KINDS,
  queued,
  unitsAt,
} from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import type { Queued } from './frames.ts';

/** Effects that work on build queues. */

const SPACES = [1, 2, 3] as const;

/** A side's units on some spaces of its queue. */
function onQueue(g: Reb, side: Side, spaces: readonly number[]): Queued[] {
  const found: Queued[] = [];
  for (const space of spaces) {
    for (const kind of KINDS[side]) if (queued(g, space, kind) > 0) found.push({ kind, space });
  }
  return found;
}
const nameOf = ({ kind, space }: Queued): string => `${unitId(kind)}@${space}`;
const queuedOption = (verb: string, unit: Queued): Option => ({
  id: `${verb}:${nameOf(unit)}`,
  refs: [unitRef(unit.kind), `queue:${unit.space}`],
});
/** The unit in 'advance:tie-fighter@3', 'unit:at-at@1'. */
function queuedIn(id: string): Queued {
  const [kind = '', space = ''] = id.slice(id.indexOf(':') + 1).split('@');
  return { kind: kindIn(`unit:${kind}`), space: Number(space) };
}

// ---- destroying what is queued ----

type DestroyQueued = FrameOf<'destroy-queued'>;

const queuedLot = (g: Reb, unit: Queued, weight: number, tags: readonly string[]): Lot => ({
  ...queuedOption('unit', unit),
  tags,
  min: 0,
  max: queued(g, unit.space, unit.kind),
  weight,
  carry: 0,
});

/** What could be lost: by icons one unit for each (Demolition), by health anything light enough (Rogue Squadron Raid). */
function losable(g: Reb, f: DestroyQueued): Lot[] {
  const units = onQueue(g, EMPIRE, SPACES);
  if (f.by === 'health') {
    return units
      .filter(({ kind }) => (HEALTH[kind] ?? 0) > 0 && (HEALTH[kind] ?? 0) <= f.most)
      .map((unit) => queuedLot(g, unit, HEALTH[unit.kind] ?? 0, []));
  }
  return countIcons(iconsOf(g, f.loc)).flatMap(({ icon }) => {
    const kinds = kindsFrom(EMPIRE, icon);
    return units
      .filter(({ kind }) => kinds.includes(kind))
      .map((unit) => queuedLot(g, unit, 1, [iconName(icon)]));
  });
}

const destroyQueued = {
  choose: formStep<DestroyQueued>({
    kind: 'effect.destroy-queued',
    rule: (f) => f.rule,
    who: (g, f) => (losable(g, f).length > 0 ? duty(REBEL, 'missions') : null),
    form(look, f) {
      const from = losable(look.game, f);
      if (f.by === 'health') {
        return {
          is: 'pick',
          from,
          limits: [{ per: 'all', by: 'weight', min: 0, max: f.most, rule: f.rule }],
        };
      }
      const limits = countIcons(iconsOf(look.game, f.loc)).map(({ icon, n }) => {
        const tag = iconName(icon);
        const there = from.reduce((sum, lot) => (lot.tags.includes(tag) ? sum + lot.max : sum), 0);
        const need = Math.min(n, there);
        return { lots: tag, per: 'all', by: 'count', min: need, max: need, rule: f.rule } as const;
      });
      return { is: 'pick', from, limits };
    },
    about: (f) => [locRef(f.loc)],
    run(g, f, answer, io) {
      io.pop();
      for (const id of answer === undefined ? [] : picked(answer)) {
        const { kind, space } = queuedIn(id);
        addQueue(g, space, kind, -1);
        addSupply(g, kind, 1);
        io.emit({ k: 'destroyed-on-queue', side: REBEL, unit: kind, n: 1, space, system: f.loc });
      }
    },
  }),
};

// ---- Double Our Efforts ----

type Advance = FrameOf<'advance-queued'>;

/** Units that can move up; the one that has moved is not moved again, unless another of its kind stands beside it. */
const advancing = (g: Reb, f: Advance): Queued[] =>
  onQueue(g, EMPIRE, [2, 3]).filter(({ kind, space }) => {
    const used = f.moved?.kind === kind && f.moved.space === space ? 1 : 0;
    return queued(g, space, kind) > used;
  });

const advanceQueued = {
  choose: formStep<Advance>({
    kind: 'effect.advance',
    rule: () => 'mission.double-our-efforts',
    who: (g, f) => (f.left > 0 && advancing(g, f).length > 0 ? duty(EMPIRE, 'building') : null),
    form: (look, f) => ({
      is: 'choose',
      options: [
        ...(f.moved ? [DECLINE] : []), // only the second may be left out
        ...advancing(look.game, f).map((unit) => queuedOption('advance', unit)),
      ],
    }),
    run(g, f, answer, io) {
      if (answer === undefined || chosen(answer) === DECLINE.id) return io.pop();
      const { kind, space } = queuedIn(chosen(answer));
      addQueue(g, space, kind, -1);
      addQueue(g, space - 1, kind, 1);
      io.emit({ k: 'advanced', side: EMPIRE, unit: kind, n: 1, space: space - 1 });
      f.moved = { kind, space: space - 1 };
      f.left--;
    },
  }),
};

// ---- Oversee Project ----

/** A queued Death Star goes only where its piece under construction is; sabotage stops deploying. */
function deployable(g: Reb, loc: Loc): Queued[] {
  if (g.sabotage[loc] === 1) return [];
  return onQueue(g, EMPIRE, [1, 2]).filter(({ kind }) => kind !== DEATH_STAR || unitsAt(g, loc, DSUC) > 0);
}

const oversee = {
  choose: formStep<FrameOf<'oversee'>>({
    kind: 'effect.oversee',
    rule: () => 'mission.oversee-project',
    // It begins only if there is something to deploy (startOversee).
    who: () => duty(EMPIRE, 'building'),
    form: (look) => ({
      is: 'choose',
      options: deployable(look.game, look.frame('mission').loc).map((unit) => queuedOption('deploy', unit)),
    }),
    run(g, _f, answer, io) {
      io.pop();
      const { kind, space } = queuedIn(chosen(answer));
      const mission = io.frame('mission');
      addQueue(g, space, kind, -1);
      hold(g, kind, 1);
      deployHeld(g, mission.loc, kind, 1);
      mission.locs.push(mission.loc);
      io.emit({ k: 'deployed', side: EMPIRE, unit: kind, n: 1, system: mission.loc });
    },
  }),
};

/** Nothing to deploy, or a sabotaged system: nothing is asked, as everybody can see. */
export function startOversee(g: Reb, loc: Loc, io: RebIo): void {
  if (deployable(g, loc).length > 0) io.push({ k: 'oversee', at: 'choose' });
}

export const missionQueue = {
  'destroy-queued': destroyQueued,
  'advance-queued': advanceQueued,
  oversee,
};
