import { commitmentTo } from '../../kernel/chance/committed.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { sameJson } from '../../kernel/json.ts';
import { decodeMatch, follow, type Match, type MatchFile } from '../../kernel/match/index.ts';
import { memoize } from '../../kernel/memoize.ts';
import { wake } from '../clocks/wake.ts';
import { Denied, noTable } from '../denied.ts';
import { type LogRecord, StoreDown, type TableRecord } from '../store/port.ts';
import type { TablesDeps } from './deps.ts';
import { showNow } from './seat-views.ts';
import { showChanges, showSnapshots, tellInfo } from './showing.ts';
import { hasSpectators, type LiveTable, type Play, peopleAt, samePeople, tableOf } from './table.ts';
import { Turns } from './turns.ts';
import { Uptime } from './uptime.ts';

/** This many unwatched tables stay in memory. */
const IDLE_TABLES = 300;

/** Who was seen at a table need not be looked up more often: it is written down twice a minute only. */
const PEOPLE_MS = 10_000;

interface Place {
  table: LiveTable | null;
  /** What the last in the queue does. */
  last: Promise<unknown>;
  /** How many are in the queue. */
  users: number;
}

/** The tables in memory. All that is done with a table goes through its queue, one after the other. */
export class TableCache {
  private readonly deps: TablesDeps;
  private readonly mostIdle: number;
  readonly uptime: Uptime;
  private readonly places = new Map<string, Place>();
  /** Those who make tables. */
  readonly hosts = new Turns();
  /** Tables that were unwatched when last used, least recently used first. They may have been watched since. */
  private readonly idle = new Map<string, Place>();

  constructor(deps: TablesDeps, mostIdle = IDLE_TABLES) {
    this.deps = deps;
    this.mostIdle = mostIdle;
    this.uptime = new Uptime(deps);
  }

  get size(): number {
    return this.places.size;
  }

  /** The tables that are in memory now. */
  loaded(): LiveTable[] {
    return [...this.places.values()].flatMap(({ table }) => (table ? [table] : []));
  }

  /** The tables that are in memory now, or are just being loaded. */
  ids(): string[] {
    return [...this.places.keys()];
  }

  /** A table, if it is in memory now. */
  find(id: string): LiveTable | null {
    return this.places.get(id)?.table ?? null;
  }

  /** Does something with a table, when all that was asked before is done. */
  use<T>(id: string, work: (table: LiveTable) => Promise<T> | T): Promise<T> {
    return this.inTurn(id, async (place) => {
      place.table ??= await this.load(id);
      const { table } = place;
      if (table.doubtful) await this.reload(table);
      try {
        return await work(table);
      } catch (error) {
        // Another process may have acted without this one knowing yet: nobody is refused because of an old copy.
        if (!(error instanceof Denied) || !(await this.wasBehind(place, table))) throw error;
        return await work(table);
      }
    });
  }

  /** A watcher has left a table. */
  left(id: string): void {
    const place = this.places.get(id);
    if (place?.users === 0) this.rest(id, place);
  }

  /** Whether there is nothing to look up of a table that has come to this version: it is not in memory, or at that already. */
  isUpTo(id: string, version: number | null): boolean {
    const known = this.places.get(id);
    if (!known?.table) return !known?.users;
    return known.users === 0 && isAt(known.table, version);
  }

  /** Reloads a cached table that is not at this version yet, and shows what is new. */
  async refresh(id: string, version: number | null = null): Promise<void> {
    if (this.isUpTo(id, version)) return;
    await this.inTurn(id, async (place) => {
      const { table } = place;
      if (table && !isAt(table, version)) await this.wasBehind(place, table);
    });
  }

  /** Looks a table up again; true when there was something new. */
  private async wasBehind(place: Place, table: LiveTable): Promise<boolean> {
    const { record } = table;
    try {
      if (await this.catchUp(table)) return table.record.version > record.version;
    } catch (error) {
      // It may have been read by half. The next user reads all of it again.
      Object.assign(table, { record, doubtful: true });
      throw error;
    }
    this.drop(place);
    return false;
  }

  /** Memory may be ahead of the storage: the storage counts. */
  private async reload(table: LiveTable, old: TableRecord = table.record): Promise<void> {
    const fresh = await this.load(table.record.id);
    const before = table.play;
    Object.assign(table, {
      record: fresh.record,
      stored: fresh.stored,
      names: fresh.names,
      seen: fresh.seen,
      lookedUp: fresh.lookedUp,
      up: fresh.up,
      play: fresh.play,
      doubtful: false,
    });
    if (fresh.play && before) {
      table.play = { ...fresh.play, recent: before.recent };
      const { changes } = showNow(fresh.play.match, fresh.record, before.shown, hasSpectators(table));
      showChanges(table, changes, fresh.play.shown.seqs);
    } else {
      showSnapshots(table);
    }
    // A corrected clock must be reported as well.
    tellInfo(this.deps, table, fresh.record === fresh.stored ? old : null);
  }

  /** Reads what other processes have added; false when the table is gone. */
  private async catchUp(table: LiveTable): Promise<boolean> {
    const { store } = this.deps;
    const record = await store.tables.find(table.record.id);
    if (!record) return false;
    if (table.doubtful) await this.reload(table);
    if (record.version <= table.record.version) return true;
    const old = table.record;
    // The clock correction after a restart still applies if the stored clock is the one it was made from.
    table.record = sameJson(record.clock, table.stored.clock) ? { ...record, clock: old.clock } : record;
    table.stored = record;
    await (samePeople(old, record) ? this.lookUpPeopleAgain(table) : this.lookUpPeople(table));
    wakeUp(table);
    if (!table.play) {
      if (record.status !== 'open') await this.reload(table, old);
      else tellInfo(this.deps, table, old);
      return true;
    }
    const { match } = table.play;
    const rows = await store.tables.log(record.id, match.rows.length);
    const last = rows.at(-1);
    if (last) {
      follow(
        match,
        rows.map(({ row }) => row),
        last.shown,
      );
      const { shown, changes } = showNow(match, record, table.play.shown, hasSpectators(table));
      table.play.shown = { ...shown, seqs: last.seqs };
      showChanges(table, changes, last.seqs);
    }
    tellInfo(this.deps, table, old);
    return true;
  }

  private drop(place: Place): void {
    for (const watcher of place.table?.watchers ?? []) watcher.send({ is: 'gone' });
    place.table = null;
  }

  private async inTurn<T>(id: string, work: (place: Place) => Promise<T>): Promise<T> {
    const place = memoize(this.places, id, () => ({ table: null, last: Promise.resolve(), users: 0 }));
    const run = async (): Promise<T> => {
      // Actions right after the storage is back must not be charged for the time before.
      if (this.uptime.isAway) await this.uptime.back();
      if (place.table) this.rouse(place.table);
      return work(place);
    };
    const turn = place.users++ === 0 ? run() : place.last.then(run, run);
    place.last = turn;
    try {
      return await turn;
    } finally {
      if (--place.users === 0) this.rest(id, place);
    }
  }

  /** The storage was away since the table was last used, and nobody could answer: that is told to all who look. */
  private rouse(table: LiveTable): void {
    const { since } = this.uptime;
    if (table.up === since) return;
    table.up = since;
    wakeUp(table);
    tellInfo(this.deps, table, null);
  }

  /** Nobody is in the queue any more. */
  private rest(id: string, place: Place): void {
    this.idle.delete(id);
    if (!place.table) this.places.delete(id);
    else if (!isWanted(place)) this.idle.set(id, place);
    if (this.idle.size <= this.mostIdle) return;
    const [oldest] = this.idle;
    if (!oldest) return;
    this.idle.delete(oldest[0]);
    if (!isWanted(oldest[1])) this.places.delete(oldest[0]);
  }

  private async load(id: string): Promise<LiveTable> {
    const { store } = this.deps;
    const record = await store.tables.find(id);
    if (!record) throw noTable();
    const game = this.gameOf(record);
    const table = tableOf(record, new Map(), this.uptime.since);
    await this.lookUpPeople(table);
    if (record.status === 'open') return table;
    wakeUp(table);
    const [log, keyframes] = await Promise.all([store.tables.log(id, 0), store.tables.keyframes(id)]);
    // They were not read at the same moment: another process may have added a keyframe to rows that were not there yet.
    const known = keyframes.filter(({ n }) => n < log.length);
    const match = matchOf(game, record, log, known);
    if (match) table.play = playOf(match, record, log.at(-1)?.seqs ?? []);
    return table;
  }

  /** What its people are called, and when each was last seen. */
  async lookUpPeople(table: LiveTable): Promise<void> {
    const { store } = this.deps;
    const [names, seen] = await Promise.all([
      store.people.names(peopleAt(table.record)),
      store.tables.lastSeen(table.record.id),
    ]);
    table.names = names;
    table.seen = new Map(seen);
    table.lookedUp = this.deps.now().getTime();
  }

  /** The same after a step that is kept: what goes wrong with it now takes nothing back, and it is done again soon. */
  async lookUpNewPeople(table: LiveTable): Promise<void> {
    try {
      await this.lookUpPeople(table);
    } catch (err) {
      table.lookedUp = 0;
      if (!(err instanceof StoreDown))
        this.deps.log.warn({ err, table: table.record.id }, 'the people at a table could not be loaded');
    }
  }

  /** The same, unless it was done a moment ago. */
  async lookUpPeopleAgain(table: LiveTable): Promise<void> {
    if (this.deps.now().getTime() - table.lookedUp >= PEOPLE_MS) await this.lookUpPeople(table);
  }

  gameOf(record: Pick<TableRecord, 'game'>): AnyGame {
    const game = this.deps.games.get(record.game);
    if (!game) throw new Error(`table of an unknown game: ${record.game}`);
    return game;
  }
}

/** Time in which nobody could answer is charged to nobody. */
function wakeUp(table: LiveTable): void {
  const woken = wake(table.record, table.seen, table.up);
  if (woken) table.record = { ...table.record, ...woken };
}

function matchOf(
  game: AnyGame,
  record: TableRecord,
  log: readonly LogRecord[],
  keyframes: Parameters<typeof decodeMatch>[2],
): Match | null {
  const last = log.at(-1);
  if (!last) return null;
  const file: MatchFile = {
    format: 'wartable-match/1',
    game: record.game,
    options: record.options,
    commitment: commitmentTo(record.secret),
    secret: record.secret,
    nonces: record.chairs.map((chair) => (chair.is === 'open' ? '' : chair.nonce)),
    shown: last.shown,
    rows: log.map(({ row }) => row),
  };
  const match = decodeMatch(game, file, keyframes);
  if ('broken' in match) throw new Error(`table ${record.id} cannot be loaded: ${match.broken}`);
  return match;
}

export function playOf(match: Match, record: TableRecord, seqs: readonly number[]): Play {
  const { shown } = showNow(match, record, null, false);
  return { match, shown: { ...shown, seqs }, recent: shown.sights.map(() => []) };
}

const isWanted = ({ table, users }: Place): boolean =>
  users > 0 || (table !== null && table.watchers.size > 0);

const isAt = (table: LiveTable, version: number | null): boolean =>
  version !== null && version <= table.record.version && !table.doubtful;
