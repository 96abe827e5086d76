import { chosen, howMany, type Option, picked, single } from '../../../kernel/forms/index.ts';
import { addClue } from '../base.ts';
import type { RebIo } from '../io.ts';
import { baseSystemOf } from '../leaders.ts';
import { locIn, locRef, unitRef } from '../names.ts';
import { duty, EMPIRE, type Loc, REBEL, type Reb, type Side } from '../state.ts';
import { gainLoyalty, loyaltyOf, SYSTEM_LOCS } from '../systems.ts';
import { MON_CALAMARI_CRUISER, queueUnit } from '../units.ts';
import { formStep } from './form-step.ts';
import type { FrameOf } from './frames.ts';

/** Missions that ask for systems: loyalty in a region, three names, Mon Calamari. */

/** Loyalty, told with the marker that lies there now; nothing in Coruscant, remote and destroyed systems. */
export function changeLoyalty(g: Reb, side: Side, loc: Loc, by: number, io: RebIo): void {
  const changed = gainLoyalty(g, loc, side, by);
  if (changed) io.emit({ k: 'loyalty', seat: side, system: loc, loyalty: loyaltyOf(g, loc) });
  else io.emit({ k: 'no-effect', seat: side, system: loc });
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

const NAMED = 3;

/** Three different systems, one of them truly the base's; which one, the Empire is not told. The other two are free. */
const interrogationDroid = {
  choose: formStep<FrameOf<'interrogation-droid'>>({
    kind: 'effect.interrogation-droid',
    rule: () => 'mission.interrogation-droid',
    who: () => duty(REBEL, 'missions'),
    form(look) {
      const base = baseSystemOf(look.game, look);
      return {
        is: 'pick',
        from: SYSTEM_LOCS.map((loc) => ({
          ...single(locRef(loc), [locRef(loc)]),
          min: loc === base ? 1 : 0,
          rule: 'mission.interrogation-droid',
        })),
        limits: [howMany(NAMED, NAMED, 'mission.interrogation-droid')],
      };
    },
    run(g, _f, answer, io) {
      io.pop();
      const systems = picked(answer)
        .map(locIn)
        .sort((a, b) => a - b);
      addClue(g, systems);
      io.emit({ k: 'base-among', seat: REBEL, systems });
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
      if (chosen(answer) === LOYALTY.id) changeLoyalty(g, REBEL, io.frame('mission').loc, 2, io);
      else queueOne(g, REBEL, MON_CALAMARI_CRUISER, 3, io);
    },
  }),
};

/** One piece from the supply onto a space of the queue; nothing, if none is left. */
export function queueOne(g: Reb, side: Side, kind: number, space: number, io: RebIo): void {
  if (queueUnit(g, space, kind)) io.emit({ k: 'queued', seat: side, unit: kind, n: 1, space });
  else io.emit({ k: 'no-effect', seat: side, unit: kind });
}

export const missionSystems = {
  'region-loyalty': regionLoyalty,
  'interrogation-droid': interrogationDroid,
  'mon-calamari': monCalamari,
};
