import { isSameForAll } from '../../kernel/events.ts';
import type { Viewer } from '../../kernel/ids.ts';
import {
  citeOf,
  hasHadEnough,
  lastAnswer,
  looksFree,
  type Match,
  type Position,
  type Readable,
  type Row,
  readable,
  readRows,
  rowsToGo,
  rowView,
  seesOlder,
  sharedViewFor,
  takenBackAlone,
  undoRequestFor,
} from '../../kernel/match/index.ts';
import { memoize } from '../../kernel/memoize.ts';
import { diff, diffRecords, newValue, type PatchText } from '../../kernel/patch.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { View } from '../../kernel/view.ts';
import type { DeskInfo, LogRow, SeatView, Snapshot } from '../../protocol/play.ts';
import type { TableRecord } from '../store/port.ts';
import type { WrittenChange } from './change.ts';
import { playsComputersOnly } from './table.ts';

/** What each viewer was shown last: the seats in order, then the spectator. */
export interface LastShown {
  /** Null: nobody looked from there. */
  readonly sights: readonly (SeatView | null)[];
  /** By viewer: the rows that they may read. */
  readonly logs: readonly Readable[];
  readonly seqs: readonly number[];
  /** The last row that everybody could see; later rows were unshown steps. */
  readonly upTo: number;
  /** Where the match stood. */
  readonly position: Position;
}

const seatsOf = (match: Match): number => match.position.state.sealed.length;
export const viewersOf = (match: Match): Viewer[] => [...match.position.state.sealed.keys(), null];
/** A viewer's place in lists of all viewers. */
export const placeOf = (match: Match, viewer: Viewer): number => viewer ?? seatsOf(match);
export const viewerOf = (match: Match, place: number): Viewer => (place < seatsOf(match) ? place : null);

/** The table as a viewer sees it; what lies open is the match's own, and so the same for all who see the latest. */
function viewNow(match: Match, viewer: Viewer, before: LastShown | null): View {
  const old = before?.sights[placeOf(match, viewer)]?.view;
  // While another seat has unshown steps, the board stays the same and need not be rebuilt from patches. But the steps
  // before them may have happened in the same command, and they must be shown.
  const same = old && before?.upTo === match.shown && seesOlder(match, viewer);
  return same ? old : sharedViewFor(match, viewer);
}

/** What of a table's record says who may take back what. */
type Agreed = Pick<TableRecord, 'undo' | 'chairs'>;

function seatViewOf(match: Match, viewer: Viewer, table: Agreed, before: LastShown | null): SeatView {
  const view = viewNow(match, viewer, before);
  return {
    view,
    cite: viewer !== null && view.question ? citeOf(match, viewer, view.question.id) : null,
    given: viewer === null ? null : (match.position.state.sealed[viewer] ?? null),
    desk: deskNow(match, viewer, before),
    mayUndo: viewer === null ? null : mayUndo(match, viewer, table),
  };
}

/** Most steps leave the desk as it was. */
const deskNow = (match: Match, viewer: Viewer, before: LastShown | null): DeskInfo => {
  const same = before?.position.desk === match.position.desk;
  return (same && before.sights[placeOf(match, viewer)]?.desk) || deskOf(match, viewer);
};

function deskOf(match: Match, viewer: Viewer): DeskInfo {
  const { desk } = match.position;
  const undo = undoRequestFor(match, viewer);
  const back = rowsToGo(match, viewer).map((row) => lineOf(row, viewer, seatsOf(match)));
  return {
    draw: desk.draw,
    undo: undo && { by: undo.by, agreed: undo.agreed, back },
    standing: viewer === null ? [] : (desk.standing[viewer] ?? []),
  };
}

/** The open offers and requests that this viewer may know of; a request concerns the same log lines until it is answered. */
const offersOn = ({ desk: { draw, undo } }: Position) => ({
  draw,
  undo: undo && !undo.team && { by: undo.by, agreed: undo.agreed },
});

function mayUndo(match: Match, seat: number, table: Agreed): SeatView['mayUndo'] {
  const { state } = match.position;
  if (state.over || hasHadEnough(match, seat)) return null;
  if (state.sealed[seat]) return 'free';
  if (table.undo === 'none') return null;
  if (looksFree(match, seat)) return 'free';
  if (table.undo === 'barrier' || !lastAnswer(match, seat)) return null;
  const stands = isRefusal(takenBackAlone(match, seat));
  if (playsComputersOnly(table, seat)) return stands ? 'seen' : 'free';
  return stands && table.chairs.some(({ is }) => is === 'bot') ? 'seen' : 'ask';
}

/**
 * What every viewer sees now, and the change from what they saw before; no change is sent where there is none. Without
 * spectators only their sequence number is kept: it goes up with every row they could read and with every change of the
 * offers, since nothing else changes what they see.
 */
export function showNow(
  match: Match,
  table: Agreed,
  before: LastShown | null,
  spectators = true,
): { shown: LastShown; changes: (WrittenChange | null)[] } {
  const sights: (SeatView | null)[] = [];
  const logs: Readable[] = [];
  const seqs: number[] = [];
  const changes: (WrittenChange | null)[] = [];
  const part = remembering(before ? sharedParts(match, before) : []);
  const write = lineWriter(match);
  viewersOf(match).forEach((viewer, place) => {
    const log = readable(match, viewer);
    const read = before?.logs[place] ?? EMPTY;
    const was = before?.seqs[place] ?? 0;
    logs.push(log);
    if (viewer === null && !spectators) {
      sights.push(null);
      seqs.push(isSame(before, match, read, log) ? was : was + 1);
      changes.push(null);
      return;
    }
    const old = before?.sights[place] ?? null;
    const sight = seatViewOf(match, viewer, table, before);
    const patch = old ? patchOf(old, sight, part) : isSame(before, match, read, log) ? null : newValue(sight);
    const change = before && changeOf(viewer, was, patch, [read, log], write);
    sights.push(old && !patch ? old : sight);
    seqs.push(change?.seq ?? was);
    changes.push(change);
  });
  const { shown: upTo, position } = match;
  return { shown: { sights, logs, seqs, upTo, position }, changes };
}

type Diff = (a: unknown, b: unknown) => PatchText | null;

type Known = readonly [from: unknown, to: unknown, patch: PatchText | null];

/** Compares two things once only: views share what lies open. */
function remembering(known: readonly Known[]): Diff {
  const found = new Map(known.map(([from, to, patch]) => [from, { to, patch }]));
  return (a, b) => {
    const one = found.get(a);
    if (one && one.to === b) return one.patch;
    const patch = diff(a, b);
    if (typeof a === 'object') found.set(a, { to: b, patch });
    return patch;
  };
}

/** What lies open was compared when the row was made; for one new row, that tells how it differs now. */
function sharedParts({ step, position }: Match, before: LastShown): Known[] {
  if (!step || step.from !== before.position || step.to !== position) return [];
  const [old, now] = [step.from.state, step.to.state];
  return [
    [old.game, now.game, step.game],
    [old.stack, now.stack, step.stack],
  ];
}

const patchOf = (old: SeatView, sight: SeatView, part: Diff): PatchText | null =>
  diffRecords(old, sight, (a, b) =>
    a === old.view && b === sight.view ? viewPatch(old.view, sight.view, part) : diff(a, b),
  );

function viewPatch(old: View, view: View, part: Diff): PatchText | null {
  const { question } = view;
  // Two questions have little in common; to say what they have takes longer than to say the new one.
  const another = question !== null && old.question !== null && question.id !== old.question.id;
  return diffRecords(old, view, (a, b) => (another && b === question ? newValue(b) : part(a, b)));
}

function changeOf(
  viewer: Viewer,
  was: number,
  sight: PatchText | null,
  [old, log]: readonly [Readable, Readable],
  write: WriteLines,
): WrittenChange | null {
  if (!sight && isSameLog(old, log)) return null;
  const keep = sameRows(old, log);
  return { was, seq: was + 1, sight, keep, add: write(viewer, readRows(log, keep)) };
}

/** Lines of a log as JSON. */
type WriteLines = (viewer: Viewer, rows: readonly Row[]) => string;

/** What everybody may read alike is written once for all. */
function lineWriter(match: Match): WriteLines {
  const seats = seatsOf(match);
  const known = new Map<Row, string>();
  const write = (row: Row, viewer: Viewer): string => JSON.stringify(lineOf(row, viewer, seats));
  return (viewer, rows) => {
    const lines = rows.map((row) =>
      isSameForAll(row.told, seats) ? memoize(known, row, () => write(row, viewer)) : write(row, viewer),
    );
    return `[${lines.join()}]`;
  };
}

const EMPTY: Readable = { rows: [], count: 0 };

/** How many rows two logs have in common, from the first on. */
function sameRows(old: Readable, log: Readable): number {
  const most = Math.min(old.count, log.count);
  if (old.rows === log.rows) return most;
  let n = 0;
  while (n < most && log.rows[n]?.n === old.rows[n]?.n) n++;
  return n;
}

const isSameLog = (old: Readable, log: Readable): boolean =>
  old.count === log.count && sameRows(old, log) === log.count;

/** Whether a spectator sees the same as before. Unshown steps, which a spectator cannot read yet, also answer offers. */
const isSame = (before: LastShown | null, { position }: Match, read: Readable, log: Readable): boolean =>
  !before || (isSameLog(read, log) && diff(offersOn(before.position), offersOn(position)) === null);

/** Without its number: gaps would reveal unshown steps that were taken back. */
function lineOf(row: Row, viewer: Viewer, seats: number): LogRow {
  const { seat, did, at, heard } = rowView(row, viewer, seats);
  return { seat, did, at, heard: [...heard] };
}

const NOBODY: Agreed = { undo: 'none', chairs: [] };

export function snapshotFor(match: Match, shown: LastShown, viewer: Viewer): Snapshot {
  const place = placeOf(match, viewer);
  // Only of the spectator it may not be known, who can't take anything back.
  const sight = shown.sights[place] ?? seatViewOf(match, viewer, NOBODY, null);
  return {
    seq: shown.seqs[place] ?? 0,
    sight,
    log: readRows(shown.logs[place] ?? EMPTY).map((row) => lineOf(row, viewer, seatsOf(match))),
  };
}
