import type { Chance } from '../../kernel/chance/source.ts';
import type { Level } from '../../protocol/tables.ts';

/**
 * How long a bot takes at least over an answer that may depend on what only it can see: in milliseconds, from and below. A bot that
 * holds no action card has nothing to think about, and would say so by answering at once. So its answer is held back for a time
 * that is drawn in the same way whatever it holds, and that is mostly longer than its level thinks.
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
