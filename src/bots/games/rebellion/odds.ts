import { DIE_FACES, SUCCESSES } from '../../../games/rebellion/data/dice.ts';
import { MISSIONS, type MissionId } from '../../../games/rebellion/data/missions.ts';
import { isLeader, leadersAt, skillOf } from '../../../games/rebellion/leaders.ts';
import type { Leader, Loc, Reb, Side } from '../../../games/rebellion/state.ts';

/** What dice promise. */

const MOST = 10;

/** By number of dice: the chance of each number of successes. */
const SPREAD: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1]];
  for (let n = 1; n <= MOST; n++) {
    const row = new Array<number>(2 * n + 1).fill(0);
    for (const [sum, p] of (rows[n - 1] ?? []).entries()) {
      for (const face of DIE_FACES) row[sum + SUCCESSES[face]] = (row[sum + SUCCESSES[face]] ?? 0) + p / 6;
    }
    rows.push(row);
  }
  return rows;
})();

/** The chance of more successes with so many dice and a bonus than the other side has with its dice. */
function beat(mine: number, bonus: number, theirs: number): number {
  let chance = 0;
  for (const [a, p] of (SPREAD[mine] ?? []).entries()) {
    for (const [b, q] of (SPREAD[theirs] ?? []).entries()) if (a + bonus > b) chance += p * q;
  }
  return chance;
}

const PORTRAIT = 2;
const TABLE: readonly (readonly (readonly number[])[])[] = [0, PORTRAIT].map((bonus) =>
  Array.from({ length: MOST + 1 }, (_, mine) =>
    Array.from({ length: MOST + 1 }, (_, theirs) => beat(mine, bonus, theirs)),
  ),
);

/** The chance that a mission succeeds with these dice against those. */
export const winChance = (mine: number, portrait: boolean, theirs: number): number =>
  TABLE[portrait ? 1 : 0]?.[Math.min(MOST, mine)]?.[Math.min(MOST, theirs)] ?? 0;

export function diceAt(g: Reb, loc: Loc, side: Side, id: MissionId): number {
  const { skill } = MISSIONS[id];
  let n = 0;
  for (const l of leadersAt(g, loc, side)) n += skillOf(l, skill);
  return n;
}

export const diceOf = (leaders: readonly Leader[], id: MissionId): number => {
  const { skill } = MISSIONS[id];
  let n = 0;
  for (const l of leaders) n += skillOf(l, skill);
  return n;
};

export const hasPortrait = (leaders: readonly Leader[], id: MissionId): boolean => {
  const { portrait } = MISSIONS[id];
  return portrait !== null && leaders.some((l) => isLeader(l, portrait));
};
