import { type AllotSlot, allotted, type Lot, picked } from '../../../../kernel/forms/index.ts';
import type { RebIo } from '../../io.ts';
import { kindIn, locIn, locRef, unitRef } from '../../names.ts';
import { countIcons, iconName, inSupply, kindsLeft } from '../../queries/build.ts';
import type { RebRule } from '../../rules/document.ts';
import { duty, EMPIRE, type Kind, type Loc, type Reb, type Side } from '../../state.ts';
import { iconsOf, slotOf } from '../../table/systems.ts';
import {
  ALL_LOCS,
  destroyUnits,
  GROUND,
  gainFromSupply,
  HEALTH,
  queueUnit,
  SIDE_OF,
  THEATER_OF,
  unitsAt,
} from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import type { Want } from './frames.ts';

/** Effects that destroy, queue or gain units. Action cards use them too: each has a function that starts it. */

const lot = (kind: Kind, loc: Loc, max: number, weight: number): Lot => ({
  id: unitRef(kind),
  refs: [unitRef(kind), locRef(loc)],
  tags: [],
  min: 0,
  max,
  weight,
  carry: 0,
});

// ---- up to an amount of health ----

type DestroyHealth = FrameOf<'destroy-health'>;

/**
 * Destroys units of the player's choice in a place, up to an amount of printed health: either side's, or only Imperial ground
 * units (Ambush). Push the settle frame before calling this, or let the mission push it.
 */
export function startDestroyHealth(
  _g: Reb,
  side: Side,
  loc: Loc,
  most: number,
  only: DestroyHealth['only'],
  io: RebIo,
  rule: RebRule = 'action.ambush',
): void {
  io.push({ k: 'destroy-health', at: 'choose', side, loc, most, only, rule });
}

/** A Death Star has no health and can never be picked. */
const breakable = (g: Reb, f: DestroyHealth): Kind[] =>
  ALL_KINDS.filter((k) => {
    const health = HEALTH[k] ?? 0;
    if (unitsAt(g, f.loc, k) === 0 || health === 0 || health > f.most) return false;
    return f.only === 'any' || (SIDE_OF[k] === EMPIRE && THEATER_OF[k] === GROUND);
  });
const ALL_KINDS: readonly Kind[] = HEALTH.map((_, k) => k);

const destroyHealth = {
  choose: formStep<DestroyHealth>({
    kind: 'effect.destroy',
    rule: (f) => f.rule,
    // Ambush is an action card: its leader's own player decides.
    who: (g, f) =>
      breakable(g, f).length > 0 ? duty(f.side, f.rule === 'action.ambush' ? 'actions' : 'missions') : null,
    form: (look, f) => ({
      is: 'pick',
      from: breakable(look.game, f).map((k) => lot(k, f.loc, unitsAt(look.game, f.loc, k), HEALTH[k] ?? 0)),
      limits: [{ per: 'all', by: 'weight', min: 0, max: f.most, rule: f.rule }],
    }),
    about: (f) => [locRef(f.loc)],
    facts: (_look, f) => ({ n: f.most }),
    run(g, f, answer, io) {
      io.pop();
      if (answer?.is !== 'pick') return;
      for (const [id, n] of answer.take) {
        destroyUnits(g, f.loc, kindIn(id), n);
        io.emit({ k: 'destroyed', side: f.side, system: f.loc, unit: kindIn(id), n });
      }
    },
  }),
};

// ---- units from icons ----

type QueueIcons = FrameOf<'queue-icons'>;

/**
 * One unit for each icon of a system, all icons, onto the space with its number; fewer may be placed. Works whatever the
 * loyalty, enemies or sabotage there, and takes no more than the supply holds.
 */
export function startQueueFromIcons(
  _g: Reb,
  side: Side,
  loc: Loc,
  io: RebIo,
  rule: RebRule = 'build.queue-from-icons',
): void {
  io.push({ k: 'queue-icons', at: 'choose', side, loc, rule });
}

const canQueue = (g: Reb, f: QueueIcons): boolean =>
  iconsOf(g, f.loc).some((icon) => kindsLeft(g, f.side, icon).length > 0);

const supplySlot = (kind: Kind, max: number, rule: RebRule): AllotSlot => ({
  id: unitRef(kind),
  ref: unitRef(kind),
  tags: [],
  max,
  rule,
});

const queueIcons = {
  choose: formStep<QueueIcons>({
    kind: 'effect.queue',
    rule: (f) => f.rule,
    who: (g, f) => (canQueue(g, f) ? duty(f.side, 'building') : null),
    form(look, f) {
      const g = look.game;
      const lots: Lot[] = [];
      const kinds: Kind[] = [];
      for (const { icon, n } of countIcons(iconsOf(g, f.loc))) {
        const mine = kindsLeft(g, f.side, icon);
        if (mine.length === 0) continue;
        const id = iconName(icon);
        lots.push({ id, refs: [], tags: [], min: 0, max: n, weight: 1, carry: 0, to: mine.map(unitRef) });
        for (const k of mine) if (!kinds.includes(k)) kinds.push(k);
      }
      const slots = kinds.map((k) => supplySlot(k, inSupply(g, k), 'build.supply'));
      return { is: 'allot', lots, slots, limits: [] };
    },
    why: (_look, _f, ref) => (ref.startsWith('unit:') ? 'build.icons' : null),
    about: (f) => [locRef(f.loc)],
    facts: (_look, f) => ({ space: slotOf(f.loc) }),
    run(g, f, answer, io) {
      io.pop();
      const space = slotOf(f.loc);
      for (const [, unit, n] of answer ? allotted(answer) : []) {
        for (let i = 0; i < n; i++) queueUnit(g, space, kindIn(unit));
        io.emit({ k: 'queued', side: f.side, unit: kindIn(unit), n, space });
      }
    },
  }),
};

// ---- gaining ----

type GainUnits = FrameOf<'gain-units'>;

/**
 * Units from the supply straight onto a place; the player chooses the kinds, and may destroy own units
 * elsewhere if the supply is short. Push the settle frame before calling this, or let the mission push it.
 */
export function startGainUnits(
  _g: Reb,
  side: Side,
  loc: Loc,
  want: readonly Want[],
  io: RebIo,
  rule: RebRule = 'build.gain',
): void {
  const copies = want.map(({ kinds, n }) => ({ kinds: [...kinds], n }));
  io.push({ k: 'gain-units', at: 'choose', side, loc, want: copies, gained: [], rule });
}

/** How many of a kind stand elsewhere on the board. */
function elsewhere(g: Reb, kind: Kind, loc: Loc): number {
  let n = 0;
  for (const place of ALL_LOCS) if (place !== loc) n += unitsAt(g, place, kind);
  return n;
}
const sumOf = (kinds: readonly Kind[], of: (k: Kind) => number): number =>
  kinds.reduce((n, k) => n + of(k), 0);

/** How many are gained, where everybody can see that there is nothing to choose; null: there is. */
function settled(g: Reb, f: GainUnits, { kinds, n }: Want): number | null {
  const most = sumOf(kinds, (k) => inSupply(g, k) + elsewhere(g, k, f.loc));
  if (most === 0) return 0;
  const supply = sumOf(kinds, (k) => inSupply(g, k));
  return kinds.length === 1 && (supply >= n || supply === most) ? Math.min(n, supply) : null;
}

/** What lies in the supply must be gained, as far as it goes; destroying for more is the player's choice. */
const chooseGain = formStep<GainUnits>({
  kind: 'effect.gain',
  rule: (f) => f.rule,
  who: (g, f) => (f.want.every((want) => settled(g, f, want) !== null) ? null : duty(f.side, 'building')),
  form(look, f) {
    const g = look.game;
    const most = (k: Kind): number => inSupply(g, k) + elsewhere(g, k, f.loc);
    const lots = f.want.map(
      ({ kinds, n }, i): Lot => ({
        id: `gain:${i}`,
        refs: [],
        tags: [],
        min: Math.min(
          n,
          sumOf(kinds, (k) => inSupply(g, k)),
        ),
        max: Math.min(n, sumOf(kinds, most)),
        weight: 1,
        carry: 0,
        to: kinds.map(unitRef),
        rule: 'build.gain',
      }),
    );
    const kinds = [...new Set(f.want.flatMap((want) => want.kinds))];
    return { is: 'allot', lots, slots: kinds.map((k) => supplySlot(k, most(k), 'build.gain')), limits: [] };
  },
  about: (f) => [locRef(f.loc)],
  run(g, f, answer) {
    f.gained =
      answer === undefined
        ? f.want.map((want) => ({ kind: want.kinds[0] ?? 0, n: settled(g, f, want) ?? 0 }))
        : allotted(answer).map(([, unit, n]) => ({ kind: kindIn(unit), n }));
    f.at = shortOf(g, f) === null ? 'gain' : 'free';
  },
});

/** The first kind of which the supply has too few, and how many are missing. */
function shortOf(g: Reb, f: GainUnits): { kind: Kind; n: number } | null {
  for (const { kind } of f.gained) {
    const wanted = f.gained.reduce((n, got) => (got.kind === kind ? n + got.n : n), 0);
    const missing = wanted - inSupply(g, kind);
    if (missing > 0) return { kind, n: missing };
  }
  return null;
}

/** Where the missing pieces are taken from. */
const free = formStep<GainUnits>({
  kind: 'effect.free',
  rule: () => 'build.gain',
  who: (g, f) => (shortOf(g, f) === null ? null : duty(f.side, 'building')),
  form(look, f) {
    const g = look.game;
    const { kind, n } = shortOf(g, f) ?? { kind: 0, n: 0 };
    const places = ALL_LOCS.filter((loc) => loc !== f.loc && unitsAt(g, loc, kind) > 0);
    return {
      is: 'pick',
      from: places.map((loc) => ({ ...lot(kind, loc, unitsAt(g, loc, kind), 1), id: locRef(loc) })),
      limits: [{ per: 'all', by: 'count', min: n, max: n, rule: 'build.gain' }],
    };
  },
  run(g, f, answer, io) {
    const short = shortOf(g, f);
    if (short === null) {
      f.at = 'gain';
      return;
    }
    for (const place of picked(answer)) {
      destroyUnits(g, locIn(place), short.kind, 1);
      io.emit({ k: 'destroyed-to-build', side: f.side, unit: short.kind, system: locIn(place), n: 1 });
    }
  },
});

const gain = {
  run(g: Reb, f: GainUnits, _answers: unknown, io: RebIo): void {
    io.pop();
    for (const { kind, n } of f.gained) {
      const got = gainFromSupply(g, f.loc, kind, n);
      if (got > 0) io.emit({ k: 'gained', side: f.side, system: f.loc, unit: kind, n: got });
    }
  },
};

export const missionUnits = {
  'destroy-health': destroyHealth,
  'queue-icons': queueIcons,
  'gain-units': { choose: chooseGain, free, gain },
};
