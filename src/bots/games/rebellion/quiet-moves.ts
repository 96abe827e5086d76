import {
  GROUND,
  hasIn,
  hasRebelLoyalty,
  hasSide,
  iconsOf,
  isRebelSystem,
  kindIn,
  type Loc,
  locIn,
  NEIGHBOURS,
  REBEL,
  type Reb,
  THEATER_OF,
} from '../../../games/rebellion/public/table.ts';
import type { Answer, Haul } from '../../../kernel/forms/index.ts';
import { fullHaul } from './answers.ts';
import { threat } from './base.ts';
import { strength } from './galaxy.ts';
import { missingFor } from './objectives.ts';
import type { Plan } from './turns.ts';

/** Rebel moves to where no Imperial unit stands. */

/** What such a move is for. */
export type QuietPurpose = 'outpost' | 'defend' | 'guard' | 'escape';
export interface QuietMove {
  readonly purpose: QuietPurpose;
  /** In leaders' turns. */
  readonly worth: number;
}

/** One reputation, in leaders' turns. */
const REPUTATION = 5;
/** Units flee from a fleet that is this much stronger. */
const HOPELESS = 1.5;

/** The best reason to bring units here; null when there is none. */
export function quietMove(g: Reb, plan: Plan, to: Loc): QuietMove | null {
  const sources = (NEIGHBOURS[to] ?? []).filter((from) => (plan.sent[from]?.all ?? 0) > 0);
  if (sources.length === 0 || to === plan.base) return null;
  let best: QuietMove | null = null;
  const weigh = (purpose: QuietPurpose, worth: number): void => {
    if (worth > 0 && worth > (best?.worth ?? 0)) best = { purpose, worth };
  };
  if (!hasSide(g, to, REBEL) && sources.some((from) => canShare(g, plan, from))) {
    if (plan.held.includes('establish-outposts')) weigh('outpost', forObjective(g, 'establish-outposts'));
    if (plan.held.includes('defend-the-people') && isRebelSystem(g, to))
      weigh('defend', forObjective(g, 'defend-the-people'));
  }
  const open = hasRebelLoyalty(g, to) && !hasIn(g, to, REBEL, GROUND) && threat(g, to) > 0;
  if (open && sources.some((from) => (plan.sent[from]?.troops ?? 0) > 1))
    weigh('guard', 1 + iconsOf(g, to).length * 0.5);
  for (const from of sources) weigh('escape', escaping(g, plan, from, to));
  return best;
}

const forObjective = (g: Reb, id: 'establish-outposts' | 'defend-the-people'): number => {
  const missing = missingFor(g, id);
  return missing === 0 ? 0 : REPUTATION / missing;
};

/** Whether ships can leave and troops stay. */
const canShare = (g: Reb, plan: Plan, from: Loc): boolean =>
  (plan.sent[from]?.all ?? 0) > 0 && hasIn(g, from, REBEL, GROUND);

/** Units that would be lost where they are, and not where they go. */
function escaping(g: Reb, plan: Plan, from: Loc, to: Loc): number {
  const sent = plan.sent[from]?.all ?? 0;
  if (threat(g, from) < HOPELESS * strength(g, from, REBEL)) return 0;
  return threat(g, to) >= HOPELESS * (strength(g, to, REBEL) + sent) ? 0 : Math.min(3, sent * 0.4);
}

/** Who goes on a quiet move: those in danger all, from elsewhere all but one ground unit. */
export function quietHaul(g: Reb, plan: Plan, form: Haul): Answer {
  const to = locIn(form.to);
  const purpose = quietMove(g, plan, to)?.purpose;
  const sources = form.sources.filter(({ from }) => from !== 'space:rebel-base');
  if (purpose === 'escape') {
    return fullHaul(
      { ...form, sources: sources.filter(({ from }) => escaping(g, plan, locIn(from), to) > 0) },
      () => 0,
    );
  }
  const best = sources
    .filter(({ from }) => canShare(g, plan, locIn(from)))
    .sort((a, b) => (plan.sent[locIn(b.from)]?.troops ?? 0) - (plan.sent[locIn(a.from)]?.troops ?? 0))
    .slice(0, 1);
  const stays = best[0]?.lots.find((lot) => THEATER_OF[kindIn(lot.id)] === GROUND)?.id;
  return fullHaul({ ...form, sources: best }, (_from, unit) => (unit === stays ? 1 : 0));
}
