import type { Ints } from './ints.ts';

/** Why chance was needed, for the log and for verification: 'shuffle', 'balance', 'die'. */
export type ChanceTag = string;

/** The one port that random outcomes come through. */
export interface Chance extends Ints {
  int(n: number, why?: ChanceTag): number;
}

/** One outcome, as it stands in the log row of the answer that caused it. */
export interface Draw {
  readonly why: ChanceTag;
  readonly below: number;
  readonly got: number;
}
