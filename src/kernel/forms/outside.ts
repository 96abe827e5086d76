import type { RuleId } from '../ids.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The refusal of a total that does not lie between its bounds; null: it does. */
export function outside(
  total: number,
  min: number,
  max: number | null,
  part: string,
  rule: RuleId | undefined,
): Refusal | null {
  if (total < min) return refuse('too-few', part, rule);
  return max !== null && total > max ? refuse('too-many', part, rule) : null;
}
