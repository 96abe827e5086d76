import { type EventView, eventsFor } from '../events.ts';
import { dutyTableFor } from '../flow/duties.ts';
import type { Frame } from '../game.ts';
import type { FaceId, Seat, Viewer } from '../ids.ts';
import type { Json } from '../json.ts';
import { memoize } from '../memoize.ts';
import type { State } from '../state.ts';
import { facesFor, sharedViewOf, type View, viewOf } from '../view.ts';
import { askedIn } from './asked.ts';
import { effectiveRows, freeAmong } from './history.ts';
import { type Match, positionAfter } from './match.ts';
import { type Act, isAside, isForTeam, isPrivate, type Row, type UndoRequest } from './rows.ts';

/** A log row as one viewer sees it: who did what kind of thing, and its events for this viewer. Never the answer itself. */
export interface RowView {
  readonly n: number;
  readonly seat: Seat | null;
  readonly did: Act['do'];
  readonly at: string;
  readonly heard: readonly EventView[];
}

/** A seat of the side that made the unshown steps, if there are any. */
const seatWithUnshown = <G, F extends Frame, O extends Json>(match: Match<G, F, O>): Seat | null =>
  match.rows.length - 1 > match.shown ? (match.rows[match.shown + 1]?.seat ?? null) : null;

/** Whether another side has unshown steps, so that this viewer sees the table as it was before them. Partners see them at once. */
export function seesOlder<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): boolean {
  const by = seatWithUnshown(match);
  return by !== null && !arePartners(match, by, viewer);
}

const arePartners = <G, F extends Frame, O extends Json>(
  { game, options }: Match<G, F, O>,
  seat: Seat | null,
  viewer: Viewer,
): boolean => dutyTableFor(game, options).arePartners(seat, viewer);

const stateFor = <G, F extends Frame, O extends Json>(match: Match<G, F, O>, viewer: Viewer): State<G, F> =>
  (seesOlder(match, viewer) ? positionAfter(match, match.shown) : match.position).state;

/** The table as a viewer sees it now, without another side's unshown steps. */
export const viewFor = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): View<G, F> => viewOf(match.game, stateFor(match, viewer), viewer);

/** The same, for reading only: it shares what lies open with the match. */
export function sharedViewFor<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): View<G, F> {
  const state = stateFor(match, viewer);
  const question = viewer === null ? null : askedIn(match, state, viewer);
  return sharedViewOf(match.game, state, viewer, question, knownFaces(state, viewer));
}

/** By secrets and viewer. Positions share what did not change, and most steps change no secret. */
const faces = new WeakMap<object, Map<Viewer, FaceId[]>>();

function knownFaces(state: Pick<State, 'secrets' | 'sealed'>, viewer: Viewer): FaceId[] {
  const byViewer = memoize(faces, state.secrets, () => new Map());
  return memoize(byViewer, viewer, () => facesFor(state, viewer));
}

/**
 * By list of rows in effect, and by viewer: the rows among the first `upTo` that this viewer may see, not counting
 * unshown steps.
 */
const known = new WeakMap<readonly Row[], Map<Viewer, { upTo: number; rows: Row[] }>>();

/**
 * The rows in effect without those that only others may see. Computed after every move, so only new rows are
 * examined.
 */
function openRows<G, F extends Frame, O extends Json>(match: Match<G, F, O>, viewer: Viewer): readonly Row[] {
  const standing = effectiveRows(match);
  const byViewer = memoize(known, standing, () => new Map());
  const so = memoize(byViewer, viewer, () => ({ upTo: 0, rows: [] }));
  for (; so.upTo < standing.length; so.upTo++) {
    const row = standing[so.upTo];
    if (row && isFor(match, row, viewer)) so.rows.push(row);
  }
  return so.rows;
}

function isFor<G, F extends Frame, O extends Json>(match: Match<G, F, O>, row: Row, viewer: Viewer): boolean {
  if (isPrivate(row.act)) return row.seat === viewer;
  return !isForTeam(row.act) || arePartners(match, row.seat, viewer);
}

/** The pending undo request, as far as a viewer may know of it. */
export const undoRequestFor = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): UndoRequest | null => {
  const { undo } = match.position.desk;
  return undo?.team && !arePartners(match, undo.by, viewer) ? null : undo;
};

/** The first `count` rows of a list that may grow; they stay the same as long as the list is the same object. */
export interface Readable {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** The rows that a viewer may read: without what was taken back and without another side's unshown steps, but with offers. */
export function readable<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): Readable {
  const rows = openRows(match, viewer);
  if (!seesOlder(match, viewer)) return { rows, count: rows.length };
  const shown = rows.findLastIndex((row) => row.n <= match.shown) + 1;
  const asides = rows.slice(shown).filter((row) => isAside(row.act));
  if (asides.length === 0) return { rows, count: shown };
  return { rows: [...rows.slice(0, shown), ...asides], count: shown + asides.length };
}

/**
 * Whether a seat may take its last answer back by itself, as far as it can know: what others have answered without showing it
 * must not be read from this.
 */
export function looksFree<G, F extends Frame, O extends Json>(match: Match<G, F, O>, seat: Seat): boolean {
  const { rows, count } = readable(match, seat);
  return match.position.state.over === null && freeAmong(rows, count, seat) !== null;
}

/** The rows of a viewer's log that the pending undo request would take back, without another side's unshown steps. */
export const rowsToGo = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): readonly Row[] => {
  const undo = undoRequestFor(match, viewer);
  if (!undo) return [];
  return readRows(readable(match, viewer)).filter(({ n, act }) => n > undo.to && !isAside(act));
};

export const readRows = ({ rows, count }: Readable, from = 0): Row[] => rows.slice(from, count);

export const rowView = (row: Row, viewer: Viewer, seats: number): RowView => ({
  n: row.n,
  seat: row.seat,
  did: row.act.do,
  at: row.at,
  heard: eventsFor(row.told, viewer, seats),
});

/** The log as a viewer may read it. */
export const rowsFor = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  viewer: Viewer,
): RowView[] =>
  readRows(readable(match, viewer)).map((row) => rowView(row, viewer, match.position.state.sealed.length));
