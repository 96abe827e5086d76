import { haulForm, sourcesOf } from '../../../../games/rebellion/public/queries.ts';
import { ALL_LOCS, type Loc, type Side } from '../../../../games/rebellion/public/table.ts';
import type { Teller } from '../../../../games/rebellion/public/words.ts';
import { couldDoSomething } from '../../../table/partial/index.ts';

/** Whether any unit of a side could move to a place that its leader activates. */
export const canReach = (t: Teller, side: Side, to: Loc): boolean =>
  couldDoSomething(haulForm(t.g, side, to, sourcesOf(t.g, side, to, t.r)));

/** The places that units can reach, when I am asked which one to activate; else null. */
export function reachOf(t: Teller): ReadonlySet<Loc> | null {
  const f = t.frame('activate');
  if (t.view.question?.kind !== 'activate.system' || f === undefined) return null;
  return new Set(ALL_LOCS.filter((loc) => canReach(t, f.side, loc)));
}
