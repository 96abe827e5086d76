import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Match } from './match.ts';
import type { Row } from './rows.ts';

/** The rows that still count, first to last: what was undone is skipped, and so is the undoing. */
export function standingRows<G, F extends Frame, O extends Json>(match: Match<G, F, O>): Row[] {
  const kept: Row[] = [];
  for (const row of match.rows) {
    if (row.act.do !== 'undo') {
      kept.push(row);
      continue;
    }
    while ((kept[kept.length - 1]?.n ?? 0) > row.act.to) kept.pop();
  }
  return kept;
}

const isMove = (row: Row): boolean => row.act.do === 'answer';

/**
 * The row that the seat can take back by itself: its own last answer, if since then nothing was drawn, read that it did
 * not know, or learned, and nobody else has answered. Null: not without the others' consent.
 */
export function freeUndo<G, F extends Frame, O extends Json>(match: Match<G, F, O>, seat: Seat): Row | null {
  if (match.position.state.over) return null;
  const rows = standingRows(match);
  for (let i = rows.length - 1; i > 0; i--) {
    const row = rows[i];
    if (!row || !isMove(row)) continue;
    if (row.seat !== seat || row.barriers.length > 0) return null;
    if (row.act.do === 'answer' && row.act.by === 'hand') return row;
  }
  return null;
}

/** The seat's last answer that still stands, whatever came after it. */
export function lastAnswer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
): Row | null {
  return (
    standingRows(match).findLast(
      (row) => row.seat === seat && row.act.do === 'answer' && row.act.by === 'hand',
    ) ?? null
  );
}
