import type { ObjectiveId } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { hasPassed, pinnedPlaces } from '../../../games/rebellion/public/queries.ts';
import {
  BASE_SPACE,
  baseSystemOf,
  DEATH_STAR,
  EMPIRE,
  GROUND,
  hasImperialLoyalty,
  hasIn,
  hasRebelLoyalty,
  hasSide,
  iconsOf,
  isImperialSystem,
  isPopulous,
  isSubjugated,
  type Loc,
  leaderIn,
  locIn,
  missionIn,
  NEIGHBOURS,
  NONE,
  other,
  REBEL,
  type Reb,
  type Side,
  SPACE,
  STAR_DESTROYER,
  SYSTEM_LOCS,
  slotIn,
  unitsAt,
} from '../../../games/rebellion/public/table.ts';
import type { Answer, Haul } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, fullHaul, offered } from './answers.ts';
import { missionWorth, tacticsOf } from './assigning.ts';
import { Day } from './day.ts';
import { comingTo, NOTHING, type Sendable, sendable, sendableFrom, stepsTo, strength } from './galaxy.ts';
import { quietHaul, quietMove } from './quiet-moves.ts';

/** Greedy play of the Command Phase: turns and moves. */

/** What a side knows that its moves depend on, worked out once for each question. */
export interface Plan {
  readonly side: Side;
  /** Where the base may be. */
  readonly possible: readonly Loc[];
  /** By system: border steps to the nearest place worth marching on; empty when there is none. */
  readonly steps: readonly number[];
  /** By system: what could be sent out of it. */
  readonly sent: readonly Sendable[];
  /** By place: whether it has a leader there. */
  readonly pinned: readonly boolean[];
  /** What the Rebel Base space could send, and where the base is. */
  readonly home: Sendable;
  readonly base: Loc;
  /** Objectives in hand. */
  readonly held: readonly ObjectiveId[];
}

/** The Empire marches on the base once it knows where to look. */
const FEW = 4;

export function planOf(day: Day, side: Side): Plan {
  const { look } = day;
  const g = look.game;
  const pinned = pinnedPlaces(g, side);
  const sent = sendableFrom(g, side, pinned);
  if (side === REBEL) {
    const base = baseSystemOf(g, look);
    const hidden = !g.probes.revealed && base !== NONE && !pinned[BASE_SPACE];
    const home = hidden ? sendable(g, BASE_SPACE, REBEL) : NOTHING;
    return { side, possible: [], steps: [], sent, pinned, home, base, held: day.held };
  }
  const { possible } = day;
  const steps = possible.length <= FEW ? stepsTo(possible) : [];
  return { side, possible, steps, sent, pinned, home: NOTHING, base: NONE, held: [] };
}

/** Nothing to send, or nothing to gain. */
const POINTLESS = -1;

/** How good it would be to send a fleet somewhere. */
export function activationWorth(g: Reb, plan: Plan, loc: Loc): number {
  if (plan.pinned[loc]) return POINTLESS;
  return plan.side === EMPIRE ? imperialMove(g, plan, loc) : rebelMove(g, plan, loc);
}

function imperialMove(g: Reb, plan: Plan, loc: Loc): number {
  const { all: mine, troops } = comingTo(loc, plan.sent);
  if (mine === 0) return POINTLESS;
  let worth = marching(g, plan, loc);
  if (troops > 0 && isPopulous(g, loc) && !isImperialSystem(g, loc)) worth += 2 + iconsOf(g, loc).length;
  const { possible } = plan;
  const here = possible.includes(loc);
  const foes = strength(g, loc, REBEL);
  if (foes === 0 && !here) return worth;
  const found = here && g.probes.revealed;
  const hidden = here && !found ? strength(g, BASE_SPACE, REBEL) / possible.length : 0;
  const odds = (mine + strength(g, loc, EMPIRE)) / (foes + hidden + 0.5);
  if (foes > 0) worth += odds > 1.3 ? 3 + foes * 0.4 : -12;
  if (found) worth += odds > 0.9 ? 80 : 5;
  else if (here && troops > 0 && !hasIn(g, loc, EMPIRE, GROUND)) worth += 60 / possible.length + 2;
  if (odds < 0.8 && foes + hidden > 3 && !found) worth -= 15;
  return worth;
}

/** Fleets that come nearer to where the base must be. */
function marching(g: Reb, plan: Plan, to: Loc): number {
  const goal = plan.steps[to];
  if (goal === undefined || goal === 0) return 0;
  let worth = 0;
  for (const from of NEIGHBOURS[to] ?? []) {
    const before = plan.steps[from] ?? goal;
    if (before > goal && !plan.pinned[from]) worth += strength(g, from, EMPIRE) * 0.25;
  }
  return worth / goal;
}

/** One reputation, in leaders' turns. */
const REPUTATION = 5;

/** Fights that can be won, or that an objective makes worth losing. */
function rebelMove(g: Reb, plan: Plan, loc: Loc): number {
  const foeGround = strength(g, loc, EMPIRE, GROUND);
  const foeSpace = strength(g, loc, EMPIRE, SPACE);
  if (foeGround + foeSpace === 0) return quietMove(g, plan, loc)?.worth ?? POINTLESS;
  const open = fight(g, plan, loc, comingTo(loc, plan.sent), foeGround, foeSpace);
  const near = plan.base === loc || (NEIGHBOURS[loc] ?? []).includes(plan.base);
  if (!near || plan.home.all === 0) return open;
  const joined = fight(g, plan, loc, comingTo(loc, plan.sent, plan.home), foeGround, foeSpace);
  // Units that leave the base space show where the base is.
  return Math.max(open, joined - 3);
}

function fight(g: Reb, plan: Plan, loc: Loc, mine: Sendable, foeGround: number, foeSpace: number): number {
  if (mine.all === 0) return POINTLESS;
  const ground = mine.ground + strength(g, loc, REBEL, GROUND);
  const space = mine.all - mine.ground + strength(g, loc, REBEL, SPACE);
  let worth = POINTLESS;
  if (foeSpace > 0) {
    const odds = space / foeSpace;
    if (odds < 0.9) worth -= Math.min(6, mine.all * 0.5);
    else worth += (1.5 + foeSpace * 0.4) * (odds > 1.4 ? 1 : 0.5);
    if (odds > 0.8 && plan.held.includes('rebel-assault') && unitsAt(g, loc, STAR_DESTROYER) > 0)
      worth += REPUTATION;
    if (odds > 0.8 && plan.held.includes('major-victory') && foeSpace > 4) worth += REPUTATION;
    const station = unitsAt(g, loc, DEATH_STAR) > 0 && mine.fighters > 0;
    if (station && (plan.held.includes('death-star-plans-2') || plan.held.includes('death-star-plans-3')))
      worth += REPUTATION * 1.5;
  }
  if (foeGround > 0 && ground > 0) {
    const odds = ground / foeGround;
    const chance = odds > 1.5 ? 1 : odds > 0.9 ? 0.5 : 0;
    worth += chance * (2 + foeGround * 0.5);
    if (plan.held.includes('liberation') && isSubjugated(g, loc)) worth += chance * REPUTATION;
    if (plan.held.includes('crippling-blow') && foeGround >= 4) worth += chance * REPUTATION;
  }
  return worth;
}

/** How good the best move of a fleet looks; zero or less: no units gain by moving. */
export function bestMove(day: Day, side: Side): number {
  const plan = planOf(day, side);
  let best = POINTLESS;
  for (const loc of SYSTEM_LOCS) best = Math.max(best, activationWorth(day.look.game, plan, loc));
  return best;
}

/** What a leader is worth in the pool: while the foe has missions to reveal, it can oppose them; after that, next to nothing. */
const leaderCost = (g: Reb, side: Side): number =>
  hasPassed(g, other(side)) || g.assigned[other(side)].length === 0 ? 0.6 : 1.5;

/** What passing is worth: only more than a turn that does nothing. */
const PASSING = 0.4;

/** Whether units would gain more by moving than the leader is worth in the pool. */
export const hasUsefulMove = (day: Day, side: Side): boolean =>
  bestMove(day, side) - leaderCost(day.look.game, side) > PASSING;

/** A mission, a fleet under the captain with the best tactics, or to pass. */
export function turn(look: RebLook, asked: Asked, side: Side): Answer | null {
  const day = new Day(look);
  let move = Number.NaN;
  return (
    bestOption(
      asked.form,
      ({ id }) => {
        if (id === 'do:pass') return PASSING;
        if (id.startsWith('activate:')) {
          if (Number.isNaN(move)) move = bestMove(day, side);
          return move <= 0 ? -1 : move - leaderCost(look.game, side) + tacticsOf(leaderIn(id)) * 0.1;
        }
        if (id.startsWith('reveal:')) {
          const mission = missionIn(slotIn(id), look);
          return mission === undefined ? 0 : missionWorth(day, side, mission) + 2;
        }
        return -5; // a base is not shown for nothing
      },
      -2,
    ) ?? offered(asked.form, 'do:pass')
  );
}

/** Where units gain by moving; where none do, where the leader guards most. */
export function activateSystem(look: RebLook, asked: Asked, side: Side): Answer | null {
  const plan = planOf(new Day(look), side);
  const worth = (id: string): number =>
    id.startsWith('space:') ? -2 : activationWorth(look.game, plan, locIn(id));
  return (
    bestOption(asked.form, ({ id }) => worth(id), 0) ??
    bestOption(asked.form, ({ id }) => (id.startsWith('space:') ? -2 : guarding(look.game, plan, locIn(id))))
  );
}

/** What a leader alone can protect against missions: loyalty, and what is built. */
function guarding(g: Reb, { side, pinned, base }: Plan, loc: Loc): number {
  if (pinned[loc] || loc === base) return -1;
  const loyal = side === REBEL ? hasRebelLoyalty(g, loc) : hasImperialLoyalty(g, loc);
  return loyal ? 1 + iconsOf(g, loc).length : 0;
}

/** Everything goes that can, but a garrison stays where the Empire would lose a system. */
export function moveIn(look: RebLook, form: Haul, side: Side): Answer {
  const g = look.game;
  const to = locIn(form.to);
  if (side === REBEL && !hasSide(g, to, EMPIRE)) return quietHaul(g, planOf(new Day(look), side), form);
  return fullHaul(form, (from, unit) => {
    if (side === EMPIRE) return unit === 'stormtrooper' && needsGarrison(g, locIn(from)) ? 1 : 0;
    return from === 'space:rebel-base' && unit === 'rebel-trooper' ? 2 : 0;
  });
}

/** Where troops alone keep a system. */
const needsGarrison = (g: Reb, loc: Loc): boolean => isPopulous(g, loc) && !hasImperialLoyalty(g, loc);
