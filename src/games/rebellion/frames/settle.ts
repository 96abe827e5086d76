import { picked } from '../../../kernel/forms/index.ts';
import { kindIn, locRef, unitRef } from '../names.ts';
import { BOTH, duty, type Loc, NONE, type Reb, type Side } from '../state.ts';
import { checkReveal, empireHoldsBase } from '../table/base.ts';
import { checkCaptives } from '../table/leaders.ts';
import { SYSTEM_LOCS } from '../table/systems.ts';
import {
  capacityAt,
  countIn,
  destroyUnits,
  GROUND,
  isContested,
  isDestroyed,
  KINDS_IN,
  unitsAt,
} from '../table/units.ts';
import { checkAll, checkVictory } from '../table/victory.ts';
import { combatFrame } from './combat/combat.ts';
import type { FrameOf } from './frames.ts';
import type { RebStep } from './step.ts';

type Settle = FrameOf<'settle'>;

/**
 * The base is revealed before any combat. What happens as soon as units leave a place does not wait for
 * a combat elsewhere: captives without a guard are free, and a base left to the Empire is lost.
 */
const base: RebStep<Settle> = {
  run(g, f, _answers, io) {
    const found = checkReveal(g, io);
    if (found !== NONE && !f.locs.includes(found)) f.locs.push(found);
    f.at = 'combat';
    checkCaptives(g, io);
    checkVictory(g, io);
  },
};

const combat: RebStep<Settle> = {
  run(g, f, _answers, io) {
    if (empireHoldsBase(g, io)) {
      f.at = 'after'; // the combat before has taken the base: no other is fought
      return;
    }
    const loc = f.locs.find((place) => isContested(g, place));
    if (loc === undefined) {
      f.at = 'overflow';
      return;
    }
    f.locs = f.locs.filter((place) => place !== loc);
    io.push(combatFrame(g, loc, f.initiator, f.from));
  },
};

/** Ground units in a destroyed system beyond what their ships there can carry; Rebels first. */
function overflowing(g: Reb): { side: Side; loc: Loc; n: number } | null {
  if (!g.destroyed.includes(1)) return null;
  for (const loc of SYSTEM_LOCS) {
    if (!isDestroyed(g, loc)) continue;
    for (const side of BOTH) {
      const n = countIn(g, loc, side, GROUND) - capacityAt(g, loc, side);
      if (n > 0) return { side, loc, n: Math.min(n, countIn(g, loc, side, GROUND)) };
    }
  }
  return null;
}

const overflow: RebStep<Settle> = {
  who(g) {
    const over = overflowing(g);
    return over ? [duty(over.side, 'ground-battle')] : [];
  },
  ask(look) {
    const over = overflowing(look.game);
    if (!over) throw new Error('nothing is beyond capacity');
    const { side, loc, n } = over;
    return {
      kind: 'overflow',
      rule: 'destroyed',
      form: {
        is: 'pick',
        from: KINDS_IN[side][GROUND]
          .filter((k) => unitsAt(look.game, loc, k) > 0)
          .map((k) => ({
            id: unitRef(k),
            refs: [unitRef(k), locRef(loc)],
            tags: [],
            min: 0,
            max: unitsAt(look.game, loc, k),
            weight: 1,
            carry: 0,
          })),
        limits: [{ per: 'all', by: 'count', min: n, max: n, rule: 'destroyed' }],
      },
      about: [locRef(loc)],
      facts: { n },
    };
  },
  run(g, f, answers, io) {
    const over = overflowing(g);
    if (!over) {
      f.at = 'after';
      return;
    }
    for (const id of picked(answers[0])) destroyUnits(g, over.loc, kindIn(id), 1);
    io.emit({ k: 'lost-in-space', side: over.side, system: over.loc, n: over.n });
  },
};

const after: RebStep<Settle> = {
  run(g, _f, _answers, io) {
    io.pop();
    checkAll(g, io);
  },
};

export const settle = { base, combat, overflow, after };
