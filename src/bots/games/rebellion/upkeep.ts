import type { ObjectiveId } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import {
  allSkillsOf,
  BASE_SPACE,
  CARRIES,
  EMPIRE,
  GROUND,
  hasSide,
  isImperialSystem,
  kindIn,
  type Loc,
  leaderIn,
  locIn,
  missionIn,
  NEIGHBOURS,
  objectiveIn,
  REBEL,
  type Reb,
  type Side,
  slotIn,
  THEATER_OF,
  tacticOf,
} from '../../../games/rebellion/public/table.ts';
import type { Allot, Answer, Lot, Pick } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, dealAll } from './answers.ts';
import { missionWorth } from './assigning.ts';
import { Day } from './day.ts';
import { power, strength } from './galaxy.ts';
import { missingFor, objectivesHeld } from './objectives.ts';

/** Greedy play of setup and Refresh. */

/** Fleets where there is most to conquer, troops with them, a garrison everywhere. */
export function imperialSetup(look: RebLook, form: Allot): Answer {
  const g = look.game;
  const open = form.slots.map(({ id }) => {
    const near = NEIGHBOURS[locIn(id)] ?? [];
    return near.filter((loc) => !isImperialSystem(g, loc)).length;
  });
  const troops = open.map(() => 0);
  const room = open.map(() => 0);
  const lots = form.lots.slice().sort((a, b) => carries(b) - carries(a));
  const dealt = dealAll(
    { ...form, lots },
    (lot, slot, already) => {
      const holds = room[slot] ?? 0;
      const held = troops[slot] ?? 0;
      if (carries(lot) > 0) return 20 + (open[slot] ?? 0) - holds * 1.5 - already * 0.1;
      if (held === 0 && isTroop(lot)) return 50;
      return 20 + holds - held - already * 0.3;
    },
    (lot, slot) => {
      room[slot] = (room[slot] ?? 0) + carries(lot);
      if (isTroop(lot)) troops[slot] = (troops[slot] ?? 0) + 1;
    },
  );
  return inOrder(form, dealt);
}
const carries = (lot: Lot): number => CARRIES[kindIn(lot.id)] ?? 0;
const isTroop = (lot: Lot): boolean => THEATER_OF[kindIn(lot.id)] === GROUND;

/** A form's order is that of its lots, then of its slots. */
function inOrder(form: Allot, answer: Answer): Answer {
  if (answer.is !== 'allot') return answer;
  const at = (line: (typeof answer.put)[number]): number =>
    form.lots.findIndex((lot) => lot.id === line[0]) * 100 +
    form.slots.findIndex((slot) => slot.id === line[1]);
  return { is: 'allot', put: answer.put.slice().sort((a, b) => at(a) - at(b)) };
}

export const recruit = (asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => {
    if (!option.id.startsWith('take:')) return option.id === 'do:draw-on' ? 2 : 1;
    const l = leaderIn(option.refs[1] ?? '');
    return 3 + allSkillsOf(l) + tacticOf(l, 0) + tacticOf(l, 1);
  });

export function build(form: Allot): Answer {
  const worth = form.slots.map(({ id }) => power(kindIn(id)) + 0.1);
  return dealAll(form, (_lot, slot) => worth[slot] ?? 0);
}

/** The Empire strengthens what is strong, the Rebel strengthens the base and the systems that an objective asks for. */
export function deploy(look: RebLook, form: Allot, side: Side): Answer {
  const g = look.game;
  const locs = form.slots.map(({ id }) => locIn(id));
  if (side === EMPIRE) {
    const worth = locs.map((loc) => 1 + strength(g, loc, EMPIRE) * 0.1);
    return dealAll(form, (_lot, slot) => worth[slot] ?? 0);
  }
  const held = objectivesHeld(g, look);
  const spread = SPREADING.some((id) => held.includes(id) && missingFor(g, id) > 0);
  const worth = locs.map((loc) => (loc === BASE_SPACE ? 5 : 1 + strength(g, loc, REBEL) * 0.05));
  const first = locs.map((loc, slot) =>
    spread && loc !== BASE_SPACE && !hasSide(g, loc, REBEL) ? 8 - exposed(g, loc) : (worth[slot] ?? 0),
  );
  return dealAll(form, (_lot, slot, already) => (already === 0 ? first : worth)[slot] ?? 0);
}

/** Objectives for which units stand in many systems. */
const SPREADING: readonly ObjectiveId[] = ['defend-the-people', 'establish-outposts'];

/** Imperial strength next door. */
const exposed = (g: Reb, loc: Loc): number =>
  (NEIGHBOURS[loc] ?? []).reduce((sum, near) => sum + Math.min(3, strength(g, near, EMPIRE) * 0.2), 0);

/** Discards what is worth least. */
export function trim(look: RebLook, form: Pick, side: Side): Answer | null {
  const n = form.limits[0]?.min ?? 0;
  const day = new Day(look);
  const worth = new Map(
    form.from.map((lot) => {
      const mission = missionIn(slotIn(lot.id), look);
      return [lot, mission === undefined ? 0 : missionWorth(day, side, mission)];
    }),
  );
  const gone = form.from
    .slice()
    .sort((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0))
    .slice(0, n);
  return { is: 'pick', take: form.from.filter((lot) => gone.includes(lot)).map((lot) => [lot.id, 1]) };
}

/** The objective that is nearest. */
export function chooseObjective(look: RebLook, asked: Asked): Answer | null {
  return bestOption(asked.form, (option) => {
    const id = objectiveIn(slotIn(option.id), look);
    return id === undefined ? 0 : -missingFor(look.game, id);
  });
}
