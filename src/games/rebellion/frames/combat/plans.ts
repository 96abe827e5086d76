import type { CardSlot } from '../../../../kernel/ids.ts';
import { objectiveIn } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { DECLINE, kindIn, kindOption } from '../../names.ts';
import { plansDice } from '../../queries/objectives.ts';
import { duty, type Kind, NONE, REBEL, type Reader, type Reb } from '../../state.ts';
import { hasFace, noDice, rollDice, rollFacts } from '../../table/dice.ts';
import { DEATH_STAR, DSUC, IS_FIGHTER, SPACE, unitsAt } from '../../table/units.ts';
import { canUseYoda, useYoda, yodaOptions } from '../../table/yoda.ts';
import { scoreObjective } from '../score-objective.ts';
import { choiceStep, type RebStep } from '../step.ts';
import type { Combat, Plans } from './frames.ts';
import { beforeRoll } from './set-dice.ts';
import { battleDuty, kindsIn, lose } from './state.ts';

/** Death Star Plans: some dice, any direct hit destroys the station. Colours mean nothing: all are red. */

const stationsAt = (g: Reb, loc: number): Kind[] =>
  [DEATH_STAR, DSUC].filter((kind) => unitsAt(g, loc, kind) > 0);

/** One try a round, with a Rebel fighter alive and a station there. */
export const canTryPlans = (g: Reb, c: Combat): boolean =>
  !c.plansTried &&
  stationsAt(g, c.loc).length > 0 &&
  kindsIn(REBEL, SPACE).some((kind) => IS_FIGHTER[kind] && unitsAt(g, c.loc, kind) > 0);

/** The card is shown to everybody. */
export function plansFrame(g: Reb, c: Combat, card: CardSlot, io: RebIo): Plans {
  const [station = NONE, second] = stationsAt(g, c.loc);
  c.plansTried = true;
  io.reveal([card], io.all);
  io.emit({ k: 'plans-tried', side: REBEL, system: c.loc, cards: [card] });
  const at = second === undefined ? 'dice' : 'station';
  return { k: 'plans', at, card, loc: c.loc, station, set: noDice(), roll: noDice() };
}

const station = choiceStep<Plans>({
  kind: 'plans.station',
  rule: 'combat.plans',
  who: () => duty(REBEL, 'objectives'),
  options: (look, f) => stationsAt(look.game, f.loc).map((kind) => kindOption('station', kind)),
  run(_g, f, id) {
    f.station = kindIn(id);
    f.at = 'dice';
  },
});

function diceOf(f: Plans, r: Reader): number {
  const id = objectiveIn(f.card, r);
  return id === undefined ? 0 : plansDice(id);
}

const dice: RebStep<Plans> = {
  run(g, f, _answers, io) {
    f.at = 'roll';
    beforeRoll(g, 'plans', diceOf(f, io), 0, f.loc, io);
  },
};

const roll: RebStep<Plans> = {
  run(g, f, _answers, io) {
    f.roll = rollDice(diceOf(f, io), 0, f.set, io);
    io.emit({ k: 'rolled', side: REBEL, system: f.loc, theater: SPACE, ...rollFacts(f.roll) });
    f.at = canUseYoda(g, f.loc, f.roll) ? 'yoda' : 'result';
  },
};

const yoda = choiceStep<Plans>({
  kind: 'plans.yoda',
  rule: 'ring.master-yoda',
  who: () => battleDuty(REBEL, SPACE),
  options: (look, f) => [DECLINE, ...yodaOptions(look.game, f.loc, f.roll)],
  run(g, f, id, io) {
    if (id !== DECLINE.id) useYoda(g, f.roll, id, io);
    f.at = 'result';
  },
});

/** A miss keeps the card, open as it is; a hit scores it. */
const result: RebStep<Plans> = {
  run(g, f, _answers, io) {
    const c = io.frame('combat');
    io.pop();
    const id = objectiveIn(f.card, io);
    if (id === undefined || !hasFace(f.roll, 'directHit')) {
      io.emit({ k: 'plans-missed', side: REBEL, system: f.loc, unit: f.station, cards: [f.card] });
      return;
    }
    lose(g, c, f.station, 1, io);
    c.objectivePlayed = true;
    scoreObjective(g, f.card, id, io);
  },
};

export const plans = { station, dice, roll, yoda, result };
