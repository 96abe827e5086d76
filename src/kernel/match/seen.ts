import { type Heard, heard } from '../events.ts';
import type { Frame } from '../game.ts';
import type { Seat, Viewer } from '../ids.ts';
import type { Json } from '../json.ts';
import { type View, viewOf } from '../view.ts';
import { standingRows } from './history.ts';
import { type Match, positionAfter } from './match.ts';
import { type Act, isAside, isPrivate, type Row } from './rows.ts';

/** A log row as one viewer may see it: who did what kind of thing, and what he heard of it. Never the answer itself. */
export interface SeenRow {
  readonly n: number;
  readonly seat: Seat | null;
  readonly did: Act['do'];
  readonly at: string;
  readonly heard: readonly Heard[];
}

/** Whose draft the rows after `shown` are. */
const drafter = <G, F extends Frame, O extends Json>(match: Match<G, F, O>): Seat | null =>
  match.rows.length - 1 > match.shown ? (match.rows[match.shown + 1]?.seat ?? null) : null;

/** The table as a viewer may see it now: another seat's draft is not there yet. */
export function viewFor<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): View<G, F> {
  const by = drafter(match);
  const open = by === null || by === viewer;
  const { state } = open ? match.position : positionAfter(match, match.shown);
  return viewOf(match.game, state, viewer);
}

/** The log as a viewer may read it: what was taken back is gone, another seat's draft is not there yet, offers are. */
export function rowsFor<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): SeenRow[] {
  const by = drafter(match);
  const last = by === null || by === viewer ? match.rows.length - 1 : match.shown;
  const seats = match.position.state.sealed.length;
  const mayRead = (row: Row): boolean =>
    isPrivate(row.act) ? row.seat === viewer : row.n <= last || isAside(row.act);
  return standingRows(match)
    .filter(mayRead)
    .map((row) => ({
      n: row.n,
      seat: row.seat,
      did: row.act.do,
      at: row.at,
      heard: heard(row.told, viewer, seats),
    }));
}
