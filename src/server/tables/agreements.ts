import type { Seat } from '../../kernel/ids.ts';
import type { Settle } from '../../protocol/tables.ts';
import { extendClock, givesWay } from '../clocks/clock.ts';
import { lateSeats, mustAgree } from '../clocks/late.ts';
import { Denied, noTable } from '../denied.ts';
import type { ChairRecord, TableRecord } from '../store/port.ts';
import { attempt, executeCommand, runningAt } from './commands.ts';
import type { TablesDeps } from './deps.ts';
import { asHost } from './hosting.ts';
import { callBots, firstStep, newRecord } from './lobby.ts';
import { persistStep } from './steps.ts';
import { type LiveTable, letsBotsPlay, otherSeats, seatsOf } from './table.ts';
import type { TableCache } from './table-cache.ts';

const without = (seats: readonly Seat[], seat: Seat): Seat[] => seats.filter((other) => other !== seat);
const withAll = (seats: readonly Seat[], more: readonly Seat[]): Seat[] => [...new Set([...seats, ...more])];

/** The seats of a person; throws if they have none. */
function mySeats(record: TableRecord, person: string): Seat[] {
  const mine = seatsOf(record, person);
  if (mine.length === 0) throw noTable();
  return mine;
}

/**
 * Ends the game without a result: when all people at the table agreed and nobody has played on in between; or by the
 * host of a table of bots.
 */
export const abandon = (deps: TablesDeps, cache: TableCache, person: string, id: string): Promise<void> =>
  attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      const mine = letsBotsPlay(record, person) ? [] : mySeats(record, person);
      runningAt(table);
      if (record.status === 'over') throw new Denied(409, 'over', 'The game is over.');
      const said = withAll(record.accord.abandon, mine);
      if (otherSeats(record, person).every((seat) => said.includes(seat))) {
        await executeCommand(deps, cache, table, mine[0] ?? 0, { do: 'abandon' });
      } else {
        await persistStep(deps, cache, table, { accord: { ...record.accord, abandon: said } }, null);
      }
    }),
  );

/** What the others decide about a seat whose time is up or who is gone. */
export const decideLateSeat = (
  deps: TablesDeps,
  cache: TableCache,
  person: string,
  id: string,
  wanted: Settle,
): Promise<void> =>
  attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      const mine = mySeats(record, person);
      const { seat } = wanted;
      await cache.lookUpPeople(table);
      const offer = lateSeats(record, table, deps.now()).find((late) => late.seat === seat);
      if (!offer?.may.includes(wanted.do) || mine.includes(seat)) {
        throw new Denied(409, 'not-late', 'There is nothing to decide about that seat.');
      }
      if (wanted.do === 'claim') await executeCommand(deps, cache, table, seat, { do: 'forfeit' });
      else if (wanted.do === 'extend') await extend(deps, cache, table, seat);
      else await letBotPlay(deps, cache, table, seat, mine);
    }),
  );

async function extend(deps: TablesDeps, cache: TableCache, table: LiveTable, seat: Seat): Promise<void> {
  const { record } = table;
  const accord = settled(record, seat);
  await persistStep(deps, cache, table, { ...extendClock(record, seat, deps.now()), accord }, null);
}

/** Nothing is left to agree about a seat. */
function settled({ accord }: TableRecord, seat: Seat): TableRecord['accord'] {
  const { [seat]: _, ...bot } = accord.bot;
  return { ...accord, bot, late: without(accord.late, seat) };
}

async function letBotPlay(
  deps: TablesDeps,
  cache: TableCache,
  table: LiveTable,
  seat: Seat,
  mine: readonly Seat[],
): Promise<void> {
  const { record } = table;
  const chair = record.chairs[seat];
  if (chair?.is !== 'person')
    throw new Denied(409, 'not-late', 'There is nothing to decide about that seat.');
  const agreed = withAll(record.accord.bot[seat] ?? [], mine);
  if (!mustAgree(record, seat, table, deps.now()).every((other) => agreed.includes(other))) {
    await persistStep(
      deps,
      cache,
      table,
      { accord: { ...record.accord, bot: { ...record.accord.bot, [seat]: agreed } } },
      null,
    );
    return;
  }
  const bot: ChairRecord = { is: 'bot', level: 'steady', nonce: chair.nonce, for: chair.person };
  const chairs = record.chairs.with(seat, bot);
  const accord = { ...settled(record, seat), abandon: without(record.accord.abandon, seat) };
  await persistStep(
    deps,
    cache,
    table,
    { chairs, accord, ...givesWay({ ...record, accord }, chairs, deps.now()) },
    null,
  );
}

/** A rematch of the same people, everybody one seat further. Returns the new table's id. */
export const rematch = (deps: TablesDeps, cache: TableCache, person: string, id: string): Promise<string> =>
  attempt(() =>
    cache.use(id, async (table) => {
      const { record } = table;
      mySeats(record, person);
      if (record.status !== 'over') throw new Denied(409, 'not-over', 'The game is not over yet.');
      // It may be gone again: its host left it, or nobody came.
      if (record.rematch && (await deps.store.tables.find(record.rematch))) return record.rematch;
      const next = newRecord(deps, person, record, record.options, rematchChairs(deps, record, person));
      const first = firstStep(deps, cache, next);
      // In one step: otherwise two requests at two servers, or a server that dies in between, would leave a table that nobody can find.
      await asHost(deps, cache, next, () =>
        persistStep(deps, cache, table, { rematch: next.id }, null, first),
      );
      callBots(deps, first);
      return next.id;
    }),
  );

/** The person who asked sits down; the others' seats are kept for them. */
function rematchChairs(deps: TablesDeps, { chairs }: TableRecord, person: string): ChairRecord[] {
  const moved = chairs.map((_, seat) => chairs[(seat + 1) % chairs.length] ?? { is: 'open' as const });
  return moved.map((chair): ChairRecord => {
    if (chair.is === 'open') return chair;
    const nonce = deps.random(16);
    const who = chair.is === 'person' ? chair.person : chair.for;
    if (who === person) return { is: 'person', person, nonce };
    return chair.is === 'bot' ? { is: 'bot', level: chair.level, nonce } : { is: 'open', for: chair.person };
  });
}
