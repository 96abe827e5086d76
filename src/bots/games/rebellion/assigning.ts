import { MISSIONS, type MissionId } from '../../../games/rebellion/data/missions.ts';
import type { ObjectiveId } from '../../../games/rebellion/data/objectives.ts';
import { missionIn } from '../../../games/rebellion/faces.ts';
import type { RebLook } from '../../../games/rebellion/io.ts';
import { ALL_LEADERS, allSkillsOf, isCaptured, skillOf, tacticOf } from '../../../games/rebellion/leaders.ts';
import { leaderIn, slotIn } from '../../../games/rebellion/names.ts';
import { EMPIRE, type Leader, REBEL, type Reb, type Side } from '../../../games/rebellion/state.ts';
import { isImperialSystem, isSubjugated, SYSTEM_LOCS } from '../../../games/rebellion/systems.ts';
import { DEATH_STAR, unitsAt } from '../../../games/rebellion/units.ts';
import type { Allot, Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, offered } from './answers.ts';
import { mobilizationWorth } from './base.ts';
import { candidates } from './galaxy.ts';
import { missingFor, objectivesHeld } from './objectives.ts';
import { hasPortrait } from './odds.ts';
import { MISSION_WORTH } from './worth.ts';

/** Greedy play of the Assignment Phase. */

export const tacticsOf = (l: Leader): number => tacticOf(l, 0) + tacticOf(l, 1);

/** Leaders that stay free, to move, to oppose and to lead in combat: of the Rebel, of the Empire. */
const KEPT: readonly [number, number] = [3, 3];

// ---- what a mission is worth today ----

const LOYALTY_OBJECTIVES: readonly ObjectiveId[] = ['regional-support', 'popular-support'];
const LOYALTY_MISSIONS: ReadonlySet<MissionId> = new Set<MissionId>([
  'build-alliance',
  'establish-trade-relations',
  'support-of-mon-calamari',
  'wookiee-uprising',
]);
const PROBING: ReadonlySet<MissionId> = new Set<MissionId>([
  'gather-intel',
  'intercept-transmission',
  'probe-droid-initiative',
  'long-range-probe',
  'homing-beacon',
  'interrogation-droid',
]);

/** Worked out once for each question: mission cards are many, what they depend on is not. */
export function missionWorth(look: RebLook, side: Side): (id: MissionId) => number {
  const g = look.game;
  const captives = ALL_LEADERS.some((l) => isCaptured(g, l));
  return side === REBEL ? rebelWorth(look, g, captives) : imperialWorth(look, g, captives);
}

function rebelWorth(look: RebLook, g: Reb, captives: boolean): (id: MissionId) => number {
  const held = objectivesHeld(g, look);
  const near = (id: ObjectiveId): boolean => held.includes(id) && missingFor(g, id) > 0;
  const loyalty = LOYALTY_OBJECTIVES.some(near) ? 1.5 : 0;
  const supply = near('cut-supply-lines') ? 2.5 : 0;
  const subjugated = SYSTEM_LOCS.some((loc) => isSubjugated(g, loc));
  return (id) => {
    const worth = MISSION_WORTH[id];
    if (id === 'rapid-mobilization') return mobilizationWorth(look);
    if (LOYALTY_MISSIONS.has(id)) return worth + loyalty;
    if (id === 'sabotage') return worth + supply;
    if (id === 'daring-rescue' || id === 'for-the-greater-good') return captives ? worth : 0;
    if (id === 'incite-rebellion' || id === 'public-uprising') return subjugated ? worth : 0;
    return worth;
  };
}

function imperialWorth(look: RebLook, g: Reb, captives: boolean): (id: MissionId) => number {
  const possible = candidates(g, look).length;
  const station = SYSTEM_LOCS.some((loc) => unitsAt(g, loc, DEATH_STAR) > 0);
  return (id) => {
    const worth = MISSION_WORTH[id];
    if (PROBING.has(id) && possible <= 1) return 0;
    if (MISSIONS[id].target.kind === 'captured-leader' && !captives) return worth * 0.3;
    if (id === 'superlaser-online') return station ? (possible <= 2 ? worth + 2 : worth) : 0;
    if (id === 'rule-by-fear' && !SYSTEM_LOCS.some((loc) => isImperialSystem(g, loc))) return 0;
    return worth;
  };
}

// ---- who goes where ----

interface Plan {
  readonly leaders: readonly Leader[];
  readonly card: string;
  readonly worth: number;
}

/** What is lost when a leader is away: fleets want those with tactics. */
const costOf = (l: Leader, side: Side): number => tacticsOf(l) * (side === EMPIRE ? 0.25 : 0.05);

function plansFor(id: MissionId, card: string, free: readonly Leader[], worth: number, side: Side): Plan[] {
  const { skill, need, mode } = MISSIONS[id];
  const perDie = mode === 'attempt' ? 0.3 : 0;
  const plans: Plan[] = [];
  const plan = (leaders: readonly Leader[], icons: number): void => {
    const cost = leaders.reduce((sum, l) => sum + costOf(l, side), 0) + (leaders.length - 1) * 1.5;
    const bonus = hasPortrait(leaders, id) ? 1 : 0;
    plans.push({ leaders, card, worth: worth + bonus + icons * perDie - cost });
  };
  for (const l of free) if (skillOf(l, skill) >= need) plan([l], skillOf(l, skill));
  if (need < 2 || plans.length > 0) return plans;
  for (const [i, a] of free.entries()) {
    for (const b of free.slice(i + 1)) {
      const icons = skillOf(a, skill) + skillOf(b, skill);
      if (icons >= need) plan([a, b], icons);
    }
  }
  return plans;
}

/** Best leaders first to the best missions they are fit for, alone or, where none is fit alone, in pairs. */
export function assignLeaders(
  look: RebLook,
  form: Allot,
  side: Side,
  kept = KEPT[side],
  taste: (id: MissionId) => number = () => 0,
): Answer {
  const free = form.lots.map((lot) => leaderIn(lot.id));
  const worthOf = missionWorth(look, side);
  const plans: Plan[] = [];
  for (const slot of form.slots) {
    const id = missionIn(slotIn(slot.id), look);
    if (id === undefined || slot.max !== 2) continue;
    plans.push(...plansFor(id, slot.id, free, worthOf(id) + taste(id), side));
  }
  plans.sort((a, b) => b.worth - a.worth);
  const used = new Set<Leader>();
  const cards = new Set<string>();
  const put: [string, string, number][] = [];
  const most = Math.max(1, free.length - kept);
  for (const plan of plans) {
    if (plan.worth <= 1) break;
    if (put.length + plan.leaders.length > most || cards.has(plan.card)) continue;
    if (plan.leaders.some((l) => used.has(l))) continue;
    cards.add(plan.card);
    for (const l of plan.leaders) {
      used.add(l);
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
  if (look.game.assigned[side].length === 0) {
    const begin = offered(form, 'do:assign');
    if (begin) return begin;
  }
  const card = bestOption(form, (option) => (option.id.startsWith('action:') ? 1 : -1), 0);
  return card ?? offered(form, 'do:done');
}
