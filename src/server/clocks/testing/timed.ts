import type { Seat } from '../../../kernel/ids.ts';
import type { Pace } from '../../../protocol/tables.ts';
import type { ChairRecord, TableRecord } from '../../store/port.ts';
import { dueOf, startClock } from '../clock.ts';

export const START = Date.UTC(2025, 0, 1, 12);
/** This many seconds after the start. */
export const at = (seconds: number): Date => new Date(START + seconds * 1000);
export const LIVE: Pace = { kind: 'live', base: 600, increment: 10 };
export const DAYS: Pace = { kind: 'days', days: 2 };
export const NONE: Pace = { kind: 'none' };

export const person = (name: string): ChairRecord => ({ is: 'person', person: name, nonce: name });
export const BOT: ChairRecord = { is: 'bot', level: 'steady', nonce: 'bot' };

/** A running table, at which the first seat is asked first. */
export function tableWith(pace: Pace, change: Partial<TableRecord> = {}): TableRecord {
  const chairs = change.chairs ?? [person('ann'), person('bob')];
  const record: TableRecord = {
    id: 'table',
    version: 1,
    game: 'tiny',
    options: {},
    status: 'running',
    host: 'ann',
    created: at(0).toISOString(),
    moved: at(0).toISOString(),
    access: 'link',
    spectators: false,
    undo: 'consent',
    hints: false,
    pace,
    late: 'claim',
    invite: '',
    secret: '',
    chairs,
    waiting: [0],
    clock: startClock(pace, chairs.length, at(0)),
    due: null,
    accord: { abandon: [], bot: {}, late: [] },
    outcome: null,
    rematch: null,
    imported: false,
    ...change,
  };
  return { ...record, due: dueOf(record) };
}

/** Seconds on the clock of each seat, as written down. */
export const secondsLeft = ({ clock }: Pick<TableRecord, 'clock'>): number[] =>
  clock?.left.map((ms) => ms / 1000) ?? [];

export const dueAfter = ({ due }: Pick<TableRecord, 'due'>): number | null =>
  due === null ? null : (Date.parse(due) - START) / 1000;

export type Seats = readonly Seat[];
