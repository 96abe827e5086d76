import { performance } from 'node:perf_hooks';
import type { Decision } from '../../bots/bot.ts';
import { type Level, levelBot } from '../../bots/levels.ts';
import { findGame } from '../../games/index.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import { anyAnswer } from './any-answer.ts';
import type { Decided, Task } from './task.ts';

/** Thinks about one task. Runs in a worker thread, and never throws: a worker that lives needs no second try. */
export function decide({ game: id, view, level, seed }: Task): Decided {
  const game = findGame(id);
  if (!game) return { failed: `unknown game '${id}'` };
  if (!view.question) return { failed: 'there is no question to answer' };
  const began = performance.now();
  const by = (wanted: Level): Decision => levelBot(wanted, game).decide(game, view, seeded(seed));
  const problems: string[] = [];
  // A mistake in one game's search must not stop a table: first without thinking ahead, then anything that is allowed.
  for (const attempt of [() => by(level), () => by('steady'), () => anyAnswer(view, seed)]) {
    try {
      const { answer, why } = attempt();
      const thought = { answer, why, ms: performance.now() - began };
      return problems.length === 0 ? thought : { ...thought, trouble: problems.join('; ') };
    } catch (error) {
      problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  return { failed: problems.join('; ') };
}
