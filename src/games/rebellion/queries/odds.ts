import { DIE_FACES, type DieFace, MISSION_DICE, SUCCESSES } from '../data/dice.ts';
import type { Combat } from '../frames/combat/frames.ts';
import { type Frozen, type Leader, other, type Reb, type Side } from '../state.ts';
import { GROUND, HEALTH, IS_RED, KINDS_IN, SPACE, type Theater } from '../table/units.ts';
import { attackDiceOf, blackAsRed, diceTaken, type Forces, roundAhead } from './combat-values.ts';
import { type Attempt, missionBonus, missionDice, rollers } from './mission-dice.ts';

/** Odds of dice, computed from their faces. Rings and cards that may be used after a roll are left out. */

// ---- faces ----

/** How likely a face is on one die. */
export const chanceOf = (face: DieFace): number =>
  DIE_FACES.filter((one) => one === face).length / DIE_FACES.length;

/** How likely at least one of n dice shows a face. */
export const chanceOfAny = (face: DieFace, n: number): number => 1 - (1 - chanceOf(face)) ** n;

/** By number of successes: how likely that many are with n dice in a mission. */
export function successes(n: number): readonly number[] {
  return SPREAD[n] ?? spread(n);
}

function spread(n: number): number[] {
  let sums = [1];
  for (let die = 0; die < n; die++) {
    const next = new Array<number>(sums.length + 2).fill(0);
    for (const [sum, p] of sums.entries()) {
      for (const face of DIE_FACES) {
        const to = sum + SUCCESSES[face];
        next[to] = (next[to] ?? 0) + p / DIE_FACES.length;
      }
    }
    sums = next;
  }
  return sums;
}
const SPREAD: readonly (readonly number[])[] = Array.from({ length: MISSION_DICE + 1 }, (_, n) => spread(n));

/** By dice and bonus; bots ask for these many times. */
const MORE = new Map<number, number>();

/** How likely it is that one roll and its bonus come to more than the other roll. */
export function chanceOfMore(mine: number, bonus: number, theirs: number): number {
  const key = (mine * 100 + theirs) * 100 + bonus;
  const known = MORE.get(key);
  if (known !== undefined) return known;
  let chance = 0;
  for (const [sum, p] of successes(mine).entries()) {
    for (const [foe, q] of successes(theirs).entries()) if (sum + bonus > foe) chance += p * q;
  }
  MORE.set(key, chance);
  return chance;
}

// ---- missions ----

/** What is rolled for an attempt, if these leaders are sent against it. */
export interface Forecast {
  readonly mine: number;
  readonly theirs: number;
  readonly bonus: number;
  /** Who stands against it. Nobody: no dice, it succeeds. */
  readonly against: readonly Leader[];
  readonly chance: number;
}

/** The leaders assigned to it are there or on their way. */
export function forecast(g: Reb, attempt: Attempt, sent: readonly Leader[] = []): Forecast {
  const { side, leaders } = attempt;
  const against = rollers(g, attempt, other(side), sent);
  const mine = missionDice(g, attempt, side, leaders);
  const theirs = missionDice(g, attempt, other(side), sent);
  const bonus = missionBonus(g, attempt);
  const chance = against.length === 0 ? 1 : chanceOfMore(mine, bonus, theirs);
  return { mine, theirs, bonus, against, chance };
}

// ---- combat ----

/** Hits count only where a unit has health of the die's colour; direct hits wherever anything has health. */
export interface Targets {
  readonly red: boolean;
  readonly black: boolean;
}

/** By number of hits: how likely that many are with n dice. */
function hits(n: number): number[] {
  const p = chanceOf('hit');
  let row = [1];
  for (let die = 0; die < n; die++) {
    row = [...row, 0].map((same, k) => same * (1 - p) + (row[k - 1] ?? 0) * p);
  }
  return row;
}

/** The average damage of a number of dice, without specials and tactic cards. `asRed`: black hits that may count as red. */
export function expectedDamage(red: number, black: number, targets: Targets, asRed = 0): number {
  if (!targets.red && !targets.black) return 0;
  const direct = (red + black) * chanceOf('directHit');
  const redHits = targets.red ? red * chanceOf('hit') : 0;
  if (targets.black) return direct + redHits + black * chanceOf('hit');
  const turned = hits(black).reduce((sum, p, k) => sum + p * Math.min(k, asRed), 0);
  return direct + redHits + turned;
}

function targetsOf(forces: Forces, side: Side, theater: Theater): Targets {
  const there = KINDS_IN[side][theater].filter((kind) => forces(kind) > 0 && (HEALTH[kind] ?? 0) > 0);
  return {
    red: there.some((kind) => IS_RED[kind] === true),
    black: there.some((kind) => IS_RED[kind] !== true),
  };
}

export interface AttackForecast {
  readonly side: Side;
  readonly theater: Theater;
  readonly red: number;
  readonly black: number;
  readonly damage: number;
}

/** The cards of a combat under way that change what is rolled. */
type UnderWay = Frozen<Pick<Combat, 'at' | 'round' | 'effects'>>;
const NO_CARDS: UnderWay = { at: 'begin', round: 1, effects: [] };

const hasAny = (forces: Forces, side: Side, theater: Theater): boolean =>
  KINDS_IN[side][theater].some((kind) => forces(kind) > 0);

/** What both sides will roll in the coming round of a combat, in each theater that they share. */
export function attacksAhead(forces: Forces, destroyed: boolean, c: UnderWay = NO_CARDS): AttackForecast[] {
  const round = roundAhead(c);
  return (destroyed ? [SPACE] : [SPACE, GROUND]).flatMap((theater) => {
    if (!hasAny(forces, 0, theater) || !hasAny(forces, 1, theater)) return [];
    return ([0, 1] as const).map((side): AttackForecast => {
      const { red, black } = attackDiceOf(forces, side, theater, diceTaken(c, side, theater, round));
      const targets = targetsOf(forces, other(side), theater);
      const damage = expectedDamage(red, black, targets, blackAsRed(c, side, theater));
      return { side, theater, red, black, damage };
    });
  });
}
