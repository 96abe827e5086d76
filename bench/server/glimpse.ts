import type { Outcome } from '../../src/kernel/outcome.ts';
import { type Patch, patched } from '../../src/kernel/patch.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Change, SeatView, Snapshot } from '../../src/protocol/play.ts';

/** What a player keeps of the snapshot: enough to answer, and to notice when a move has arrived. */
export class Glimpse {
  /** Of the snapshot, and how many lines its log has. */
  seq: number;
  lines: number;
  question: Question | null;
  waiting: readonly number[];
  over: Outcome | null;
  cite: SeatView['cite'];
  given: SeatView['given'];
  mayUndo: SeatView['mayUndo'];

  constructor({ seq, sight, log }: Snapshot) {
    const { view, cite, given, mayUndo } = sight;
    this.seq = seq;
    this.lines = log.length;
    this.question = view.question;
    this.waiting = view.waiting;
    this.over = view.over;
    this.cite = cite;
    this.given = given;
    this.mayUndo = mayUndo;
  }

  follow({ was, seq, sight, keep, add }: Change): void {
    if (was !== this.seq || keep > this.lines)
      throw new Error(
        `picture ${this.seq} with ${this.lines} lines, and a change from ${was} that keeps ${keep}`,
      );
    this.seq = seq;
    this.lines = keep + add.length;
    if (!sight) return;
    const view = below(sight, 'view');
    this.question = after(this.question, below(view, 'question'));
    this.waiting = after(this.waiting, below(view, 'waiting'));
    this.over = after(this.over, below(view, 'over'));
    this.cite = after(this.cite, below(sight, 'cite'));
    this.given = after(this.given, below(sight, 'given'));
    this.mayUndo = after(this.mayUndo, below(sight, 'mayUndo'));
  }
}

/** What a patch does to the value under a key that is always there. */
function below(patch: Patch | null, key: string): Patch | null {
  if (!patch) return null;
  return 'set' in patch ? { set: (patch.set as Record<string, unknown>)[key] } : (patch.in?.[key] ?? null);
}

/** New values in a patch were just parsed and are not shared, so they need not be copied here. */
const after = <T>(old: T, patch: Patch | null): T =>
  patch && 'set' in patch ? (patch.set as T) : patched(old, patch);
