import type { Chance } from '../../kernel/chance/source.ts';
import type { Level } from '../../protocol/tables.ts';

/**
 * The minimum time a bot takes for an answer that may depend on hidden information, in milliseconds: from (inclusive),
 * below (exclusive). A bot without an action card has nothing to think about, and an immediate answer would reveal that.
 * Its answer is delayed by a random time that is independent of its cards and mostly longer than its level thinks.
 */
const AT_LEAST: Readonly<Record<Level, readonly [number, number]>> = {
  beginner: [400, 800],
  steady: [400, 800],
  strong: [1500, 2500],
  master: [4000, 6000],
};

/** How long to hold an answer back; only the level counts. `factor`: an operator may want it shorter, or not at all. */
export function tempoOf(level: Level, chance: Chance, factor: number): number {
  const [from, below] = AT_LEAST[level];
  return Math.round((from + chance.int(below - from)) * factor);
}
