import type { Viewer } from '../../kernel/ids.ts';
import {
  citeOf,
  freeUndo,
  lastAnswer,
  type Match,
  readableRows,
  seenRow,
  seesOlder,
  viewFor,
} from '../../kernel/match/index.ts';
import { diff } from '../../kernel/patch.ts';
import type { Change, DeskInfo, LogRow, Picture, Sight } from '../../protocol/play.ts';
import type { UndoPolicy } from '../../protocol/tables.ts';

/** What each viewer was shown last: the seats in order, then the spectator. */
export interface Shown {
  readonly sights: readonly Sight[];
  /** By viewer: the numbers of the rows that he may read. */
  readonly logs: readonly (readonly number[])[];
  readonly seqs: readonly number[];
}

const seatsOf = (match: Match): number => match.position.state.sealed.length;
export const viewersOf = (match: Match): Viewer[] => [...match.position.state.sealed.keys(), null];
/** A viewer's place in lists of all viewers. */
export const placeOf = (match: Match, viewer: Viewer): number => viewer ?? seatsOf(match);

function sightOf(match: Match, viewer: Viewer, undo: UndoPolicy, before: Sight | undefined): Sight {
  // While another seat drafts, the board stays as it was: no need to work it out from the patches again.
  const view = before && seesOlder(match, viewer) ? before.view : viewFor(match, viewer);
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
  const logs: number[][] = [];
  const seqs: number[] = [];
  const changes: (Change | null)[] = [];
  viewersOf(match).forEach((viewer, i) => {
    const old = before?.sights[i];
    const sight = sightOf(match, viewer, undo, old);
    const log = readableRows(match, viewer).map((row) => row.n);
    const was = before?.seqs[i] ?? 0;
    const change = old ? changeOf(match, viewer, was, [old, sight], [before?.logs[i] ?? [], log]) : null;
    sights.push(change?.sight || !old ? sight : old);
    logs.push(log);
    seqs.push(change?.seq ?? was);
    changes.push(change);
  });
  return { shown: { sights, logs, seqs }, changes };
}

function changeOf(
  match: Match,
  viewer: Viewer,
  was: number,
  [old, sight]: readonly [Sight, Sight],
  [oldLog, log]: readonly [readonly number[], readonly number[]],
): Change | null {
  const patch = diff(old, sight);
  const differs = log.findIndex((n, i) => oldLog[i] !== n);
  const keep = differs < 0 ? log.length : differs;
  if (!patch && keep === oldLog.length && keep === log.length) return null;
  return { was, seq: was + 1, sight: patch, keep, add: logRows(match, viewer, log.slice(keep)) };
}

const logRows = (match: Match, viewer: Viewer, numbers: readonly number[]): LogRow[] =>
  numbers.flatMap((n) => {
    const row = match.rows[n];
    if (!row) return [];
    // Without its number: gaps would tell of drafts that were taken back.
    const { seat, did, at, heard } = seenRow(row, viewer, seatsOf(match));
    return [{ seat, did, at, heard: [...heard] }];
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
