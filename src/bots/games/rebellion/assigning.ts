import { MISSIONS, type MissionId } from '../../../games/rebellion/data/missions.ts';
import type { ObjectiveId } from '../../../games/rebellion/data/objectives.ts';
import { missionIn } from '../../../games/rebellion/faces.ts';
import type { RebLook } from '../../../games/rebellion/io.ts';
import { ALL_LEADERS, allSkillsOf, isCaptured, skillOf, tacticOf } from '../../../games/rebellion/leaders.ts';
import { slotIn } from '../../../games/rebellion/names.ts';
import { EMPIRE, type Leader, REBEL, type Reb, type Side } from '../../../games/rebellion/state.ts';
import { SYSTEM_LOCS } from '../../../games/rebellion/systems.ts';
import { DEATH_STAR, unitsAt } from '../../../games/rebellion/units.ts';
import type { Allot, Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, leaderOf, offered } from './answers.ts';
import { hidingPlaces, mobilizationWorth } from './base.ts';
import { candidates } from './galaxy.ts';
import { missingFor, objectivesHeld } from './objectives.ts';
import { hasPortrait } from './odds.ts';
import { MISSION_WORTH } from './worth.ts';

/** Greedy play of the Assignment Phase. */

export const tacticsOf = (l: Leader): number => tacticOf(l, 0) + tacticOf(l, 1);

/** Leaders that stay free, to move, to oppose and to lead in combat: of the Rebel, of the Empire. */
const KEPT: readonly [number, number] = [3, 3];

// ---- what a mission is worth today ----

const PROBING: ReadonlySet<MissionId> = new Set<MissionId>([
  'gather-intel',
  'intercept-transmission',
  'probe-droid-initiative',
  'long-range-probe',
  'homing-beacon',
  'interrogation-droid',
]);

/** What is done with a leader on such a mission, on a day like this. */
export function missionWorth(look: RebLook, side: Side, id: MissionId): number {
  return side === REBEL ? rebelWorth(look, id) : imperialWorth(look, id);
}

const anyCaptive = (g: Reb): boolean => ALL_LEADERS.some((l) => isCaptured(g, l));

function wants(look: RebLook, ...ids: readonly ObjectiveId[]): boolean {
  const held = objectivesHeld(look.game, look);
  return ids.some((id) => held.includes(id) && missingFor(look.game, id) > 0);
}

function rebelWorth(look: RebLook, id: MissionId): number {
  const g = look.game;
  const worth = MISSION_WORTH[id];
  switch (id) {
    case 'rapid-mobilization':
      return mobilizationWorth(look);
    case 'build-alliance':
    case 'establish-trade-relations':
    case 'support-of-mon-calamari':
    case 'wookiee-uprising':
      return wants(look, 'regional-support', 'popular-support') ? worth + 1.5 : worth;
    case 'sabotage':
      return wants(look, 'cut-supply-lines') ? worth + 2.5 : worth;
    case 'daring-rescue':
    case 'for-the-greater-good':
      return anyCaptive(g) ? worth : 0;
    case 'incite-rebellion':
    case 'public-uprising':
      return g.subjugated.includes(1) ? worth : 0;
    default:
      return worth;
  }
}

/** Among how many systems the Empire must look; the Rebel can only guess it. */
const placesLeft = (look: RebLook): number =>
  look.seat === EMPIRE ? candidates(look.game, look).length : hidingPlaces(look.game);

function imperialWorth(look: RebLook, id: MissionId): number {
  const g = look.game;
  const worth = MISSION_WORTH[id];
  if (PROBING.has(id) && placesLeft(look) <= 1) return 0;
  if (MISSIONS[id].target.kind === 'captured-leader' && !anyCaptive(g)) return worth * 0.3;
  if (id !== 'superlaser-online') return worth;
  if (!SYSTEM_LOCS.some((loc) => unitsAt(g, loc, DEATH_STAR) > 0)) return 0;
  return placesLeft(look) <= 2 ? worth + 2 : worth;
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
  const free = form.lots.map((lot) => leaderOf(lot.id));
  const plans: Plan[] = [];
  for (const slot of form.slots) {
    const id = missionIn(slotIn(slot.id), look);
    if (id === undefined || slot.max !== 2) continue;
    plans.push(...plansFor(id, slot.id, free, missionWorth(look, side, id) + taste(id), side));
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
      put.push([form.lots[free.indexOf(l)]?.id ?? '', plan.card, 1]);
    }
  }
  if (put.length === 0) {
    // Something must be assigned once one has begun: the least of the leaders to the first card.
    const lot = form.lots
      .slice()
      .sort((a, b) => allSkillsOf(leaderOf(a.id)) - allSkillsOf(leaderOf(b.id)))[0];
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
