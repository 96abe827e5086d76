import type { Viewer } from '../../kernel/ids.ts';
import {
  citeOf,
  freeUndo,
  lastAnswer,
  type Match,
  type Row,
  readableRows,
  seenRow,
  seesOlder,
  viewFor,
} from '../../kernel/match/index.ts';
import { diff, diffRecords, type Patch } from '../../kernel/patch.ts';
import type { View } from '../../kernel/view.ts';
import type { Change, DeskInfo, LogRow, Picture, Sight } from '../../protocol/play.ts';
import type { UndoPolicy } from '../../protocol/tables.ts';

/** What each viewer was shown last: the seats in order, then the spectator. */
export interface Shown {
  readonly sights: readonly Sight[];
  /** By viewer: the rows that he may read. */
  readonly logs: readonly (readonly Row[])[];
  readonly seqs: readonly number[];
  /** The last row that everybody could see; what came after it was somebody's draft. */
  readonly upTo: number;
}

const seatsOf = (match: Match): number => match.position.state.sealed.length;
export const viewersOf = (match: Match): Viewer[] => [...match.position.state.sealed.keys(), null];
/** A viewer's place in lists of all viewers. */
export const placeOf = (match: Match, viewer: Viewer): number => viewer ?? seatsOf(match);

/** The table as a viewer sees it. */
function viewNow(match: Match, viewer: Viewer, { before, place, views }: Showing): View {
  const older = seesOlder(match, viewer);
  const old = before?.sights[place]?.view;
  // While another seat drafts, the board stays as it was: no need to work it out from the patches again. But what led to the
  // draft may have been done in the same step, and that is to be seen.
  if (older && old && before?.upTo === match.shown) return old;
  const view = viewFor(match, viewer);
  if (older) return view;
  // What lies open is the same for all who see the latest: then it needs comparing only once.
  const { game, stack, pool, known } = views[0] ?? view;
  views.push(view);
  return { ...view, game, stack, pool, known };
}

interface Showing {
  readonly before: Shown | null;
  readonly place: number;
  /** Of those who see the latest. */
  readonly views: View[];
}

function sightOf(match: Match, viewer: Viewer, view: View, undo: UndoPolicy): Sight {
  return {
    view,
    cite: viewer !== null && view.question ? citeOf(match, viewer, view.question.id) : null,
    given: viewer === null ? null : (match.position.state.sealed[viewer] ?? null),
    desk: deskOf(match, viewer),
    mayUndo: viewer === null ? null : mayUndo(match, viewer, undo),
  };
}

function deskOf({ position: { desk } }: Match, viewer: Viewer): DeskInfo {
  return {
    draw: desk.draw,
    undo: desk.undo && { by: desk.undo.by, agreed: desk.undo.agreed },
    standing: viewer === null ? [] : (desk.standing[viewer] ?? []),
  };
}

function mayUndo(match: Match, seat: number, policy: UndoPolicy): Sight['mayUndo'] {
  const { state } = match.position;
  if (state.over) return null;
  if (state.sealed[seat]) return 'free';
  if (policy === 'none') return null;
  if (freeUndo(match, seat)) return 'free';
  return policy === 'consent' && lastAnswer(match, seat) ? 'ask' : null;
}

/** What every viewer sees now, and how that differs from what he saw before. Whoever sees no difference is sent none. */
export function showNow(
  match: Match,
  undo: UndoPolicy,
  before: Shown | null,
): { shown: Shown; changes: (Change | null)[] } {
  const sights: Sight[] = [];
  const logs: (readonly Row[])[] = [];
  const seqs: number[] = [];
  const changes: (Change | null)[] = [];
  const views: View[] = [];
  const part = remembering();
  viewersOf(match).forEach((viewer, place) => {
    const old = before?.sights[place];
    const sight = sightOf(match, viewer, viewNow(match, viewer, { before, place, views }), undo);
    const log = readableRows(match, viewer);
    const was = before?.seqs[place] ?? 0;
    const patch = old ? patchOf(old, sight, part) : null;
    const change = old ? changeOf(match, viewer, was, patch, [before?.logs[place] ?? [], log]) : null;
    sights.push(old && !patch ? old : sight);
    logs.push(log);
    seqs.push(change?.seq ?? was);
    changes.push(change);
  });
  return { shown: { sights, logs, seqs, upTo: match.shown }, changes };
}

type Diff = (a: unknown, b: unknown) => Patch | null;

/** Compares two things once only: views share what lies open. */
function remembering(): Diff {
  const found = new Map<unknown, { to: unknown; patch: Patch | null }>();
  return (a, b) => {
    const known = found.get(a);
    if (known && known.to === b) return known.patch;
    const patch = diff(a, b);
    if (typeof a === 'object') found.set(a, { to: b, patch });
    return patch;
  };
}

const patchOf = (old: Sight, sight: Sight, part: Diff): Patch | null =>
  diffRecords(old, sight, (a, b) =>
    a === old.view && b === sight.view ? diffRecords({ ...old.view }, { ...sight.view }, part) : diff(a, b),
  );

function changeOf(
  match: Match,
  viewer: Viewer,
  was: number,
  sight: Patch | null,
  [oldLog, log]: readonly [readonly Row[], readonly Row[]],
): Change | null {
  const differs = log.findIndex((row, i) => row !== oldLog[i] && row.n !== oldLog[i]?.n);
  const keep = differs < 0 ? log.length : differs;
  if (!sight && keep === oldLog.length && keep === log.length) return null;
  return { was, seq: was + 1, sight, keep, add: logRows(match, viewer, log.slice(keep)) };
}

const logRows = (match: Match, viewer: Viewer, rows: readonly Row[]): LogRow[] =>
  rows.map((row) => {
    // Without its number: gaps would tell of drafts that were taken back.
    const { seat, did, at, heard } = seenRow(row, viewer, seatsOf(match));
    return { seat, did, at, heard: [...heard] };
  });

export function pictureFor(match: Match, shown: Shown, viewer: Viewer): Picture {
  const place = placeOf(match, viewer);
  const sight = shown.sights[place];
  if (!sight) throw new Error('nobody looks from there');
  return {
    seq: shown.seqs[place] ?? 0,
    sight,
    log: logRows(match, viewer, shown.logs[place] ?? []),
  };
}
