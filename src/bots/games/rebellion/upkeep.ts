import { missionIn, objectiveIn } from '../../../games/rebellion/faces.ts';
import type { RebLook } from '../../../games/rebellion/io.ts';
import { allSkillsOf, tacticOf } from '../../../games/rebellion/leaders.ts';
import { slotIn } from '../../../games/rebellion/names.ts';
import { EMPIRE, type Loc, REBEL, type Reb, type Side } from '../../../games/rebellion/state.ts';
import { isImperialSystem, NEIGHBOURS } from '../../../games/rebellion/systems.ts';
import { CARRIES, hasSide, THEATER_OF } from '../../../games/rebellion/units.ts';
import type { Allot, Answer, Pick } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, dealAll, kindOf, leaderOf, locOf } from './answers.ts';
import { missionWorth } from './assigning.ts';
import { power, strength } from './galaxy.ts';
import { missingFor, objectivesHeld } from './objectives.ts';

/** Greedy play of setup and Refresh. */

/** Fleets where there is most to conquer, troops with them, a garrison everywhere. */
export function imperialSetup(look: RebLook, form: Allot): Answer {
  const g = look.game;
  const open = (loc: Loc): number =>
    (NEIGHBOURS[loc] ?? []).filter((near) => !isImperialSystem(g, near)).length;
  const troops = new Map<string, number>();
  const room = new Map<string, number>();
  const lots = form.lots.slice().sort((a, b) => carries(b.id) - carries(a.id));
  const dealt = dealAll(
    { ...form, lots },
    (lot, slot, already) => {
      const loc = locOf(slot);
      const ground = THEATER_OF[kindOf(lot)] === 1;
      if (carries(lot) > 0) return 20 + open(loc) - (room.get(slot) ?? 0) * 1.5 - already * 0.1;
      if (ground && (troops.get(slot) ?? 0) === 0) return 50;
      return 20 + (room.get(slot) ?? 0) - (troops.get(slot) ?? 0) - already * 0.3;
    },
    (lot, slot) => {
      room.set(slot, (room.get(slot) ?? 0) + carries(lot));
      if (THEATER_OF[kindOf(lot)] === 1) troops.set(slot, (troops.get(slot) ?? 0) + 1);
    },
  );
  return inOrder(form, dealt);
}
const carries = (lot: string): number => CARRIES[kindOf(lot)] ?? 0;

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
    const l = leaderOf(option.refs[1] ?? '');
    return 3 + allSkillsOf(l) + tacticOf(l, 0) + tacticOf(l, 1);
  });

export const build = (form: Allot): Answer => dealAll(form, (_lot, slot) => power(kindOf(slot)) + 0.1);

/** The Empire strengthens what is strong, the Rebel his base, and the systems that an objective asks for. */
export function deploy(look: RebLook, form: Allot, side: Side): Answer {
  const g = look.game;
  if (side === EMPIRE) return dealAll(form, (_lot, slot) => 1 + strength(g, locOf(slot), EMPIRE) * 0.1);
  const held = objectivesHeld(g, look);
  const spread = (['defend-the-people', 'establish-outposts'] as const).some(
    (id) => held.includes(id) && missingFor(g, id) > 0,
  );
  return dealAll(form, (_lot, slot, already) => {
    if (slot === 'space:rebel-base') return 5;
    const loc = locOf(slot);
    if (spread && already === 0 && !hasSide(g, loc, REBEL)) return 8 - exposed(g, loc);
    return 1 + strength(g, loc, REBEL) * 0.05;
  });
}

/** Imperial strength next door. */
const exposed = (g: Reb, loc: Loc): number =>
  (NEIGHBOURS[loc] ?? []).reduce((sum, near) => sum + Math.min(3, strength(g, near, EMPIRE) * 0.2), 0);

/** What is worth least goes. */
export function trim(look: RebLook, form: Pick, side: Side): Answer | null {
  const n = form.limits[0]?.min ?? 0;
  const worth = (id: string): number => {
    const mission = missionIn(slotIn(id), look);
    return mission === undefined ? 0 : missionWorth(look, side, mission);
  };
  const gone = form.from
    .slice()
    .sort((a, b) => worth(a.id) - worth(b.id))
    .slice(0, n)
    .map((lot) => lot.id);
  return { is: 'pick', take: form.from.filter((lot) => gone.includes(lot.id)).map((lot) => [lot.id, 1]) };
}

/** The objective that is nearest. */
export function chooseObjective(look: RebLook, asked: Asked): Answer | null {
  return bestOption(asked.form, (option) => {
    const id = objectiveIn(slotIn(option.id), look);
    return id === undefined ? 0 : -missingFor(look.game, id);
  });
}
