import type { EventView, Recorded } from '../../kernel/events.ts';
import type { Match, Position, Row } from '../../kernel/match/index.ts';
import { patched } from '../../kernel/patch.ts';

/** Every row with the positions before and after it: one patch for each, where positionAfter applies up to fifty. */
export function* positionsOf(
  match: Match,
): Generator<{ readonly row: Row; readonly before: Position | null; readonly after: Position }> {
  let position: Position | null = null;
  for (const row of match.rows) {
    const before: Position | null = position;
    const after: Position | null = patched<Position | null>(before, row.patch);
    if (after === null) return;
    position = after;
    yield { row, before, after };
  }
}

/** An event with all its faces. */
export const openHeard = ({ e, faces }: Recorded): EventView => ({
  e,
  faces: Object.fromEntries(faces.map(([slot, face]) => [slot, face])),
});
