import { findGame } from '../../games/index.ts';
import { type ReplayReport, verifyMatch } from '../../kernel/match/index.ts';
import { decide } from './decide.ts';
import type { Check, Decided, Task } from './task.ts';

/** All that a worker thread does: it thinks for a bot, or plays a whole game again to see whether it is one. */
export function work(job: Task | Check): Decided | ReplayReport {
  if (!('file' in job)) return decide(job);
  const game = findGame(job.game);
  return game ? verifyMatch(game, job.file) : { ok: false, row: 0, wrong: 'there is no such game here' };
}
