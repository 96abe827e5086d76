import { chosen, howMany, type Option, picked, single } from '../../../../kernel/forms/index.ts';
import { effectOf } from '../../cards/missions/index.ts';
import type { RebIo } from '../../io.ts';
import { locIn, locRef, unitRef } from '../../names.ts';
import { duty, EMPIRE, kindNo, type Loc, REBEL, type Reb, type Side } from '../../state.ts';
import { addClue } from '../../table/base.ts';
import { baseSystemOf } from '../../table/leaders.ts';
import { gainLoyalty, loyaltyOf, SYSTEM_LOCS } from '../../table/systems.ts';
import { MON_CALAMARI_CRUISER, queueUnit } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';

/** Missions that ask for systems: loyalty in a region, three names, Mon Calamari. */

/** Loyalty, told with the marker that lies there now; nothing in Coruscant, remote and destroyed systems. */
export function changeLoyalty(g: Reb, side: Side, loc: Loc, by: number, io: RebIo): void {
  const changed = gainLoyalty(g, loc, side, by);
  if (changed) io.emit({ k: 'loyalty', side, system: loc, loyalty: loyaltyOf(g, loc) });
  else io.emit({ k: 'no-effect', side, system: loc });
}

// ---- Fear Will Keep Them in Line, Superlaser Online ----

/** Only systems in which loyalty can be gained are on offer; with fewer of them than the card says, all of them. */
const regionLoyalty = {
  choose: formStep<FrameOf<'region-loyalty'>>({
    kind: 'effect.region-loyalty',
    rule: () => 'loyalty.gain',
    who: () => duty(EMPIRE, 'missions'),
    form(_look, f) {
      const n = Math.min(f.n, f.locs.length);
      return {
        is: 'pick',
        from: f.locs.map((loc) => single(locRef(loc), [locRef(loc)])),
        limits: [howMany(n, n, 'loyalty.gain')],
      };
    },
    facts: (_look, f) => ({ n: f.n }),
    run(g, _f, answer, io) {
      io.pop();
      for (const id of picked(answer)) changeLoyalty(g, EMPIRE, locIn(id), 1, io);
    },
  }),
};

// ---- Interrogation Droid ----

/** Different systems, one of them truly the base's; which one, the Empire is not told. The other two are free. */
const interrogationDroid = {
  choose: formStep<FrameOf<'interrogation-droid'>>({
    kind: 'effect.interrogation-droid',
    rule: () => 'mission.interrogation-droid',
    who: () => duty(REBEL, 'missions'),
    form(look) {
      const base = baseSystemOf(look.game, look);
      const { n } = effectOf('interrogation-droid', 'name-systems');
      return {
        is: 'pick',
        from: SYSTEM_LOCS.map((loc) => ({
          ...single(locRef(loc), [locRef(loc)]),
          min: loc === base ? 1 : 0,
          rule: 'mission.interrogation-droid',
        })),
        limits: [howMany(n, n, 'mission.interrogation-droid')],
      };
    },
    run(g, _f, answer, io) {
      io.pop();
      const systems = picked(answer)
        .map(locIn)
        .sort((a, b) => a - b);
      addClue(g, systems);
      io.emit({ k: 'base-among', side: REBEL, systems });
    },
  }),
};

// ---- Support of Mon Calamari ----

const LOYALTY: Option = { id: 'do:loyalty', refs: [] };
const CRUISER: Option = { id: 'do:cruiser', refs: [unitRef(MON_CALAMARI_CRUISER)] };

/** Either, not both; an empty supply or a destroyed planet makes a choice worthless, not forbidden. */
const monCalamari = {
  choose: formStep<FrameOf<'mon-calamari'>>({
    kind: 'effect.mon-calamari',
    rule: () => 'mission.support-of-mon-calamari',
    who: () => duty(REBEL, 'missions'),
    form: () => ({ is: 'choose', options: [LOYALTY, CRUISER] }),
    run(g, _f, answer, io) {
      io.pop();
      const { by, unit, space } = effectOf('support-of-mon-calamari', 'loyalty-or-unit');
      if (chosen(answer) === LOYALTY.id) changeLoyalty(g, REBEL, io.frame('mission').loc, by, io);
      else queueOne(g, REBEL, kindNo(unit), space, io);
    },
  }),
};

/** One piece from the supply onto a space of the queue; nothing, if none is left. */
export function queueOne(g: Reb, side: Side, kind: number, space: number, io: RebIo): void {
  if (queueUnit(g, space, kind)) io.emit({ k: 'queued', side, unit: kind, n: 1, space });
  else io.emit({ k: 'no-effect', side, unit: kind });
}

export const missionSystems = {
  'region-loyalty': regionLoyalty,
  'interrogation-droid': interrogationDroid,
  'mon-calamari': monCalamari,
};
