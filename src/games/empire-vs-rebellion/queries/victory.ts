import type { Side } from '../state.ts';

/** Victory points that win the game. */
export const POINTS_TO_WIN = 7;

/** How two totals compare; strategies apart. */
export interface Comparison {
  /** Who takes the event; null: both are over the objective value, and nobody does. */
  readonly winner: Side | null;
  /** Neither is over. */
  readonly within: boolean;
  /** Neither is over and both have the same: the balance token decides. */
  readonly tied: boolean;
}

export function compareTotals(
  [rebel, imperial]: readonly [number, number],
  objective: number,
  balance: Side,
): Comparison {
  const within = rebel <= objective && imperial <= objective;
  if (!within) {
    const winner = rebel <= objective ? 0 : imperial <= objective ? 1 : null;
    return { winner, within, tied: false };
  }
  const tied = rebel === imperial;
  return { winner: tied ? balance : rebel > imperial ? 0 : 1, within, tied };
}
