import type { RuleId } from './ids.ts';

export type RefusalCode =
  | 'malformed' // not an answer of this form at all
  | 'not-asked' // this seat owes no answer now
  | 'stale' // the cited question is no longer the current one
  | 'unknown' // names something that is not on offer
  | 'twice' // names the same thing twice
  | 'too-few'
  | 'too-many'
  | 'not-there' // may not go to that place
  | 'over' // the game has ended
  | 'no-undo' // there is nothing of this seat's to take back
  | 'needs-consent' // the others must agree first
  | 'seen-new' // something new was seen since, and this is not a practice game
  | 'not-offered' // nothing of the kind is on the table
  | 'already' // this seat has said so already
  | 'enough'; // this seat has repeated such commands too often; it can only play on

/** A refusal is data: what is wrong, in which part of the answer, and by which rule. */
export interface Refusal {
  refused: RefusalCode;
  /** The part of the answer, as a path ('take[1]', 'piles[0][2]'), or the lot, slot or source that it concerns. */
  part?: string;
  rule?: RuleId;
}

export const refuse = (refused: RefusalCode, part?: string, rule?: RuleId): Refusal => ({
  refused,
  ...(part === undefined ? {} : { part }),
  ...(rule === undefined ? {} : { rule }),
});

export const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'refused' in x;
