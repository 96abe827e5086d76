import { howMany, picked } from '../../../../kernel/forms/index.ts';
import type { RebIo } from '../../io.ts';
import { kindIn, locRef, unitRef } from '../../names.ts';
import { BOTH, type Kind, type Reb } from '../../state.ts';
import { capacityAt, countIn, GROUND, isDestroyed, unitsAt } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { Combat, Stranded } from './frames.ts';
import { battleDuty, kindsIn, lose } from './state.ts';

/**
 * In a destroyed system ground units beyond the capacity of their side's ships are destroyed, owner's choice, Rebels first
 * . In a combat they are lost in that combat, and count for objectives. True: somebody has to choose.
 */
export function strand(g: Reb, c: Combat, io: RebIo): boolean {
  if (!isDestroyed(g, c.loc)) return false;
  for (const side of BOTH) {
    const there = countIn(g, c.loc, side, GROUND);
    const n = Math.min(there, there - capacityAt(g, c.loc, side));
    if (n <= 0) continue;
    const kinds = kindsThere(g, { side, loc: c.loc });
    const [only, second] = kinds;
    if (n === there) for (const kind of kinds) lose(g, c, kind, unitsAt(g, c.loc, kind), io);
    else if (only !== undefined && second === undefined) lose(g, c, only, n, io);
    else {
      io.push({ k: 'stranded', at: 'choose', side, loc: c.loc, n });
      return true;
    }
  }
  return false;
}

const kindsThere = (g: Reb, { side, loc }: Pick<Stranded, 'side' | 'loc'>): Kind[] =>
  kindsIn(side, GROUND).filter((kind) => unitsAt(g, loc, kind) > 0);

const choose = formStep<Stranded>({
  kind: 'overflow',
  rule: () => 'destroyed',
  who: (_g, f) => battleDuty(f.side, GROUND),
  form: (look, f) => ({
    is: 'pick',
    from: kindsThere(look.game, f).map((kind) => ({
      id: unitRef(kind),
      refs: [unitRef(kind), locRef(f.loc)],
      tags: [],
      min: 0,
      max: unitsAt(look.game, f.loc, kind),
      weight: 1,
      carry: 0,
    })),
    limits: [howMany(f.n, f.n, 'destroyed')],
  }),
  about: (f) => [locRef(f.loc)],
  facts: (_look, f) => ({ n: f.n }),
  run(g, _f, answer, io) {
    io.pop();
    for (const id of picked(answer)) lose(g, io.frame('combat'), kindIn(id), 1, io);
  },
});

export const stranded = { choose };
