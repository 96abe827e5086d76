import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import type { Match } from './match.ts';
import { isAside, type Row } from './rows.ts';

const isMove = (row: Row): boolean => row.act.do === 'answer';

/** The rows that still count, first to last: what was taken back is skipped, and so is the taking back. */
export function standingRows<G, F extends Frame, O extends Json>(match: Match<G, F, O>): Row[] {
  let kept: Row[] = [];
  for (const row of match.rows) {
    const { act } = row;
    if (act.do === 'undo') kept = kept.filter((earlier) => earlier.n <= act.to || isAside(earlier.act));
    else if (act.do === 'withdraw') {
      const sealed = kept.findLast((earlier) => earlier.seat === row.seat && isMove(earlier));
      kept = kept.filter((earlier) => earlier !== sealed);
    } else kept.push(row);
  }
  return kept;
}

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
