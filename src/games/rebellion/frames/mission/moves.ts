import { chosen, hauled, picked } from '../../../../kernel/forms/index.ts';
import type { BringHow } from '../../cards/effects.ts';
import { effectOf } from '../../cards/missions/index.ts';
import type { UnitId } from '../../data/units.ts';
import type { RebIo } from '../../io.ts';
import { DECLINE, kindIn, locIn, locOption, locRef, unitRef } from '../../names.ts';
import { isPinned } from '../../queries/pins.ts';
import { type HaulWishes, haulForm } from '../../queries/transport.ts';
import { duty, EMPIRE, isSystem, type Kind, kindNo, type Loc, NONE, REBEL, type Reb } from '../../state.ts';
import { applyMove } from '../../table/movement.ts';
import { SYSTEM_LOCS } from '../../table/systems.ts';
import { GROUND, hasAny, moveUnits, SPACE, THEATER_OF, unitsAt } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';

/** Missions that bring units from a distance. */

// ---- units from the Rebel base ----

type Bring = FrameOf<'bring-units'>;

/** What each card allows: Hidden Fleet ignores leaders who hold units back, Lead the Strike Team ignores transport, Plan the Assault moves ships only. */
const HOW: Readonly<Record<BringHow, HaulWishes>> = {
  'hidden-fleet': { ignorePins: true },
  'lead-the-strike-team': {
    keep: (kind) => THEATER_OF[kind] === GROUND,
    free: true,
  },
  'plan-the-assault': { keep: (kind) => THEATER_OF[kind] === SPACE, ignorePins: true },
};

function bringForm(g: Reb, f: Bring) {
  const { most } = effectOf(f.how, 'bring-units');
  const rule = `mission.${f.how}` as const;
  const wishes: HaulWishes =
    most === undefined ? {} : { limits: [{ per: 'all', by: 'count', min: 0, max: most, rule }] };
  return haulForm(g, REBEL, f.to, f.from === f.to ? [] : [f.from], { ...HOW[f.how], ...wishes });
}

const bringUnits = {
  choose: formStep<Bring>({
    kind: 'effect.bring',
    rule: (f) => `mission.${f.how}`,
    who: (g, f) => (bringForm(g, f).sources.length > 0 ? duty(REBEL, 'movement') : null),
    form: (look, f) => bringForm(look.game, f),
    why: (look, f) =>
      isPinned(look.game, f.from, REBEL) && !HOW[f.how].ignorePins ? 'move.pinned' : 'base.from-space',
    about: (f) => [locRef(f.to)],
    run(g, f, answer, io) {
      io.pop();
      const lines = answer === undefined ? [] : hauled(answer);
      const from = applyMove(g, f.to, lines);
      const n = lines.reduce((sum, [, , count]) => sum + count, 0);
      io.emit({ k: n > 0 ? 'moved' : 'moved-nothing', side: REBEL, system: f.to, n });
      if (n === 0) return;
      const mission = io.frame('mission');
      mission.locs.push(f.to);
      mission.from.push(...from.filter(isSystem));
    },
  }),
};

// ---- Planetary Conquest ----

type Conquest = FrameOf<'conquest'>;

/** The most of each kind. */
const conquerors = (): [kind: Kind, most: number][] =>
  Object.entries(effectOf('planetary-conquest', 'conquer').units).map(([id, most]) => [
    kindNo(id as UnitId),
    most,
  ]);

/** Distance and transport do not matter, but an Imperial leader holds units back as usual. */
function conquerorsFrom(g: Reb, to: Loc): Loc[] {
  const kinds = conquerors().map(([kind]) => kind);
  return SYSTEM_LOCS.filter((loc) => loc !== to && !isPinned(g, loc, EMPIRE) && hasAny(g, loc, kinds));
}

const conquest = {
  source: formStep<Conquest>({
    kind: 'effect.conquest-from',
    rule: () => 'mission.planetary-conquest',
    who: () => duty(EMPIRE, 'movement'),
    form: (look) => ({
      is: 'choose',
      options: [
        DECLINE,
        ...conquerorsFrom(look.game, look.frame('mission').loc).map((loc) => locOption('from', loc)),
      ],
    }),
    why: (look, _f, ref) =>
      ref.startsWith('system:') && isPinned(look.game, locIn(ref), EMPIRE) ? 'move.pinned' : null,
    run(_g, f, answer, io) {
      if (chosen(answer) === DECLINE.id) return io.pop();
      f.from = locIn(chosen(answer));
      f.at = 'units';
    },
  }),
  units: formStep<Conquest>({
    kind: 'effect.conquest',
    rule: () => 'mission.planetary-conquest',
    who: () => duty(EMPIRE, 'movement'),
    form: (look, f) => ({
      is: 'pick',
      from: conquerors()
        .filter(([kind]) => unitsAt(look.game, f.from, kind) > 0)
        .map(([kind, most]) => ({
          id: unitRef(kind),
          refs: [unitRef(kind), locRef(f.from)],
          tags: [],
          min: 0,
          max: Math.min(most, unitsAt(look.game, f.from, kind)),
          weight: 1,
          carry: 0,
          rule: 'mission.planetary-conquest',
        })),
      limits: [],
    }),
    about: (f) => [locRef(f.from)],
    run(g, f, answer, io) {
      io.pop();
      const mission = io.frame('mission');
      const units = picked(answer);
      for (const id of units) moveUnits(g, f.from, mission.loc, kindIn(id), 1);
      io.emit({
        k: units.length > 0 ? 'moved' : 'moved-nothing',
        side: EMPIRE,
        system: mission.loc,
        n: units.length,
      });
      if (units.length === 0) return;
      mission.locs.push(mission.loc);
      mission.from.push(f.from);
    },
  }),
};

export function startConquest(g: Reb, loc: Loc, io: RebIo): void {
  if (conquerorsFrom(g, loc).length > 0) io.push({ k: 'conquest', at: 'source', from: NONE });
}

export const missionMoves = { 'bring-units': bringUnits, conquest };
