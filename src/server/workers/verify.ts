import { findGame } from '../../games/index.ts';
import { type ReplayReport, verifyMatch } from '../../kernel/match/index.ts';
import type { Check } from './task.ts';

/** Checks a game that came from outside. Runs in a worker thread: a long game takes a while, and a wicked one longer. */
export function verify({ game: id, file }: Check): ReplayReport {
  const game = findGame(id);
  if (!game) return { ok: false, row: 0, wrong: `there is no game '${id}'` };
  try {
    return verifyMatch(game, file);
  } catch {
    return { ok: false, row: 0, wrong: 'it cannot be read' };
  }
}
