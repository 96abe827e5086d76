import type { AnyGame } from '../../../kernel/game.ts';
import { readMatchFile } from '../../../kernel/match/codec.ts';
import { type ReplayReport, verifyMatch } from '../../../kernel/match/index.ts';

/** Checks a whole game and reports its progress by row. */
export function verifyFile(
  raw: unknown,
  find: (id: string) => AnyGame | undefined,
  onRow: (row: number) => void,
): ReplayReport {
  const file = readMatchFile(raw);
  if ('broken' in file) return { ok: false, row: 0, wrong: file.broken };
  const game = find(file.game);
  if (game === undefined) return { ok: false, row: 0, wrong: 'there is no such game here' };
  return verifyMatch(game, { ...file, rows: watched(file.rows, onRow) });
}

/** The same rows, reporting each one that is read: the check itself reports no progress. */
function watched<T>(rows: readonly T[], onRow: (row: number) => void): readonly T[] {
  const copy = rows.slice();
  copy[Symbol.iterator] = function* () {
    for (let row = 0; row < rows.length; row++) {
      onRow(row);
      yield rows[row] as T;
    }
    return undefined;
  };
  return copy;
}
