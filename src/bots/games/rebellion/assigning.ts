import { MISSIONS, type MissionCard, type MissionId } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import {
  allSkillsOf,
  DEATH_STAR,
  EMPIRE,
  isLeader,
  type Leader,
  leaderIn,
  missionIn,
  NONE,
  REBEL,
  type Side,
  SYSTEM_LOCS,
  skillOf,
  slotIn,
  tacticOf,
  unitsAt,
} from '../../../games/rebellion/public/table.ts';
import type { Allot, Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, offered } from './answers.ts';
import { mobilizationWorth } from './base.ts';
import { Day } from './day.ts';
import { MISSION_WORTH } from './worth.ts';

/** Greedy play of the Assignment Phase. */

export const tacticsOf = (l: Leader): number => tacticOf(l, 0) + tacticOf(l, 1);

/** Leaders that stay free, to move, to oppose and to lead in combat: of the Rebel, of the Empire. */
export const KEPT: readonly [number, number] = [2, 3];

// ---- what a mission is worth today ----

const PROBING: ReadonlySet<MissionId> = new Set<MissionId>([
  'gather-intel',
  'intercept-transmission',
  'probe-droid-initiative',
  'long-range-probe',
  'homing-beacon',
  'interrogation-droid',
]);

/** What a mission is worth now. */
export function missionWorth(day: Day, side: Side, id: MissionId): number {
  return side === REBEL ? rebelWorth(day, id) : imperialWorth(day, id);
}

function rebelWorth(day: Day, id: MissionId): number {
  const worth = MISSION_WORTH[id];
  switch (id) {
    case 'rapid-mobilization':
      return mobilizationWorth(day.look);
    case 'build-alliance':
    case 'establish-trade-relations':
    case 'support-of-mon-calamari':
    case 'wookiee-uprising':
      return day.wants('regional-support') || day.wants('popular-support') ? worth + 1.5 : worth;
    case 'sabotage':
      return day.wants('cut-supply-lines') ? worth + 2.5 : worth;
    case 'daring-rescue':
    case 'for-the-greater-good':
      return day.anyCaptive ? worth : 0;
    case 'incite-rebellion':
    case 'public-uprising':
      return day.look.game.subjugated.includes(1) ? worth : 0;
    default:
      return worth;
  }
}

function imperialWorth(day: Day, id: MissionId): number {
  const { game } = day.look;
  const worth = MISSION_WORTH[id];
  if (PROBING.has(id) && day.placesLeft <= 1) return 0;
  if (MISSIONS[id].target.kind === 'captured-leader' && !day.anyCaptive) return worth * 0.3;
  if (id !== 'superlaser-online') return worth;
  if (!SYSTEM_LOCS.some((loc) => unitsAt(game, loc, DEATH_STAR) > 0)) return 0;
  return day.placesLeft <= 2 ? worth + 2 : worth;
}

// ---- who goes where ----

interface Plan {
  readonly leaders: readonly Leader[];
  readonly card: string;
  readonly worth: number;
}

/** What is lost when a leader is away: fleets want those with tactics. */
const costOf = (l: Leader, side: Side): number => tacticsOf(l) * (side === EMPIRE ? 0.25 : 0.05);
/** A second leader could have done something else. */
const SECOND = 1.5;
/** Missions worth no more than this are not assigned. */
const TOO_LITTLE = 1;

const promise = (card: MissionCard, worth: number, shown: boolean, icons: number): number =>
  worth + (shown ? 1 : 0) + icons * (card.mode === 'attempt' ? 0.3 : 0);
const isShown = ({ portrait }: MissionCard, l: Leader): boolean => portrait !== null && isLeader(l, portrait);

/** Adds who could do a mission, alone or, where none is fit alone, in pairs; only what is worth it. */
function addPlans(
  plans: Plan[],
  mission: MissionCard,
  card: string,
  free: readonly Leader[],
  worth: number,
  side: Side,
): void {
  const { skill, need } = mission;
  let anyFit = false;
  for (const l of free) {
    const icons = skillOf(l, skill);
    if (icons < need) continue;
    anyFit = true;
    const gain = promise(mission, worth, isShown(mission, l), icons) - costOf(l, side);
    if (gain > TOO_LITTLE) plans.push({ leaders: [l], card, worth: gain });
  }
  if (need < 2 || anyFit) return;
  for (const a of free) {
    for (const b of free) {
      const icons = skillOf(a, skill) + skillOf(b, skill);
      if (b <= a || icons < need) continue;
      const shown = isShown(mission, a) || isShown(mission, b);
      const cost = costOf(a, side) + costOf(b, side) + SECOND;
      const gain = promise(mission, worth, shown, icons) - cost;
      if (gain > TOO_LITTLE) plans.push({ leaders: [a, b], card, worth: gain });
    }
  }
}

/** Best leaders first to the best missions they are fit for. */
export function assignLeaders(
  look: RebLook,
  form: Allot,
  side: Side,
  kept = KEPT[side],
  taste: (id: MissionId) => number = () => 0,
): Answer {
  const free = form.lots.map((lot) => leaderIn(lot.id));
  const day = new Day(look);
  const plans: Plan[] = [];
  for (const slot of form.slots) {
    const id = missionIn(slotIn(slot.id), look);
    if (id === undefined || slot.max !== 2) continue;
    addPlans(plans, MISSIONS[id], slot.id, free, missionWorth(day, side, id) + taste(id), side);
  }
  plans.sort((a, b) => b.worth - a.worth);
  const sent = new Map<Leader, string>();
  const cards = new Set<string>();
  const most = Math.max(1, free.length - kept);
  for (const { leaders, card } of plans) {
    if (sent.size + leaders.length > most || cards.has(card)) continue;
    if (leaders.some((l) => sent.has(l))) continue;
    cards.add(card);
    for (const l of leaders) sent.set(l, card);
  }
  // Once begun, something must be assigned: the least useful leader to the first card.
  const [first] = form.slots;
  if (sent.size === 0 && first) sent.set(leastOf(free), first.id);
  const put: [string, string, number][] = [];
  for (const lot of form.lots) {
    const card = sent.get(leaderIn(lot.id));
    if (card !== undefined) put.push([lot.id, card, 1]);
  }
  return { is: 'allot', put };
}

function leastOf(leaders: readonly Leader[]): Leader {
  let least = leaders[0] ?? NONE;
  for (const l of leaders) if (allSkillsOf(l) < allSkillsOf(least)) least = l;
  return least;
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
