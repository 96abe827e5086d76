import type { Seat } from '../../kernel/ids.ts';
import type { Match } from '../../kernel/match/index.ts';
import { afterStep } from '../clocks/clock.ts';
import { type Accord, type Notice, type Step, StoreDown, type TableRecord } from '../store/port.ts';
import type { TablesDeps } from './deps.ts';
import { showNow } from './seat-views.ts';
import { showChanges, showSnapshots, tellInfo } from './showing.ts';
import { hasBot, hasSpectators, type LiveTable, type Play, peopleAt, samePeople } from './table.ts';
import type { TableCache } from './table-cache.ts';

export const NO_ACCORD: Accord = { abandon: [], bot: {}, late: [] };

/** Another process changed the table first: the command may be tried again on the current state. */
export class VersionConflict extends Error {}

/** Who is waited for. */
export const waitingAt = ({ position: { state } }: Match): Seat[] =>
  state.asked.filter((seat) => !state.sealed[seat]);

/** What a record says of the game that is played at its table. `back`: a step was taken back. */
export function recordAfter(
  record: TableRecord,
  match: Match,
  now: Date,
  back = false,
): Partial<TableRecord> {
  const { over } = match.position.state;
  const asked = waitingAt(match);
  // What has not changed stays the same object, so that nobody has to keep it again.
  const waiting = sameSeats(asked, record.waiting) ? record.waiting : asked;
  return {
    waiting,
    status: over ? 'over' : 'running',
    outcome: over,
    ...(over ? { clock: null, due: null, accord: NO_ACCORD } : afterStep(record, waiting, now, back)),
  };
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/**
 * Persists a step, then shows it. `from`: the first new row of the match; `play`: a game that starts; `opens`: a table
 * created with it. Whatever fails, memory and storage agree afterwards.
 */
export async function persistStep(
  deps: TablesDeps,
  cache: TableCache,
  table: LiveTable,
  change: Partial<TableRecord>,
  game: { from: number; play: Play } | null,
  opens?: Step,
): Promise<void> {
  const old = table.record;
  const began = game !== null && table.play === null;
  const next =
    game &&
    showNow(game.play.match, { ...old, ...change }, began ? null : game.play.shown, hasSpectators(table));
  // Unshown steps and advance answers are private, even their existence: only what the spectator sees counts.
  const open = began || next?.shown.seqs.at(-1) !== game?.play.shown.seqs.at(-1);
  const moved = open ? game?.play.match.rows.at(-1)?.at : undefined;
  const record: TableRecord = {
    ...old,
    ...change,
    version: old.version + 1,
    moved: moved ?? old.moved,
  };
  const step = {
    before: table.stored,
    ...stepOf(old, record, game, next?.shown.seqs ?? []),
    ...(opens && { opens }),
  };
  try {
    if ((await deps.store.tables.commit(step)) === 'conflict') throw new VersionConflict();
  } catch (error) {
    // It may have been stored nevertheless: only the storage knows.
    table.doubtful = true;
    if (error instanceof StoreDown) cache.uptime.lost();
    throw error;
  }
  table.record = record;
  table.stored = record;
  if (game && next) {
    game.play.shown = next.shown;
    table.play = game.play;
    if (began) showSnapshots(table);
    else showChanges(table, next.changes, next.shown.seqs);
  }
  if (!samePeople(old, record)) await cache.lookUpNewPeople(table);
  tellInfo(deps, table, old);
  // A bot may be asked now, or its question is no longer open, perhaps because the game is over.
  const runs = old.status === 'running' || record.status === 'running';
  if (runs && (hasBot(record) || hasBot(old))) deps.moved(record.id);
}

/** The step to persist for a change of a table's record and its game. */
export function stepOf(
  old: TableRecord,
  record: TableRecord,
  game: { from: number; play: Play } | null,
  seqs: readonly number[],
): Step {
  const notices = noticesOf(old, record);
  if (!game) return { table: record, rows: [], keyframes: [], notices };
  const { from, play } = game;
  const { rows, keyframes, shown } = play.match;
  return {
    table: record,
    rows: rows.slice(from).map((row) => ({ row, shown, seqs })),
    keyframes: keyframes.slice(keyframes.findLastIndex(({ n }) => n < from) + 1),
    notices,
  };
}

/** Who gets a notice: people whose turn it has become, and everybody when the game is over. */
function noticesOf(old: TableRecord, record: TableRecord): Notice[] {
  const table = record.id;
  if (record.status === 'over' && old.status !== 'over') {
    return peopleAt(record).map((person) => ({ person, table, what: 'over' }));
  }
  if (old.waiting === record.waiting && old.chairs === record.chairs && old.status === record.status)
    return [];
  const notices: Notice[] = [];
  for (const seat of record.waiting) {
    const chair = record.chairs[seat];
    if (chair?.is !== 'person') continue;
    const { person } = chair;
    if (isAsked(old, person) || notices.some((notice) => notice.person === person)) continue;
    notices.push({ person, table, what: 'turn' });
  }
  return notices;
}

const isAsked = ({ status, waiting, chairs }: TableRecord, person: string): boolean =>
  status === 'running' &&
  waiting.some((seat) => {
    const chair = chairs[seat];
    return chair?.is === 'person' && chair.person === person;
  });
