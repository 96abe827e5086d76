import { chosen, type Option } from '../../../../kernel/forms/index.ts';
import { type DieFace, SUCCESSES } from '../../data/dice.ts';
import type { RingId } from '../../data/rings.ts';
import type { RebIo } from '../../io.ts';
import { DECLINE, NO, YES } from '../../names.ts';
import { isInMission } from '../../queries/in-force.ts';
import { type Attempt, missionBonus, missionDice } from '../../queries/mission-dice.ts';
import { ringsAfterRoll, wearerAt } from '../../queries/rings.ts';
import { duty, EMPIRE, type Loc, NONE, other, own, REBEL, type Reb, type Side } from '../../state.ts';
import { diceIn, dieIn, dieOptions, noDice, rollDice, takeDie } from '../../table/dice.ts';
import { useYoda, yodaOptions } from '../../table/yoda.ts';
import type { Roll } from '../combat/frames.ts';
import { beforeRoll } from '../combat/set-dice.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep, type RebStep } from '../step.ts';

type Mission = FrameOf<'mission'>;

/** Dice of an opposed mission: rolls, rings, and who has more. */

const isOpen = (f: Mission): f is Mission & Attempt => f.id !== null;
function attemptOf(f: Mission): Attempt {
  if (!isOpen(f)) throw new Error('a facedown mission is not rolled for');
  return f;
}
const diceOf = (g: Reb, f: Mission, side: Side): number => missionDice(g, attemptOf(f), side);
const bonusOf = (g: Reb, f: Mission): number => missionBonus(g, attemptOf(f));

function successesIn(roll: Roll): number {
  let n = 0;
  for (const face of roll.red) n += SUCCESSES[face];
  return n;
}

/** Successes by side, bonus included. */
function totals(g: Reb, f: Mission): [number, number] {
  const sum: [number, number] = [successesIn(f.rolls[REBEL]), successesIn(f.rolls[EMPIRE])];
  sum[f.side] += bonusOf(g, f);
  return sum;
}

/** The side whose turn it is rolls first. One in a Million comes before a Rebel roll. */
const window: RebStep<Mission> = {
  run(g, f, _answers, io) {
    const side = f.rolling[0];
    if (side === undefined) {
      f.at = 'rings';
      return;
    }
    f.at = 'roll';
    if (side === REBEL) beforeRoll(g, 'mission', diceOf(g, f, side), 0, f.loc, io);
  },
};

const roll: RebStep<Mission> = {
  run(g, f, _answers, io) {
    const side = f.rolling.shift() ?? f.side;
    f.rolls[side] = rollDice(diceOf(g, f, side), 0, side === REBEL ? f.set : noDice(), io);
    const dice = f.rolls[side].red.join(' ');
    io.emit({ k: 'mission-rolled', side, dice, n: successesIn(f.rolls[side]) });
    f.at = 'before-roll';
  },
};

const canUse = (g: Reb, f: Mission, ring: RingId): boolean => ringsAfterRoll(g, attemptOf(f)).includes(ring);

/** A die that shows something can be turned to a blank. */
function r2d2Options(g: Reb, f: Mission): Option[] {
  if (!canUse(g, f, 'r2-d2')) return [];
  const showing: Roll = { red: f.rolls[EMPIRE].red.filter((face) => face !== 'blank'), black: [] };
  return dieOptions('r2-d2', showing);
}
const ringOptions = (g: Reb, f: Mission): Option[] => [
  ...r2d2Options(g, f),
  ...yodaOptions(g, f.loc, f.rolls[REBEL]),
];

/** After both rolls are seen the Rebel may use R2-D2 and Master Yoda, one after the other. */
const rings = formStep<Mission>({
  kind: 'mission.rings',
  rule: () => 'mission.dice',
  who: (g, f) => (ringOptions(g, f).length > 0 ? duty(REBEL, 'missions') : null),
  form: (look, f) => ({ is: 'choose', options: [DECLINE, ...ringOptions(look.game, f)] }),
  // The bonus is part of what the Rebel sees.
  facts(look, f) {
    const [rebel, imperial] = totals(look.game, f);
    return { rebel, imperial, bonus: bonusOf(look.game, f) };
  },
  run(g, f, answer, io) {
    if (answer === undefined || chosen(answer) === DECLINE.id) f.at = 'decide';
    else if (chosen(answer).startsWith('r2-d2:')) useR2D2(g, f, chosen(answer), io);
    else useYoda(g, f.rolls[REBEL], chosen(answer), io);
  },
});

/** A ring that is used up goes back to the supply. */
export function discardRing(g: Reb, ring: RingId, loc: Loc, io: RebIo): void {
  const wearer = wearerAt(g, ring, loc);
  own(g, 'ring')[wearer] = NONE;
  io.emit({ k: 'ring-used', side: REBEL, leader: wearer, ring });
}

function useR2D2(g: Reb, f: Mission, id: string, io: RebIo): void {
  discardRing(g, 'r2-d2', f.loc, io);
  takeDie(f.rolls[EMPIRE], dieIn(id));
  const blank: DieFace = 'blank';
  f.rolls[EMPIRE].red.push(blank);
}

/** Strictly more successes than the opposition; an opposition without dice has none, so one is needed. */
const decide: RebStep<Mission> = {
  run(g, f, _answers, io) {
    const sum = totals(g, f);
    const rolled = diceIn(f.rolls[0]) + diceIn(f.rolls[1]) > 0;
    f.succeeded = !isInMission(f, 'fails') && sum[f.side] > sum[other(f.side)];
    io.emit({
      k: f.succeeded ? 'mission-succeeded' : 'mission-failed',
      side: f.side,
      cards: [f.card],
      system: f.loc,
      ...(rolled ? { rebel: sum[REBEL], imperial: sum[EMPIRE], bonus: bonusOf(g, f) } : {}),
    });
    f.at = f.succeeded ? 'effect' : canUse(g, f, 'c-3po') ? 'c-3po' : 'put-away';
  },
};

const c3po = choiceStep<Mission>({
  kind: 'mission.c-3po',
  rule: 'ring.c-3po',
  who: () => duty(REBEL, 'missions'),
  options: () => [NO, YES],
  run(g, f, id, io) {
    f.at = 'put-away';
    if (id === NO.id) return;
    discardRing(g, 'c-3po', f.loc, io);
    f.succeeded = true;
    io.emit({ k: 'mission-succeeded', side: f.side, cards: [f.card], system: f.loc });
    f.at = 'effect';
  },
});

export const missionRoll = { 'before-roll': window, roll, rings, decide, 'c-3po': c3po };
