import { dutyTableFor } from '../flow/duties.ts';
import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import { memoize } from '../memoize.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Match } from './match.ts';
import { isAside, isPractice, type Row } from './rows.ts';

const isMove = (row: Row): boolean => row.act.do === 'answer';

/** By a match's list of rows: those that still count among the first of them, so that only new ones need be looked at. */
const known = new WeakMap<readonly Row[], { upTo: number; standing: Row[] }>();

/**
 * The rows in effect, first to last: neither what was taken back nor the taking back. The list is valid until the next
 * row is added.
 */
export function effectiveRows<G, F extends Frame, O extends Json>({ rows }: Match<G, F, O>): readonly Row[] {
  const so = memoize(known, rows, () => ({ upTo: 0, standing: [] }));
  for (; so.upTo < rows.length; so.upTo++) {
    const row = rows[so.upTo];
    if (row) so.standing = withRow(so.standing, row);
  }
  return so.standing;
}

function withRow(standing: Row[], row: Row): Row[] {
  const { act } = row;
  if (act.do === 'undo') return standing.filter((earlier) => earlier.n <= act.to || isAside(earlier.act));
  if (act.do === 'withdraw') {
    const sealed = standing.findLast((earlier) => earlier.seat === row.seat && isMove(earlier));
    return standing.filter((earlier) => earlier !== sealed);
  }
  standing.push(row);
  return standing;
}

/**
 * The row that the seat can take back by itself: its own last answer, if since then nothing was drawn, read that it did
 * not know, or learned, and nobody else has answered. Null: not without the others' consent.
 */
export function freeUndo<G, F extends Frame, O extends Json>(match: Match<G, F, O>, seat: Seat): Row | null {
  const rows = effectiveRows(match);
  return match.position.state.over ? null : freeAmong(rows, rows.length, seat);
}

/** The same, judged by the first `count` of these rows. */
export function freeAmong(rows: readonly Row[], count: number, seat: Seat): Row | null {
  for (let i = count - 1; i > 0; i--) {
    const row = rows[i];
    if (!row || !isMove(row)) continue;
    if (row.seat !== seat || row.barriers.length > 0) return null;
    if (row.act.do === 'answer' && row.act.by === 'hand') return row;
  }
  return null;
}

/**
 * Who must agree when a seat wants to go back to the position after row `to`: partners whose answers are taken back with its
 * own, and every seat of the other sides if a barrier has fallen since then or one of them has answered. Where nobody must
 * agree, the other sides are asked anyway.
 */
export function consentNeeded<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  to: number,
): { readonly from: readonly Seat[]; readonly isOfTeam: boolean } {
  const duties = dutyTableFor(match.game, match.options);
  const moves = effectiveRows(match).filter((row) => row.n > to && isMove(row));
  const others = duties.sides.flatMap((_, other) => (duties.arePartners(seat, other) ? [] : [other]));
  const partners = duties.sides.flatMap((_, other) =>
    other !== seat && duties.arePartners(seat, other) && moves.some((row) => row.seat === other)
      ? [other]
      : [],
  );
  const isSeen = moves.some((row) => row.barriers.length > 0 || !duties.arePartners(seat, row.seat));
  const isOfTeam = !isSeen && partners.length > 0;
  return { from: isOfTeam ? partners : [...partners, ...others], isOfTeam };
}

/** The seat's last answer that is in effect, whatever followed it. */
export function lastAnswer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
): Row | null {
  return (
    effectiveRows(match).findLast(
      (row) => row.seat === seat && row.act.do === 'answer' && row.act.by === 'hand',
    ) ?? null
  );
}

/**
 * The answer that a seat may take back where only computer players would have to agree: its last one. They agree as long
 * as nothing was drawn, read, learned or revealed since, whichever seat answered; in a practice game they always agree.
 */
export function takenBackAlone<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
): Row | Refusal {
  const row = lastAnswer(match, seat);
  if (!row) return refuse('no-undo');
  if (isPractice(match)) return row;
  const last = effectiveRows(match).findLast(({ n, barriers }) => n < row.n || barriers.length > 0);
  return last === undefined || last.n < row.n ? row : refuse('seen-new');
}
