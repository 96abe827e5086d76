import { MISSIONS, type MissionId } from '../../../games/rebellion/data/missions.ts';
import { missionIn } from '../../../games/rebellion/faces.ts';
import type { RebLook } from '../../../games/rebellion/io.ts';
import {
  allSkillsOf,
  hasLeaderAt,
  hasTactics,
  isPinned,
  leadersAt,
  skillOf,
  tacticOf,
} from '../../../games/rebellion/leaders.ts';
import { leaderIn, locIn, slotIn } from '../../../games/rebellion/names.ts';
import {
  BASE_SPACE,
  EMPIRE,
  type Leader,
  type Loc,
  other,
  REBEL,
  type Reb,
  type Side,
} from '../../../games/rebellion/state.ts';
import {
  iconsOf,
  isImperialSystem,
  isPopulous,
  isRebelSystem,
  NEIGHBOURS,
  SYSTEM_LOCS,
} from '../../../games/rebellion/systems.ts';
import { GROUND, hasIn, hasSide } from '../../../games/rebellion/units.ts';
import type { Allot, Answer, Haul } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, fullHaul, offered } from './answers.ts';
import { candidates, reach, type Sendable, sendables, stepsTo, strength } from './galaxy.ts';
import { MISSION_WORTH } from './worth.ts';

/** Greedy play of the Assignment and Command Phases. */

const tacticsOf = (l: Leader): number => tacticOf(l, 0) + tacticOf(l, 1);

// ---- assigning ----

/** Leaders that stay free: the Empire needs them to move, the Rebel to oppose and to stand by. */
const KEPT: readonly [number, number] = [3, 3];

/** Best leaders first to the best missions they are fit for; those with high tactics stay with the fleets. */
export function assignLeaders(look: RebLook, form: Allot, side: Side): Answer {
  const free = form.lots.map((lot) => leaderIn(lot.id));
  const plans: { leaders: Leader[]; card: string; worth: number }[] = [];
  for (const slot of form.slots) {
    const id = missionIn(slotIn(slot.id), look);
    if (id === undefined || slot.max !== 2) continue;
    const { skill, need, portrait } = MISSIONS[id];
    for (const l of free) {
      if (skillOf(l, skill) < need) continue;
      const bonus = portrait !== null && leaderIn(`leader:${portrait}`) === l ? 1 : 0;
      const cost = side === EMPIRE ? tacticsOf(l) * 0.25 : tacticsOf(l) * 0.05;
      plans.push({
        leaders: [l],
        card: slot.id,
        worth: MISSION_WORTH[id] + bonus + skillOf(l, skill) * 0.3 - cost,
      });
    }
  }
  plans.sort((a, b) => b.worth - a.worth);
  const usedLeaders = new Set<Leader>();
  const usedCards = new Set<string>();
  const put: [string, string, number][] = [];
  const most = Math.max(1, free.length - (KEPT[side] ?? 1));
  for (const plan of plans) {
    if (put.length >= most || plan.worth <= 1) break;
    if (usedCards.has(plan.card) || plan.leaders.some((l) => usedLeaders.has(l))) continue;
    usedCards.add(plan.card);
    for (const l of plan.leaders) {
      usedLeaders.add(l);
      const lot = form.lots.find((x) => leaderIn(x.id) === l);
      if (lot) put.push([lot.id, plan.card, 1]);
    }
  }
  if (put.length === 0) {
    // Something must be assigned once one has begun: the least of the leaders to the first card.
    const lot = form.lots
      .slice()
      .sort((a, b) => allSkillsOf(leaderIn(a.id)) - allSkillsOf(leaderIn(b.id)))[0];
    const slot = form.slots[0];
    if (lot && slot) put.push([lot.id, slot.id, 1]);
  }
  const order = (id: string): number => form.lots.findIndex((lot) => lot.id === id);
  return { is: 'allot', put: put.sort((a, b) => order(a[0]) - order(b[0])) };
}

/** Assign once, then use what cards there are, then be done. */
export function assignment(look: RebLook, asked: Asked, side: Side): Answer | null {
  const { form } = asked;
  const already = look.game.assigned[side].length;
  if (already === 0) {
    const begin = offered(form, 'do:assign');
    if (begin) return begin;
  }
  const card = bestOption(form, (option) => (option.id.startsWith('action:') ? 1 : -1), 0);
  return card ?? offered(form, 'do:done');
}

// ---- turns ----

/** What a side knows that its moves depend on, worked out once for each question. */
interface Plan {
  readonly side: Side;
  /** Where the base may be. */
  readonly possible: readonly Loc[];
  /** By system: border steps to the nearest place worth marching on; empty when there is none. */
  readonly steps: readonly number[];
  /** By system: what it could send. */
  readonly sent: readonly Sendable[];
}

/** The Empire marches on the base once it knows where to look. */
const FEW = 4;

function planOf(look: RebLook, side: Side): Plan {
  const g = look.game;
  const sent = sendables(g, side);
  if (side === REBEL) return { side, possible: [], steps: [], sent };
  const possible = candidates(g, look);
  return { side, possible, steps: possible.length <= FEW ? stepsTo(possible) : [], sent };
}

/** How good it would be to send a fleet somewhere. */
function activationWorth(g: Reb, plan: Plan, loc: Loc): number {
  const { side } = plan;
  const mine = reach(plan.sent, loc);
  if (mine.all === 0 || hasLeaderAt(g, loc, side)) return -1;
  const foes = strength(g, loc, other(side));
  return side === EMPIRE ? imperialMove(g, plan, loc, mine, foes) : rebelMove(g, loc, mine, foes);
}

function imperialMove(g: Reb, plan: Plan, loc: Loc, mine: Sendable, foes: number): number {
  const { possible } = plan;
  const here = possible.includes(loc);
  const already = strength(g, loc, EMPIRE);
  const hidden = here && !g.probes.revealed ? strength(g, BASE_SPACE, REBEL) / possible.length : 0;
  const odds = (mine.all + already) / (foes + hidden + 0.5);
  let worth = marching(g, plan, loc);
  if (mine.troops > 0 && isPopulous(g, loc) && !isImperialSystem(g, loc)) worth += 2 + iconsOf(g, loc).length;
  if (foes > 0) worth += odds > 1.3 ? 3 + foes * 0.4 : -12;
  if (here && g.probes.revealed) worth += odds > 0.9 ? 80 : 5;
  else if (here && mine.troops > 0 && !hasIn(g, loc, EMPIRE, GROUND)) worth += 60 / possible.length + 2;
  if (odds < 0.8 && foes + hidden > 3 && !(here && g.probes.revealed)) worth -= 15;
  return worth;
}

/** Fleets that come nearer to where the base must be. */
function marching(g: Reb, plan: Plan, to: Loc): number {
  const goal = plan.steps[to];
  if (goal === undefined || goal === 0) return 0;
  let worth = 0;
  for (const from of NEIGHBOURS[to] ?? []) {
    const before = plan.steps[from] ?? goal;
    if (before > goal && !isPinned(g, from, EMPIRE)) worth += strength(g, from, EMPIRE) * 0.25;
  }
  return worth / goal;
}

function rebelMove(g: Reb, loc: Loc, mine: Sendable, foes: number): number {
  if (foes === 0) return -1;
  const odds = (mine.all + strength(g, loc, REBEL)) / foes;
  return odds > 1.6 ? 4 + foes * 0.5 : -1;
}

export function turn(look: RebLook, asked: Asked, side: Side): Answer | null {
  const g = look.game;
  const plan = planOf(look, side);
  let move = 0;
  for (const loc of SYSTEM_LOCS) move = Math.max(move, activationWorth(g, plan, loc));
  return (
    bestOption(
      asked.form,
      (option) => {
        if (option.id === 'do:pass') return 0.4;
        if (option.id.startsWith('activate:')) {
          // The fleet wants a captain with tactics.
          return move <= 1 ? -1 : move - 1.5 + tacticsOf(leaderIn(option.id)) * 0.1;
        }
        if (option.id.startsWith('reveal:')) {
          const id = missionIn(slotIn(option.id), look);
          return id === undefined ? 0 : MISSION_WORTH[id] + 2;
        }
        return -5; // nobody shows his base for nothing
      },
      -2,
    ) ?? offered(asked.form, 'do:pass')
  );
}

export function activateSystem(look: RebLook, asked: Asked, side: Side): Answer | null {
  const plan = planOf(look, side);
  return bestOption(asked.form, (option) =>
    option.id.startsWith('space:') ? -2 : activationWorth(look.game, plan, locIn(option.id)),
  );
}

/** Everything goes that can, but a garrison stays where the Empire would lose a system. */
export function moveIn(look: RebLook, form: Haul, side: Side): Answer {
  const g = look.game;
  const to = locIn(form.to);
  if (side === REBEL && !hasSide(g, to, EMPIRE)) {
    return { is: 'haul', move: [] };
  }
  return fullHaul(form, (from, unit) => {
    if (side === EMPIRE) return unit === 'stormtrooper' && isPopulous(g, locIn(from)) ? 1 : 0;
    return from === 'space:rebel-base' && unit === 'rebel-trooper' ? 2 : 0;
  });
}

// ---- missions ----

/** Where a mission does most good: loyalty where there is much to build, harm where the foe is. */
export function missionWhere(look: RebLook, asked: Asked, side: Side, id: MissionId): Answer | null {
  const g = look.game;
  const guess = candidates(g, look);
  return bestOption(asked.form, (option) => {
    const loc = locIn(option.id);
    const watchers = leadersAt(g, loc, other(side)).length;
    const icons = iconsOf(g, loc).length;
    const mine = side === EMPIRE ? isImperialSystem(g, loc) : isRebelSystem(g, loc);
    const foes = strength(g, loc, other(side));
    let s = -watchers * 2;
    if (MISSIONS[id].skill === 'diplomacy') s += mine ? -2 : 2 + icons;
    if (id === 'sabotage') s += isImperialSystem(g, loc) && g.sabotage[loc] === 0 ? 3 + icons : -3;
    if (id === 'long-range-probe' || id === 'planetary-conquest') s += guess.includes(loc) ? 4 : -2;
    if (id === 'superlaser-online') s += guess.includes(loc) ? 20 / guess.length : -4;
    if (MISSIONS[id].skill === 'specOps') s += foes * 0.3;
    if (MISSIONS[id].mode === 'resolve') s += icons;
    return s;
  });
}

/** Opposes what hurts, with the leader who is best at it and needed least elsewhere. */
export function oppose(asked: Asked, side: Side, id: MissionId): Answer | null {
  const { skill } = MISSIONS[id];
  if (MISSION_WORTH[id] < 2.5) return offered(asked.form, 'do:decline');
  return (
    bestOption(
      asked.form,
      (option) => {
        if (!option.id.startsWith('send:')) return 0.5;
        const l = leaderIn(option.id);
        const cost = hasTactics(l) && side === EMPIRE ? 1.2 : 0.2;
        return skillOf(l, skill) - cost;
      },
      0,
    ) ?? offered(asked.form, 'do:decline')
  );
}
