import type { Game } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/json.ts';

/** How many kinds, places and queue spaces there were in the first layout; what comes later never changes these. */
const KINDS = 18;
const PLACES = 33;
const QUEUE_SPACES = 4;
const ROLES_BY_SIDE = ['rebel', 'imperial'] as const;

/** Kept states of earlier versions, laid out as the version that each migration is listed under has it. */
export const MIGRATIONS: NonNullable<Game['migrations']> = { 4: countsByKind, 5: passedByRole };

/**
 * Units stood by place and kind, and queued ones by space and kind, so that a new kind would have moved all others. Marks and
 * frames that were saved before R-228 and before taking back was counted get what they lack.
 */
function countsByKind(state: Record<string, unknown>): void {
  const { game, stack } = state;
  if (!isRecord(game) || !isRecord(game['marks']) || !Array.isArray(stack))
    throw new Error('this is not a state of Rebellion');
  game['units'] = byKind(game['units'], PLACES);
  game['queue'] = byKind(game['queue'], QUEUE_SPACES);
  game['marks']['unpinnedAt'] ??= -1;
  for (const frame of stack) if (isRecord(frame) && frame['k'] === 'assignment') frame['takenBack'] ??= 0;
}

function byKind(counts: unknown, places: number): number[] {
  if (!Array.isArray(counts) || counts.length !== places * KINDS)
    throw new Error('this is not a list of units');
  return Array.from({ length: counts.length }, (_, i) => {
    const kind = Math.floor(i / places);
    return Number(counts[(i % places) * KINDS + kind]);
  });
}

/** Passing was kept by side, and whose turn it was only as the side that acts first in what follows. */
function passedByRole({ game }: Record<string, unknown>): void {
  if (!isRecord(game) || !Array.isArray(game['passed'])) throw new Error('this is not a state of Rebellion');
  const passed: unknown[] = game['passed'];
  game['passed'] = ROLES_BY_SIDE.filter((_, side) => passed[side] === true);
  game['turn'] = ROLES_BY_SIDE[game['current'] === 1 ? 1 : 0];
}
