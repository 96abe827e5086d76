import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import { field, type Json } from '../json.ts';
import { memoize } from '../memoize.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Match } from './match.ts';
import type { Act, AdvanceAnswer, Row } from './rows.ts';

/**
 * A log is kept for good and sent to everybody who comes to the table, so nobody may lengthen it without end while the
 * game stands still. Commands that change nothing are not logged, and the number of things that can be started again and
 * again is limited.
 */

/** By one seat in one game. Games have some hundreds of answers, and few of them are taken back. */
const ENOUGH = 1000;

/** Things that can be started again and again. Everything else follows from these, or moves the game on. */
const BEGINS: ReadonlySet<unknown> = new Set<Act['do'] | 'take-back'>([
  'withdraw',
  'undo',
  'take-back',
  'ask-undo',
  'offer-draw',
  'stand',
]);

/** Agreeing to an undo ends with a row of the last seat to agree, but it counts for the seat that asked for it. */
const begins = ({ act, seat, told }: Row): boolean =>
  BEGINS.has(act.do) && !(act.do === 'undo' && (act.team || told.some(({ e }) => e['seat'] !== seat)));

/** By a match's list of rows: how often each seat has begun something among the first of them. */
const counted = new WeakMap<readonly Row[], { upTo: number; times: number[] }>();

/** Whether a seat has had enough of taking back, offering and answering in advance. */
export function hasHadEnough<G, F extends Frame, O extends Json>(
  { rows }: Match<G, F, O>,
  seat: Seat,
): boolean {
  const so = memoize(counted, rows, () => ({ upTo: 0, times: [] }));
  for (; so.upTo < rows.length; so.upTo++) {
    const row = rows[so.upTo];
    if (row && row.seat !== null && begins(row)) so.times[row.seat] = (so.times[row.seat] ?? 0) + 1;
  }
  return (so.times[seat] ?? 0) >= ENOUGH;
}

/** Refuses what a seat has begun too often. To play on, to reply and to end the game is never refused. */
export function tooOften<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: unknown,
): Refusal | null {
  const { state, desk } = match.position;
  const what = field(command, 'do');
  const agrees = what === 'offer-draw' && desk.draw.length > 0;
  if (state.over || !BEGINS.has(what) || agrees || !hasHadEnough(match, seat)) return null;
  return refuse('enough', undefined, 'table.enough');
}

/** Whether all that a command says lies on the table already, and by the same seat. */
export function isSaidAlready<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: unknown,
): boolean {
  const { state, desk } = match.position;
  if (state.over) return false;
  switch (field(command, 'do')) {
    case 'offer-draw':
      return desk.draw.includes(seat);
    case 'ask-undo':
      return desk.undo !== null && desk.undo.by === seat;
    case 'agree-undo':
      return desk.undo?.agreed.includes(seat) === true;
    case 'stand': {
      const round = match.game.round(state.game);
      return (desk.standing[seat] ?? []).some((standing) => isSameStanding(standing, command, round));
    }
    default:
      return false;
  }
}

const isSameStanding = (
  { on, answer, until, round }: AdvanceAnswer,
  command: unknown,
  now: number,
): boolean => {
  const given = field(command, 'answer');
  const sameAnswer =
    answer === null || given === null
      ? answer === given
      : ['is', 'id'].every((part) => field(given, part) === field(answer, part));
  return (
    sameAnswer &&
    on === field(command, 'on') &&
    until === field(command, 'until') &&
    (until === 'game' || round === now)
  );
};
