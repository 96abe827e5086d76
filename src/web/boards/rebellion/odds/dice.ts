import { DIE_FACES, type DieFace, SUCCESSES } from '../../../../games/rebellion/data/dice.ts';

/** What dice will do, worked out from their faces. */

/** By number of successes: how likely so many are with n dice in a mission. */
export function successes(n: number): number[] {
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

/** How likely it is that one roll and its bonus come to more than the other roll. */
export function chanceOfMore(mine: number, bonus: number, theirs: number): number {
  const other = successes(theirs);
  let chance = 0;
  for (const [sum, p] of successes(mine).entries()) {
    for (const [foe, q] of other.entries()) if (sum + bonus > foe) chance += p * q;
  }
  return chance;
}

/** How likely a face is on one die. */
export const chanceOf = (face: DieFace): number =>
  DIE_FACES.filter((one) => one === face).length / DIE_FACES.length;

/** How likely at least one of n dice shows a face. */
export const chanceOfAny = (face: DieFace, n: number): number => 1 - (1 - chanceOf(face)) ** n;

/** Hits count only where a unit has health of the die's colour; direct hits wherever anything has health. */
export interface Targets {
  readonly red: boolean;
  readonly black: boolean;
}

/** How much damage so many dice do on average, specials and cards apart. */
export function expectedDamage(red: number, black: number, targets: Targets): number {
  const any = targets.red || targets.black;
  const direct = any ? chanceOf('directHit') : 0;
  const hits = (coloured: boolean): number => (coloured ? chanceOf('hit') : 0);
  return red * (direct + hits(targets.red)) + black * (direct + hits(targets.black));
}
