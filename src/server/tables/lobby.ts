import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { ANY, ANY_SECRET, applyCommand, type Match, openMatch } from '../../kernel/match/index.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Chair, Fill, Join, NewTable } from '../../protocol/tables.ts';
import { comesBack, startClock } from '../clocks/clock.ts';
import { Denied, noTable } from '../denied.ts';
import type { ChairRecord, Step, TableRecord } from '../store/port.ts';
import { attempt } from './commands.ts';
import type { TablesDeps } from './deps.ts';
import { asHost } from './hosting.ts';
import { NO_ACCORD, persistStep, recordAfter, stepOf, VersionConflict } from './steps.ts';
import {
  belongsTo,
  isFull,
  isHost,
  type LiveTable,
  mayKnow,
  maySitDown,
  ownerOf,
  type Play,
  playsComputersOnly,
} from './table.ts';
import { playOf, type TableCache } from './table-cache.ts';

/** A new table as requested, not yet stored. */
export function newRecord(
  deps: TablesDeps,
  host: string,
  wanted: Omit<NewTable, 'options' | 'chairs'>,
  options: Json,
  chairs: readonly ChairRecord[],
): TableRecord {
  const now = deps.now().toISOString();
  const { game, pace, late, access, spectators, undo, hints = false } = wanted;
  return {
    id: deps.random(12),
    version: 1,
    game,
    options,
    status: 'open',
    host,
    created: now,
    moved: now,
    access,
    spectators,
    undo,
    hints,
    pace,
    late,
    invite: deps.random(22),
    secret: deps.secret(),
    chairs,
    waiting: [],
    clock: null,
    due: null,
    accord: NO_ACCORD,
    outcome: null,
    rematch: null,
    imported: false,
  };
}

export function gameNamed({ games }: TablesDeps, id: string): AnyGame {
  const game = games.get(id);
  if (!game) throw new Denied(422, 'no-game', `Unknown game. Available: ${quoted(games.keys())}.`);
  return game;
}

const quoted = (names: Iterable<string>): string => [...names].map((name) => `'${name}'`).join(', ');

/** The options as the game reads them: a set by its name, or options one by one. What the game does not know is refused. */
export function optionsOf(game: AnyGame, wanted: Json | undefined): Json {
  const raw = isRecord(wanted) ? wanted : setNamed(game, wanted);
  const options = raw === undefined ? null : game.readOptions(raw);
  if (!isRecord(options) || isRefusal(options) || !isRecord(raw) || !hasAll(options, Object.keys(raw))) {
    const sets = quoted(Object.keys(game.optionSets));
    throw new Denied(
      400,
      'bad-options',
      `These options are not valid for this game. Its option sets are ${sets}.`,
    );
  }
  return options as Json;
}

/** Only names of its own: every object has a 'constructor' and the like. */
const hasAll = (options: object, names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(options, name));

function setNamed(game: AnyGame, wanted: unknown): Json | undefined {
  const name = wanted === undefined ? Object.keys(game.optionSets)[0] : wanted;
  return typeof name === 'string' && hasAll(game.optionSets, [name]) ? game.optionSets[name] : undefined;
}

export function chairsOf(
  deps: TablesDeps,
  host: string,
  chairs: readonly Chair[],
  seats: number,
): ChairRecord[] {
  if (chairs.length !== seats) {
    throw new Denied(422, 'bad-chairs', `This game has ${seats} seats, not ${chairs.length}.`);
  }
  return chairs.map((chair) => {
    if (chair.is === 'open') return { is: 'open' };
    if (chair.is === 'bot') return { is: 'bot', level: chair.level, nonce: deps.random(16) };
    return { is: 'person', person: host, nonce: chair.nonce ?? deps.random(16) };
  });
}

export async function makeTable(
  deps: TablesDeps,
  cache: TableCache,
  person: string,
  wanted: NewTable,
): Promise<string> {
  const game = gameNamed(deps, wanted.game);
  const options = optionsOf(game, wanted.options);
  const chairs = chairsOf(deps, person, wanted.chairs, game.seats(options).length);
  const record = newRecord(deps, person, wanted, options, chairs);
  await addTable(deps, cache, firstStep(deps, cache, record));
  return record.id;
}

export const addTable = (deps: TablesDeps, cache: TableCache, first: Step): Promise<void> =>
  asHost(deps, cache, first.table, async () => {
    await deps.store.tables.add(first);
    callBots(deps, first);
  });

/** The bots at a table that is kept now. */
export function callBots(deps: TablesDeps, { table }: Step): void {
  if (table.status === 'running') deps.moved(table.id);
}

/**
 * The first step of a new table. If no seat is open, its game starts in the same step; otherwise a crash in between
 * would leave a full table that never starts. `match`: the game, if it continues an import.
 */
export function firstStep(
  deps: TablesDeps,
  cache: TableCache,
  record: TableRecord,
  match: Match | null = isFull(record) ? newMatch(deps, cache, record) : null,
): Step {
  if (!match) return { table: record, rows: [], keyframes: [], notices: [] };
  const { change, play } = opening(deps, record, match);
  return stepOf(record, { ...record, ...change }, { from: 0, play }, play.shown.seqs);
}

export async function join(
  deps: TablesDeps,
  cache: TableCache,
  person: string,
  id: string,
  wanted: Join,
): Promise<void> {
  await attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      if (!mayKnow(record, person, wanted.key)) throw noTable();
      if (record.status === 'open' && !maySitDown(record, person, wanted.key)) throw onlyToWatch();
      if (record.status === 'over') throw new Denied(409, 'over', 'The game is over.');
      const back = record.chairs.findIndex((chair) => chair.is === 'bot' && chair.for === person);
      if (back >= 0) return sitDown(deps, cache, table, back, person, undefined);
      mustBeOpen(record);
      const free = (chair: ChairRecord): boolean =>
        chair.is === 'open' && (chair.for === undefined || chair.for === person);
      const seat = wanted.seat ?? record.chairs.findIndex(free);
      if (seat < 0) throw new Denied(409, 'taken', 'No seat is free for you.');
      if (!free(chairAt(record, seat))) throw new Denied(409, 'taken', 'That seat is taken.');
      await sitDown(deps, cache, table, seat, person, wanted.nonce);
    }),
  );
}

const onlyToWatch = (): Denied =>
  new Denied(
    403,
    'only-to-watch',
    'This link is only for watching. To play, ask the host for an invitation.',
  );

async function sitDown(
  deps: TablesDeps,
  cache: TableCache,
  table: LiveTable,
  seat: number,
  person: string,
  nonce: string | undefined,
): Promise<void> {
  const old = table.record.chairs[seat];
  // Once the game runs its shares of chance are settled.
  const kept = old?.is === 'bot' ? old.nonce : (nonce ?? deps.random(16));
  const chairs = table.record.chairs.with(seat, { is: 'person', person, nonce: kept });
  const record = { ...table.record, chairs };
  // In one step with sitting down: or a server that dies in between leaves a full table that nobody starts.
  if (record.status === 'open' && isFull(record)) return begin(deps, cache, table, record);
  const time = record.status === 'running' ? comesBack(record, seat, deps.now()) : {};
  await persistStep(deps, cache, table, { chairs, ...time }, null);
}

function chairAt({ chairs }: TableRecord, seat: Seat): ChairRecord {
  const chair = chairs[seat];
  if (chair) return chair;
  throw new Denied(422, 'no-chair', `There is no seat ${seat}, only 0 to ${chairs.length - 1}.`);
}

function mustBeOpen(record: TableRecord): void {
  if (record.status !== 'open') throw new Denied(409, 'started', 'The game has already started.');
}

function mustHost(record: TableRecord, person: string): void {
  if (!isHost(record, person)) throw new Denied(403, 'not-host', 'Only the host of the table can do that.');
}

/** When the host leaves an open table, the table is removed. */
export async function leave(deps: TablesDeps, cache: TableCache, person: string, id: string): Promise<void> {
  const gone = await attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      if (!belongsTo(record, person)) throw noTable();
      mustBeOpen(record);
      if (isHost(record, person)) {
        if (await deps.store.tables.remove(id, record.version)) return true;
        // It was changed by another process: perhaps the last seat was taken and the game has started.
        table.doubtful = true;
        throw new VersionConflict();
      }
      // A seat that was kept for this person is released as well.
      const chairs = record.chairs.map((chair) =>
        ownerOf(chair) === person ? { is: 'open' as const } : chair,
      );
      await persistStep(deps, cache, table, { chairs }, null);
      return false;
    }),
  );
  if (gone) await cache.refresh(id);
}

export const fill = (
  deps: TablesDeps,
  cache: TableCache,
  person: string,
  id: string,
  { seat, level }: Fill,
): Promise<void> =>
  attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      if (!mayKnow(record, person, undefined)) throw noTable();
      mustHost(record, person);
      mustBeOpen(record);
      if (chairAt(record, seat).is === 'person') throw new Denied(409, 'taken', 'That seat is taken.');
      const next: ChairRecord = level ? { is: 'bot', level, nonce: deps.random(16) } : { is: 'open' };
      await persistStep(deps, cache, table, { chairs: record.chairs.with(seat, next) }, null);
    }),
  );

export const start = (deps: TablesDeps, cache: TableCache, person: string, id: string): Promise<void> =>
  attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      if (!mayKnow(record, person, undefined)) throw noTable();
      mustHost(record, person);
      mustBeOpen(record);
      if (!isFull(record)) throw new Denied(409, 'open-chairs', 'Not every seat is taken yet.');
      await asHost(deps, cache, record, () => begin(deps, cache, table, record));
    }),
  );

/** `record`: with those who sit there as the game begins. */
async function begin(
  deps: TablesDeps,
  cache: TableCache,
  table: LiveTable,
  record: TableRecord,
): Promise<void> {
  const { change, play } = opening(deps, record, newMatch(deps, cache, record));
  await persistStep(deps, cache, table, { chairs: record.chairs, ...change }, { from: 0, play });
}

const newMatch = (deps: TablesDeps, cache: TableCache, record: TableRecord): Match =>
  openMatch(cache.gameOf(record), {
    options: record.options,
    secret: record.secret,
    nonces: record.chairs.map((chair) => (chair.is === 'open' ? '' : chair.nonce)),
    at: deps.now().toISOString(),
    practice: record.undo === 'practice',
  });

/**
 * How a game begins: its first rows, and that nobody is asked what everybody can see to have only one answer. Computers do not read
 * the tempo: a person who plays against them alone is not asked where only that person can see it either.
 */
function opening(
  deps: TablesDeps,
  record: TableRecord,
  match: Match,
): { change: Partial<TableRecord>; play: Play } {
  const now = deps.now();
  record.chairs.forEach((chair, seat) => {
    if (chair.is !== 'person') return;
    const on = playsComputersOnly(record, seat) ? ANY_SECRET : ANY;
    applyCommand(match, seat, { do: 'stand', on, answer: null, until: 'game' }, now.toISOString());
  });
  const clock = startClock(record.pace, record.chairs.length, now);
  const play = playOf(match, record, record.chairs.map(() => 0).concat(0));
  return { change: { clock, ...recordAfter({ ...record, status: 'running', clock }, match, now) }, play };
}
