import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { hasPassed } from '../../../games/rebellion/public/queries.ts';
import {
  EMPIRE,
  hasTactics,
  iconsOf,
  isImperialSystem,
  isPopulous,
  type Leader,
  type Loc,
  leaderIn,
  leaderRef,
  locIn,
  locRef,
  other,
  poolOf,
  type Reb,
  type Side,
  SYSTEM_LOCS,
  sideNamed,
} from '../../../games/rebellion/public/table.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { Day } from './day.ts';
import { comingTo, strength } from './galaxy.ts';
import { explainMission } from './mission-reasons.ts';
import { explainPreparation } from './preparations.ts';
import { type QuietPurpose, quietMove } from './quiet-moves.ts';
import { listed } from './reason-words.ts';
import { activationWorth, type Plan, planOf } from './turns.ts';

/** Why a bot takes a turn of the Command Phase, as a player would say it. */

type Name = (ref: Ref) => string;

/** Null where there is nothing better to say than the odds. */
export function explain(look: RebLook, asked: Asked, answer: Answer, name: Name): string | null {
  const side = sideNamed(look.side);
  const plan = (): Plan => planOf(new Day(look), side);
  if (asked.kind === 'command.turn' && answer.is === 'choose') {
    if (answer.id === 'do:pass') return whyPass(look.game, side, name);
    if (!answer.id.startsWith('activate:')) return explainMission(look, asked, answer, name);
    const where = bestTarget(look.game, plan());
    return whyThere(look.game, plan(), where, name) ?? whyAlone(look.game, side, leaderIn(answer.id), name);
  }
  if (asked.kind === 'activate.system' && answer.is === 'choose') {
    const there = whyThere(look.game, plan(), locIn(answer.id), name);
    return there ?? whyAlone(look.game, side, look.frame('activate').leader, name);
  }
  if (asked.kind === 'activate.move' && answer.is === 'haul') {
    const { loc, leader } = look.frame('activate');
    // The leader is there already; the move is judged as before it came.
    if (answer.move.length === 0) return whyAlone(look.game, side, leader, name);
    return whyThere(look.game, { ...plan(), pinned: [] }, loc, name);
  }
  return explainMission(look, asked, answer, name) ?? explainPreparation(look, asked, answer, name);
}

function bestTarget(g: Reb, plan: Plan): Loc {
  let best = SYSTEM_LOCS[0] ?? 0;
  for (const loc of SYSTEM_LOCS) {
    if (activationWorth(g, plan, loc) > activationWorth(g, plan, best)) best = loc;
  }
  return best;
}

/** What a leader who moves nothing is good for, if anything; and why nothing moves. */
function whyAlone(g: Reb, side: Side, leader: Leader, name: Name): string {
  if (hasMissions(g, other(side)))
    return `No units gain by moving; ${name(leaderRef(leader))} will oppose missions there.`;
  return side === EMPIRE
    ? 'The units that could go are needed where they are.'
    : 'No units gain by moving: there is no fight to win, no objective to score and nobody to save there.';
}

/** Whether a side may still attempt missions this round. */
const hasMissions = (g: Reb, side: Side): boolean => !hasPassed(g, side) && g.assigned[side].length > 0;

/** Leaders in the pool are kept for something, or there is nothing for them to do. */
function whyPass(g: Reb, side: Side, name: Name): string {
  const left = poolOf(g, side).map((l) => name(leaderRef(l)));
  const foe = other(side);
  if (left.length === 0) return 'Every leader has been used.';
  if (hasMissions(g, foe)) {
    return `No move is worth a leader now; ${listed(left)} can still oppose missions.`;
  }
  const captains = poolOf(g, side).some(hasTactics);
  return captains ? 'No units gain by moving now.' : `${listed(left)} cannot lead a move.`;
}

/** What units gain by moving to a system; null when they gain nothing. */
function whyThere(g: Reb, plan: Plan, loc: Loc, name: Name): string | null {
  if (activationWorth(g, plan, loc) <= 0) return null;
  const there = name(locRef(loc));
  return plan.side === EMPIRE ? whyImperial(g, plan, loc, there) : whyRebel(g, plan, loc, there);
}

function whyImperial(g: Reb, plan: Plan, loc: Loc, there: string): string {
  const { possible } = plan;
  if (possible.includes(loc)) {
    if (possible.length === 1) return `The Rebel base is at ${there}.`;
    return `The Rebel base may be at ${there}, one of ${possible.length} places left.`;
  }
  if (strength(g, loc, other(EMPIRE)) > 0) return `The Rebels at ${there} are weaker than what can come.`;
  if (isPopulous(g, loc) && !isImperialSystem(g, loc) && comingTo(loc, plan.sent).troops > 0) {
    const icons = iconsOf(g, loc).length;
    return icons === 0
      ? `Troops can subjugate ${there}.`
      : `Troops can subjugate ${there} and build there from then on.`;
  }
  return `From ${there} the fleet is closer to where the base must be.`;
}

const QUIET: Readonly<Record<QuietPurpose, (there: string) => string>> = {
  outpost: (there) => `Units at ${there} count for Establish Outposts.`,
  defend: (there) => `Units at ${there} count for Defend the People.`,
  guard: (there) => `${there} is loyal and has no troops, and Imperial troops can reach it.`,
  escape: (there) => `The units are safer at ${there} than where Imperial fleets can reach them.`,
};

function whyRebel(g: Reb, plan: Plan, loc: Loc, there: string): string {
  const quiet = quietMove(g, plan, loc);
  return strength(g, loc, EMPIRE) === 0 && quiet
    ? QUIET[quiet.purpose](there)
    : `The Imperial units at ${there} can be beaten.`;
}
