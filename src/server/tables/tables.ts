import type { Ref, Seat, Viewer } from '../../kernel/ids.ts';
import { isAskedInSecret, whyNot } from '../../kernel/view.ts';
import type { ChatLine } from '../../protocol/play.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { DAY_MS } from '../clocks/clock.ts';
import { expire } from '../clocks/late.ts';
import { Denied, isDenied, noTable } from '../denied.ts';
import { type ChatRecord, StoreDown } from '../store/port.ts';
import { abandon, decideLateSeat, rematch } from './agreements.ts';
import { attendanceAt } from './attendance.ts';
import { attempt, executeCommand, handleCommand, mustSit, notYourSeat, runningAt } from './commands.ts';
import type { TablesDeps, WaitingBot } from './deps.ts';
import { exported, importTable } from './files.ts';
import { infoFor, isHere } from './info.ts';
import { fill, join, leave, makeTable, start } from './lobby.ts';
import { placeOf, snapshotFor } from './seat-views.ts';
import type { Sent, Tables, Watch } from './service.ts';
import { lookers, tellInfo, welcome } from './showing.ts';
import { persistStep } from './steps.ts';
import {
  hasHints,
  type LiveTable,
  letsBotsPlay,
  mayKnow,
  mayLookOn,
  owns,
  type Play,
  peopleAt,
  seatsOf,
  tableOf,
  type Watcher,
} from './table.ts';
import { TableCache } from './table-cache.ts';

/** What the rest of the server does with tables, besides what people ask for. */
export interface TableManager extends Tables {
  /** The bots at a table that are waited for. */
  waitingBots(id: string): Promise<WaitingBot[]>;
  /** A bot's answer; a stale one is ignored. */
  botAnswers(id: string, seat: Seat, cite: string, answer: unknown): Promise<void>;
  /** A clock has run out: applies or offers what the table's policy says. */
  timeIsUp(id: string): Promise<void>;
  /** Whether this process need not look at a table that has come to this version: most signals are of what it has done itself. */
  isUpTo(id: string, version: number | null): boolean;
  /** Another process has changed it. */
  refresh(id: string, version: number | null): Promise<void>;
  /** All of them; what goes wrong with one is logged, and keeps none of the others from it. */
  refreshAll(): Promise<void>;
  /**
   * Whether the storage answered, reported at intervals: players may be thinking at a table that does not use the
   * storage meanwhile.
   */
  storeAnswers(does: boolean, asked: Date): Promise<void>;
  heardChat(id: string, n: number): Promise<void>;
  /** Chat signals may have been missed: watchers are sent the last lines again and recognise them by number. */
  hearAgain(): Promise<void>;
  counts(): { tables: number; watchers: number };
  /** Nobody waits for news any more. */
  close(): void;
}

const LISTED = 60;
/** An open table needs its host: one who was not seen for this long is not waited for. */
const HOST_AWAY_MS = 7 * DAY_MS;
const CHAT_LINES = 200;
/** More is not said in the seconds in which nobody listens. */
const LINES_AGAIN = 20;

export function manageTables(deps: TablesDeps): TableManager {
  const cache = new TableCache(deps);
  const { store } = deps;
  const { present, showsHimself } = attendanceAt(deps, cache);

  const info = (table: LiveTable, person: string, key?: string): TableInfo =>
    infoFor(table, cache.gameOf(table.record), person, deps.now(), key);
  /** For a new watcher. Between beats nobody may have updated it. */
  async function freshInfo(table: LiveTable, person: string, key?: string): Promise<TableInfo> {
    await cache.lookUpPeopleAgain(table);
    return info(table, person, key);
  }
  const infoOf = (person: string, id: string): Promise<TableInfo> =>
    cache.use(id, (table) => freshInfo(table, person));

  /**
   * The place this person may watch from: their own seat, also while a bot plays for them, or the spectator's place if
   * they are allowed.
   */
  function viewerAt(table: LiveTable, person: string, seat: Viewer, key: string | undefined): Viewer {
    const { record } = table;
    if (!mayKnow(record, person, key)) throw noTable();
    if (seat !== null) {
      if (!owns(record, person, seat)) throw notYourSeat();
    } else if (!mayLookOn(record, person))
      throw new Denied(403, 'no-spectators', 'Watching is off at this table.');
    return seat;
  }

  const firstSeat = ({ record }: LiveTable, person: string): Viewer => seatsOf(record, person)[0] ?? null;

  /** A viewer with a newer snapshot than ours got it from another process, whose step has not arrived here yet. */
  async function catchUpTo(id: string, seat: Viewer, after: number | undefined): Promise<void> {
    if (after === undefined) return;
    const behind = await cache.use(id, ({ play }) => play && after > seqOf(play, seat));
    if (behind) await cache.refresh(id);
  }

  async function watch(
    person: string,
    id: string,
    place: { seat: Viewer; key?: string | undefined },
    after: number | undefined,
    send: (sent: Sent) => void,
  ): Promise<Watch> {
    const muted = new Set(await store.chat.muted(id, person));
    await catchUpTo(id, place.seat, after);
    return cache.use(id, async (table) => {
      const seat = viewerAt(table, person, place.seat, place.key);
      await cache.lookUpPeopleAgain(table);
      const wasHere = isHere(table, person, deps.now());
      const watcher: Watcher = { person, seat, key: place.key, muted, send };
      table.watchers.add(watcher);
      send({ is: 'table', info: info(table, person, place.key) });
      welcome(table, watcher, after);
      if (!wasHere && seat !== null) tellInfo(deps, table, null);
      return {
        stop() {
          table.watchers.delete(watcher);
          cache.left(id);
        },
      };
    });
  }

  /** Those who wait for news over plain HTTP. */
  const waiting = new Set<() => void>();
  let closed = false;

  /** Waits for a viewer's next snapshot or the timeout. */
  async function nextPicture(
    person: string,
    id: string,
    place: { seat: Viewer; key?: string | undefined },
    after: number,
    seconds: number,
  ): Promise<void> {
    let wake = (): void => undefined;
    const news = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const timer = setTimeout(wake, seconds * 1000);
    waiting.add(wake);
    try {
      const looking = await watch(person, id, place, after, (sent) => {
        if (sent.is !== 'table' && sent.is !== 'chat') wake();
      });
      if (!closed) await news;
      looking.stop();
    } finally {
      clearTimeout(timer);
      waiting.delete(wake);
    }
  }

  const chatLine = ({ n, person, name, seat, text, at }: ChatRecord): ChatLine => ({
    n,
    from: person,
    name,
    seat,
    text,
    at,
  });

  function passOn(table: LiveTable, line: ChatRecord): void {
    for (const watcher of lookers(table)) {
      if (!watcher.muted.has(line.person)) watcher.send({ is: 'chat', line: chatLine(line) });
    }
  }

  return {
    async tables(person, which) {
      const since = new Date(deps.now().getTime() - HOST_AWAY_MS).toISOString();
      const records = await store.tables.list(which, person, LISTED, since);
      const people = [...new Set(records.flatMap(peopleAt))];
      const names = await store.people.names(people);
      return {
        tables: records.map((record) => {
          // Late seats would need a look-up per table; they are shown at the table itself.
          return { ...info(tableOf(record, names, cache.uptime.since), person), lateSeats: [] };
        }),
      };
    },
    makeTable: async (person, wanted) => infoOf(person, await makeTable(deps, cache, person, wanted)),
    importTable: async (person, found, chairs) =>
      infoOf(person, await importTable(deps, cache, person, found, chairs)),
    table: (person, id, key) =>
      cache.use(id, (table) => {
        if (!mayKnow(table.record, person, key)) throw noTable();
        return freshInfo(table, person, key);
      }),
    async join(person, id, wanted) {
      await join(deps, cache, person, id, wanted);
      return infoOf(person, id);
    },
    leave: (person, id) => leave(deps, cache, person, id),
    async fill(person, id, wanted) {
      await fill(deps, cache, person, id, wanted);
      return infoOf(person, id);
    },
    async start(person, id) {
      await start(deps, cache, person, id);
      return infoOf(person, id);
    },
    async abandon(person, id) {
      await abandon(deps, cache, person, id);
      return infoOf(person, id);
    },
    async rematch(person, id) {
      return infoOf(person, await rematch(deps, cache, person, id));
    },
    async settle(person, id, wanted) {
      await decideLateSeat(deps, cache, person, id, wanted);
      return infoOf(person, id);
    },

    async act(person, id, seat, command) {
      const done = await handleCommand(deps, cache, person, id, seat, command);
      showsHimself(person, id);
      return done;
    },
    async look(person, id, { seat, key, after, wait = 0 }) {
      const first = await cache.use(id, (table) => {
        const viewer = viewerAt(table, person, seat ?? firstSeat(table, person), key);
        return { viewer, seq: seqOf(runningAt(table), viewer) };
      });
      if (first.viewer !== null) showsHimself(person, id);
      await catchUpTo(id, first.viewer, after);
      if (after !== undefined && after === first.seq && wait > 0) {
        await nextPicture(person, id, { seat: first.viewer, key }, after, wait);
      }
      return cache.use(id, (table) => {
        const { match, shown } = runningAt(table);
        return snapshotFor(match, shown, viewerAt(table, person, first.viewer, key));
      });
    },
    watch,
    why: (person, id, seat, ref) =>
      cache.use(id, (table) => {
        mustSit(table.record, person, seat);
        const { match, shown } = runningAt(table);
        return { why: whyNot(match.game, snapshotFor(match, shown, seat).sight.view, ref as Ref) };
      }),
    async hint(person, id, seat, signal) {
      const { cite, view, game } = await cache.use(id, (table) => {
        mustSit(table.record, person, seat);
        const { match, shown } = runningAt(table);
        const { sight } = snapshotFor(match, shown, seat);
        if (sight.cite !== null && !hasHints(table.record)) throw noHints();
        return { ...sight, game: table.record.game };
      });
      if (cite === null) throw new Denied(409, 'not-asked', 'You are not being asked now.');
      // The best that the game offers.
      const { answer, why } = await deps.think({ game, view, level: 'master' }, signal);
      return { cite, answer: answer as never, why };
    },
    async chat(person, id, key) {
      await cache.use(id, (table) => viewerAt(table, person, firstSeat(table, person), key));
      const [lines, muted] = await Promise.all([
        store.chat.list(id, CHAT_LINES),
        store.chat.muted(id, person),
      ]);
      return { lines: lines.filter((line) => !muted.includes(line.person)).map(chatLine), muted };
    },
    async say(person, id, text) {
      const spoken = plainText(text);
      if (spoken === '') throw new Denied(422, 'empty', 'The message is empty.');
      const { name, seat } = await cache.use(id, (table) => {
        const mine = firstSeat(table, person);
        if (!mayKnow(table.record, person, undefined)) throw noTable();
        // A spectator might know what a player must not.
        if (mine === null) throw new Denied(403, 'not-seated', 'Only players at the table can chat.');
        return { name: table.names.get(person) ?? '', seat: mine };
      });
      const at = deps.now().toISOString();
      return chatLine(await store.chat.add(id, { person, name, seat, text: spoken, at }));
    },
    async mute(person, id, whom, on, key) {
      const here = await cache.use(id, (table) => {
        viewerAt(table, person, firstSeat(table, person), key);
        return peopleAt(table.record).includes(whom);
      });
      // Or anybody could fill the storage with names of nobody.
      if (on && !here && !(await store.chat.list(id, CHAT_LINES)).some((line) => line.person === whom))
        throw new Denied(409, 'not-here', 'That person is not at this table.');
      await store.chat.mute(id, person, whom, on);
      await cache.use(id, (table) => {
        for (const watcher of table.watchers) {
          if (watcher.person !== person) continue;
          const muted = watcher.muted as Set<string>;
          if (on) muted.add(whom);
          else muted.delete(whom);
        }
      });
    },
    async report(person, id, { seat, key }, words) {
      const write = await cache.use(id, (table) => exported(deps, table, viewerAt(table, person, seat, key)));
      const file = Buffer.from(await write()).toString();
      const report = { id: deps.random(12), at: deps.now().toISOString(), table: id, person, words, file };
      await store.reports.add(report);
      deps.log.warn({ report: report.id, table: id }, 'a player reported a problem');
      return { report: report.id };
    },
    async exportTable(person, id, { seat, key }) {
      const write = await cache.use(id, (table) => {
        const viewer = viewerAt(table, person, seat === undefined ? firstSeat(table, person) : seat, key);
        return exported(deps, table, viewer);
      });
      return write();
    },

    async personLeaves(person) {
      for (const { id, status } of await store.tables.list('mine', person, 1000)) {
        if (status !== 'over') await leaveForGood(person, id);
      }
    },
    personMerged: lookUpAgain,
    present,

    waitingBots: (id) =>
      cache.use(id, ({ record, play }) => {
        if (!play || record.status !== 'running') return [];
        return record.waiting.flatMap((seat): WaitingBot[] => {
          const chair = record.chairs[seat];
          const sight = play.shown.sights[seat];
          if (chair?.is !== 'bot' || !sight || sight.cite === null) return [];
          const { match } = play;
          const secret = isAskedInSecret(match.game, match.position.state, seat);
          return [
            { seat, cite: sight.cite, view: sight.view, level: chair.level, game: record.game, secret },
          ];
        });
      }),
    botAnswers: (id, seat, cite, answer) =>
      attempt(() =>
        cache.use(id, async (table) => {
          const chair = table.record.chairs[seat];
          // The person is back, or another process answered: this answer is no longer needed.
          if (chair?.is !== 'bot' || table.record.status !== 'running') return;
          await executeCommand(deps, cache, table, seat, { do: 'answer', cite, answer }).catch(
            (error: unknown) => {
              if (!isDenied(error, 'stale', 'not-asked', 'over')) throw error;
            },
          );
        }),
      ),
    timeIsUp: (id) =>
      attempt(() =>
        cache.use(id, async (table) => {
          const { change } = expire(table.record, deps.now());
          if (change) await persistStep(deps, cache, table, change, null);
        }),
      ),
    isUpTo: (id, version) => cache.isUpTo(id, version),
    refresh: (id, version) => cache.refresh(id, version),
    refreshAll: () => lookUpAgain(cache.ids()),
    async storeAnswers(does, asked) {
      if (!does) cache.uptime.lost(asked);
      else if (cache.uptime.isAway) await cache.uptime.back();
    },
    async heardChat(id, n) {
      const table = cache.find(id);
      if (!table || table.watchers.size === 0) return;
      const line = (await store.chat.list(id, CHAT_LINES, n - 1)).find((said) => said.n === n);
      if (line) passOn(table, line);
    },
    async hearAgain() {
      for (const table of cache.loaded()) {
        if (table.watchers.size === 0) continue;
        for (const line of await store.chat.list(table.record.id, LINES_AGAIN)) passOn(table, line);
      }
    },
    counts() {
      const watchers = cache.loaded().reduce((sum, table) => sum + table.watchers.size, 0);
      return { tables: cache.size, watchers };
    },
    close() {
      closed = true;
      for (const wake of waiting) wake();
    },
  };

  async function lookUpAgain(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await cache.refresh(id).catch((err: unknown) => {
        if (!(err instanceof StoreDown)) deps.log.error({ err, table: id }, 'a table could not be reloaded');
      });
    }
  }

  /** An open table may have started meanwhile, and a running game may be over. */
  async function leaveForGood(person: string, id: string): Promise<void> {
    try {
      await leave(deps, cache, person, id);
    } catch (error) {
      if (isDenied(error, 'started')) await giveUp(person, id);
      else if (!isDenied(error, 'no-table')) throw error;
    }
  }

  async function giveUp(person: string, id: string): Promise<void> {
    await attempt(() =>
      cache.use(id, async (table) => {
        const { record } = table;
        const [seat] = seatsOf(record, person);
        if (record.status !== 'running') return;
        if (seat !== undefined) await executeCommand(deps, cache, table, seat, { do: 'resign' });
        else if (letsBotsPlay(record, person)) await executeCommand(deps, cache, table, 0, { do: 'abandon' });
      }),
    );
  }
}

const noHints = (): Denied =>
  new Denied(403, 'no-hints', 'Hints are off at this table: people play against each other.');

/** The number of a viewer's snapshot. */
const seqOf = ({ match, shown }: Play, viewer: Viewer): number => shown.seqs[placeOf(match, viewer)] ?? 0;

/** What people write, without characters that could disturb others' screens. */
const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    // Invisible characters that only affect the rest of the text.
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    // No language piles up more on one letter; a hundred reach over the lines above.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
