import { offeredLevel } from '../../bots/levels.ts';
import { commitmentTo } from '../../kernel/chance/committed.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Clock, SeatInfo, Sitter, TableInfo } from '../../protocol/tables.ts';
import { watchKeyOf } from '../auth/secrets.ts';
import { timeLeft } from '../clocks/clock.ts';
import { lateSeats } from '../clocks/late.ts';
import type { ChairRecord, TableRecord } from '../store/port.ts';
import { belongsTo, hasHints, hasKey, isHost, type LiveTable, peopleAt } from './table.ts';

/** A person counts as present for this long after they were last seen. */
const HERE_MS = 75_000;

export const isHere = (table: LiveTable, person: string, now: Date): boolean => {
  for (const watcher of table.watchers) if (watcher.person === person) return true;
  const seen = table.seen.get(person);
  return seen !== undefined && now.getTime() - Date.parse(seen) < HERE_MS;
};

/**
 * Changes without an action at the table: names of its people, who is present, and which seats the others may decide
 * about.
 */
export function passing(table: LiveTable, now: Date): string {
  const { record } = table;
  return JSON.stringify([
    peopleAt(record).map((person) => [table.names.get(person), isHere(table, person, now)]),
    lateSeats(record, table, now),
  ]);
}

/** The key to a chair, which is worth nothing once the game has begun. */
const inviteFor = (record: TableRecord, person: string): string | null =>
  belongsTo(record, person) && record.status === 'open' ? record.invite : null;

/** The key for watching. Visitors with a key to a seat get it too, so that a link they pass on seats nobody. */
const watchFor = (record: TableRecord, person: string, key: string | undefined): string | null =>
  record.spectators && (belongsTo(record, person) || hasKey(record, key)) ? watchKeyOf(record.invite) : null;

/** What one person may know of a table beside the game; `key`: what they came with. */
export function infoFor(
  table: LiveTable,
  game: AnyGame,
  person: string,
  now: Date,
  key?: string | undefined,
): TableInfo {
  const { record } = table;
  const running = record.status === 'running';
  return {
    id: record.id,
    game: record.game,
    options: record.options,
    status: record.status,
    created: record.created,
    moved: record.moved,
    host: isHost(record, person),
    seats: seatInfos(table, game, person, now),
    pace: record.pace,
    late: record.late,
    access: record.access,
    spectators: record.spectators,
    undo: record.undo,
    hints: hasHints(record),
    invite: inviteFor(record, person),
    watch: watchFor(record, person, key),
    commitment: commitmentTo(record.secret),
    waiting: [...record.waiting],
    clocks: running ? clocksOf(table, now) : [],
    lateSeats: lateSeats(record, table, now),
    abandon: [...record.accord.abandon],
    outcome: record.outcome,
    rematch: record.rematch,
    imported: record.imported,
  };
}

const seatInfos = (table: LiveTable, game: AnyGame, person: string, now: Date): SeatInfo[] =>
  game.seats(table.record.options).map(({ name, side }, seat) => {
    const chair = table.record.chairs[seat] ?? { is: 'open' };
    return {
      seat,
      name,
      side,
      sitter: sitterOf(table, chair, now),
      mine: chair.is === 'person' && chair.person === person,
      mayReturn: table.record.status === 'running' && chair.is === 'bot' && chair.for === person,
    };
  });

function sitterOf(table: LiveTable, chair: ChairRecord, now: Date): Sitter {
  if (chair.is === 'open') return { is: 'open' };
  if (chair.is === 'bot') return { is: 'bot', level: offeredLevel(chair.level, { id: table.record.game }) };
  const { person } = chair;
  return { is: 'person', id: person, name: table.names.get(person) ?? '', here: isHere(table, person, now) };
}

function clocksOf({ record }: LiveTable, now: Date): Clock[] {
  const { clock, waiting, chairs } = record;
  if (!clock) return [];
  return chairs.flatMap((chair, seat) =>
    chair.is === 'person'
      ? [{ seat, left: Math.round(timeLeft(clock, waiting, seat, now)), running: waiting.includes(seat) }]
      : [],
  );
}
