import type { CardSlot } from '../../../../kernel/ids.ts';
import { objectiveIn } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, DECLINE, leaderIn, leaderOption, slotIn } from '../../names.ts';
import { couldHold, eliminatesLeader, isPlans, metInCombat, plansIds } from '../../queries/objectives.ts';
import { duty, EMPIRE, REBEL, type Reader, type Reb } from '../../state.ts';
import { at, eliminate, LUKE_JEDI, leadersAt } from '../../table/leaders.ts';
import { scoreObjective } from '../score-objective.ts';
import { choiceStep, type RebStep } from '../step.ts';
import type { Combat, CombatObjective } from './frames.ts';
import { canTryPlans, plansFrame } from './plans.ts';

/**
 * Objectives in combat: at most one, asked for as soon as a condition is met, and for each condition only then. The
 * Rebel is asked by open knowledge, if they could hold a card that fits, and never has to play one.
 */
export function offerObjectives(g: Reb, c: Combat, when: 'space' | 'now' | 'end', io: RebIo): void {
  if (c.objectivePlayed) return;
  const met = metInCombat(c, when === 'end');
  c.offered.push(...met);
  const plans = when === 'space' && canTryPlans(g, c) ? plansIds() : [];
  const ids = [...met, ...plans].filter((id) => couldHold(g, id, io));
  if (ids.length > 0) io.push({ k: 'combat-objective', at: 'choose', ids, loc: c.loc });
}

const playable = (g: Reb, f: CombatObjective, r: Reader): CardSlot[] =>
  g.objectives.hand.filter((slot) => {
    const id = objectiveIn(slot, r);
    return id !== undefined && f.ids.includes(id);
  });

const choose = choiceStep<CombatObjective>({
  kind: 'combat.objective',
  rule: 'objectives.play',
  who: () => duty(REBEL, 'objectives'),
  options: (look, f) => [DECLINE, ...playable(look.game, f, look).map((slot) => cardOption('play', slot))],
  why(look, _f, id) {
    const objective = /^(card|play):/.test(id) ? objectiveIn(slotIn(id), look) : undefined;
    return objective === undefined ? null : `objective.${objective}`;
  },
  run(g, f, id, io) {
    if (id === DECLINE.id) return io.pop();
    const card = slotIn(id);
    const objective = objectiveIn(card, io);
    if (objective === undefined) throw new Error(`card ${card} is not an objective`);
    const c = io.frame('combat');
    if (isPlans(objective)) {
      // Both cards share one try; if it misses, this is still the same moment for the others.
      f.ids = f.ids.filter((other) => !isPlans(other));
      f.at = 'again';
      return io.push(plansFrame(g, c, card, io));
    }
    c.objectivePlayed = true;
    scoreObjective(g, card, objective, io);
    if (eliminatesLeader(objective)) return toEliminate(g, f, io);
    io.pop();
  },
});

const again: RebStep<CombatObjective> = {
  run(_g, f, _answers, io) {
    if (f.ids.length === 0 || io.frame('combat').objectivePlayed) io.pop();
    else f.at = 'choose';
  },
};

// ---- Return of the Jedi: where Luke (Jedi) is, captured or lured or free, an Imperial leader falls ----

function toEliminate(g: Reb, f: CombatObjective, io: RebIo): void {
  const fallen = at(g, LUKE_JEDI) === f.loc ? leadersAt(g, f.loc, EMPIRE) : [];
  const [only, second] = fallen;
  if (second !== undefined) {
    f.at = 'eliminate';
    return;
  }
  io.pop();
  if (only !== undefined) eliminate(g, only, io);
}

const eliminateOne = choiceStep<CombatObjective>({
  kind: 'combat.eliminate',
  rule: 'objective.return-of-the-jedi',
  who: () => duty(REBEL, 'objectives'),
  options: (look, f) => leadersAt(look.game, f.loc, EMPIRE).map((l) => leaderOption('leader', l)),
  run(g, _f, id, io) {
    io.pop();
    eliminate(g, leaderIn(id), io);
  },
});

export const combatObjective = { choose, again, eliminate: eliminateOne };
