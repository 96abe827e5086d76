import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewTable, Pace, SeatInfo, TableInfo } from '../../protocol/tables.ts';
import { DAY_MS } from '../clocks/clock.ts';
import { openStore } from '../store/open.ts';
import { type Store, StoreDown } from '../store/port.ts';
import { type Home, sqliteHome } from '../store/testing/storages.ts';
import { aTable } from '../testing/server.ts';
import type { TablesDeps } from './deps.ts';
import type { Sent } from './service.ts';
import { manageTables, type TableManager } from './tables.ts';
import { depsOn } from './testing/deps.ts';
import { move } from './testing/moves.ts';

/** The effects of expired clocks, on a real storage and with a simulated clock. */
let home: Home;
let store: Store;
let now = Date.now();
let tables: TableManager;

beforeAll(async () => {
  home = await sqliteHome();
  store = await openStore(home.where);
});
afterAll(async () => {
  await store.close();
  await home.remove();
});
beforeEach(() => {
  tables = server();
});

const server = (more: Partial<TablesDeps> = {}): TableManager =>
  manageTables({ ...depsOn(store, () => new Date(now), new Date(now)), ...more });
const pass = (milliseconds: number): void => {
  now += milliseconds;
};

const MINUTE = 60_000;
const BASE = 20 * MINUTE;
const LIVE: Pace = { kind: 'live', base: BASE / 1000, increment: 0 };
const DAYS: Pace = { kind: 'days', days: 2 };

interface Timed {
  readonly id: string;
  /** Who is waited for, and the other. */
  readonly seat: number;
  readonly thinks: string;
  readonly waits: string;
}

/** Ann and Bob at a table where one of them is waited for and has all of their time. */
async function timed(late: NewTable['late'], pace = LIVE): Promise<Timed> {
  const made = await tables.makeTable('ann', aTable([{ is: 'me' }, { is: 'open' }], { pace, late }).body);
  let info = await tables.join('bob', made.id, {});
  while (info.waiting.length !== 1) {
    await move(tables, made.id);
    info = await tables.table('ann', made.id);
  }
  const seat = info.waiting[0]!;
  const [thinks, waits] = seat === 0 ? (['ann', 'bob'] as const) : (['bob', 'ann'] as const);
  return { id: made.id, seat, thinks, waits };
}

const infoOf = ({ id, waits }: Timed): Promise<TableInfo> => tables.table(waits, id);
const leftOf = async (table: Timed): Promise<number | undefined> =>
  (await infoOf(table)).clocks.find((clock) => clock.seat === table.seat)?.left;
const settle = ({ id, seat, waits }: Timed, what: 'extend' | 'bot' | 'claim') =>
  tables.settle(waits, id, { seat, do: what });

/** As the sweep does: tables whose time is up are found, and only those. Both players are present, so only time counts. */
async function sweep({ id }: Timed): Promise<void> {
  for (const person of ['ann', 'bob']) await tables.present(person, [id]);
  if ((await store.tables.due(new Date(now).toISOString())).includes(id)) await tables.timeIsUp(id);
}

async function runOut(late: NewTable['late'], pace = LIVE): Promise<Timed> {
  const table = await timed(late, pace);
  pass((pace.kind === 'days' ? pace.days * DAY_MS : BASE) + 1000);
  await sweep(table);
  return table;
}

const NOTHING = 'There is nothing to decide about that seat.';

describe('a clock that runs out', () => {
  it('gives time by itself, where that is the policy', async () => {
    const table = await runOut('extend');
    expect(await leftOf(table)).toBe(BASE / 2);
    expect((await infoOf(table)).lateSeats).toEqual([]);
    for (const what of ['extend', 'bot', 'claim'] as const)
      await expect(settle(table, what)).rejects.toThrow(NOTHING);
    pass(BASE / 2 + 1000);
    await sweep(table);
    expect(await leftOf(table)).toBe(BASE / 2);
    const byDays = await runOut('extend', DAYS);
    expect(await leftOf(byDays)).toBe(2 * DAY_MS);
  });

  it.each([
    ['live', LIVE, BASE / 2],
    ['by days', DAYS, 2 * DAY_MS],
  ])('lets the other give time: %s', async (_, pace, more) => {
    const table = await timed('claim', pace);
    await expect(settle(table, 'extend')).rejects.toThrow(NOTHING);
    pass(pace.kind === 'days' ? 2 * DAY_MS + 1000 : BASE + 1000);
    await sweep(table);
    const { seat, thinks } = table;
    expect((await infoOf(table)).lateSeats).toEqual([{ seat, may: ['extend', 'bot', 'claim'], agreed: [] }]);
    // Nobody decides about themselves.
    await expect(tables.settle(thinks, table.id, { seat, do: 'extend' })).rejects.toThrow(NOTHING);
    const given = await settle(table, 'extend');
    expect([given.lateSeats, await leftOf(table)]).toEqual([[], more]);
    pass(more + 1000);
    await sweep(table);
    expect((await infoOf(table)).lateSeats).toMatchObject([{ seat }]);
  });

  it('lets the other claim the game, where that is the policy', async () => {
    const table = await runOut('claim');
    const over = await settle(table, 'claim');
    expect(over.status).toBe('over');
    expect(over.outcome?.reason).toBe('out-of-time');
    expect(over.outcome?.seats[table.seat]).toBe('lost');
    expect(over.outcome?.seats[1 - table.seat]).toBe('won');
    expect((await store.tables.find(table.id))!.due).toBeNull();
    const other = await runOut('bot');
    await expect(settle(other, 'claim')).rejects.toThrow(NOTHING);
    expect((await infoOf(other)).status).toBe('running');
  });

  it('is resolved by a late answer', async () => {
    const table = await runOut('claim');
    do await move(tables, table.id);
    while ((await infoOf(table)).waiting.includes(table.seat));
    expect((await infoOf(table)).lateSeats).toEqual([]);
    await expect(settle(table, 'claim')).rejects.toThrow(NOTHING);
  });
});

describe('a bot that plays on for somebody', () => {
  const seatOf = async ({ id, seat }: Timed, person: string): Promise<SeatInfo> =>
    (await tables.table(person, id)).seats[seat]!;

  it('takes the seat, answers its questions, and gives way to its player alone', async () => {
    const table = await runOut('bot');
    const { id, seat, thinks, waits } = table;
    const { seats } = await settle(table, 'bot');
    expect(seats[seat]).toMatchObject({ sitter: { is: 'bot' }, mine: false, mayReturn: false });
    expect(await tables.waitingBots(id)).toMatchObject([{ seat }]);
    expect(await seatOf(table, 'eve')).toMatchObject({ mayReturn: false });
    expect(await seatOf(table, thinks)).toMatchObject({ mayReturn: true });
    await expect(tables.join('eve', id, { seat })).rejects.toThrow('already started');
    pass(BASE);
    const back = await tables.join(thinks, id, {});
    expect(back.seats[seat]).toMatchObject({
      sitter: { is: 'person', id: thinks },
      mine: true,
      mayReturn: false,
    });
    expect(await tables.waitingBots(id)).toEqual([]);
    // The bot's time was not the player's, and the player needs some to look around.
    expect(await leftOf(table)).toBe(BASE / 2);
    pass(BASE / 2 + 1000);
    await sweep(table);
    expect((await tables.table(waits, id)).lateSeats).toMatchObject([{ seat }]);
  });

  it('can be watched by its player from the seat, and taken back, but not commanded', async () => {
    const { id, seat, thinks, waits } = await runOut('bot').then(async (table) => {
      await settle(table, 'bot');
      return table;
    });
    const { sight } = await tables.look(thinks, id, { seat });
    expect(sight.view.me).toBe(seat);
    const sent: Sent[] = [];
    await tables.watch(thinks, id, { seat }, undefined, (one) => sent.push(one));
    expect(sent.map(({ is }) => is)).toEqual(['table', 'picture']);
    const resign = { do: 'resign' } as const;
    for (const asked of [
      tables.act(thinks, id, seat, resign),
      tables.hint(thinks, id, seat),
      tables.look(waits, id, { seat }),
    ])
      await expect(asked).rejects.toMatchObject({ code: 'not-your-seat' });
    await tables.join(thinks, id, {});
    await tables.act(thinks, id, seat, resign);
    expect(sent.at(-1)?.is).not.toBe('gone');
    expect(sent.map(({ is }) => is)).toContain('change');
  });

  it('gives nobody back the time they have used', async () => {
    const table = await timed('bot');
    // The player is only gone: most of their time is left.
    pass(5 * MINUTE);
    await tables.present(table.waits, [table.id]);
    await settle(table, 'bot');
    pass(5 * MINUTE);
    await tables.join(table.thinks, table.id, {});
    expect(await leftOf(table)).toBe(BASE - 5 * MINUTE);
  });

  it('sits down also when nobody can be looked up just then, and is told at once', async () => {
    let away = false;
    const names: Store['people']['names'] = (ids) =>
      away ? Promise.reject(new StoreDown()) : store.people.names(ids);
    // It goes away as soon as the step is kept.
    const commit: Store['tables']['commit'] = async (step) => {
      const committed = await store.tables.commit(step);
      away = true;
      return committed;
    };
    const broken = { ...store, people: { ...store.people, names }, tables: { ...store.tables, commit } };
    const moved = vi.fn();
    const table = await runOut('bot');
    tables = server({ store: broken, moved });
    const { id, seat, thinks, waits } = table;
    const sent: Sent[] = [];
    await tables.watch(waits, id, { seat: 1 - seat }, undefined, (one) => sent.push(one));
    const sitter = () =>
      sent.flatMap((one) => (one.is === 'table' ? [one.info.seats[seat]!.sitter] : [])).at(-1);
    // Only to say how the table is now takes a storage again.
    await expect(settle(table, 'bot')).rejects.toThrow(StoreDown);
    expect([sitter()?.is, moved.mock.calls]).toEqual(['bot', [[id]]]);
    away = false;
    await expect(tables.join(thinks, id, {})).rejects.toThrow(StoreDown);
    expect(sitter()).toMatchObject({ is: 'person', name: '' });
    away = false;
    await store.people.add({ id: thinks, name: 'Tom', account: null, password: null, created: '' });
    await tables.present(waits, [id]);
    expect(sitter()).toMatchObject({ is: 'person', name: 'Tom' });
    await store.people.remove(thinks);
  });
});

describe('a server that stops and starts again', () => {
  it('lets a live clock go on where it was, until it runs out', async () => {
    const table = await timed('claim');
    pass(BASE - 2 * MINUTE);
    await tables.present(table.waits, [table.id]);
    pass(60 * MINUTE);
    tables = server();
    expect(await leftOf(table)).toBe(2 * MINUTE);
    await sweep(table);
    expect([await leftOf(table), (await infoOf(table)).lateSeats]).toEqual([2 * MINUTE, []]);
    pass(2 * MINUTE - 1000);
    await sweep(table);
    expect((await infoOf(table)).lateSeats).toEqual([]);
    pass(2000);
    await sweep(table);
    expect((await infoOf(table)).lateSeats).toMatchObject([
      { seat: table.seat, may: ['extend', 'bot', 'claim'] },
    ]);
    tables = server();
    expect((await settle(table, 'claim')).outcome).toMatchObject({ reason: 'out-of-time' });
  });

  it('lets days go by without it', async () => {
    const table = await timed('claim', DAYS);
    pass(DAY_MS);
    tables = server();
    await sweep(table);
    expect([await leftOf(table), (await infoOf(table)).lateSeats]).toEqual([DAY_MS, []]);
    pass(DAY_MS + 1000);
    tables = server();
    await sweep(table);
    expect((await infoOf(table)).lateSeats).toMatchObject([{ seat: table.seat }]);
    expect((await settle(table, 'claim')).outcome).toMatchObject({ reason: 'out-of-time' });
  });
});

describe('giving the game up together', () => {
  const wanting = async (id: string) => (await tables.table('eve', id)).abandon;

  it('is cleared by the next visible move, and not by unshown steps', async () => {
    const begun = async (): Promise<string> => (await timed('claim', { kind: 'none' })).id;
    let id = await begun();
    const found = { drafts: 0, moves: 0 };
    const seen = async (): Promise<number> => (await tables.look('eve', id, {})).log.length;
    while (found.drafts < 3 || found.moves < 3) {
      if ((await tables.table('ann', id)).status === 'over') id = await begun();
      if ((await wanting(id)).length === 0) expect((await tables.abandon('ann', id)).abandon).toEqual([0]);
      const before = await seen();
      await move(tables, id);
      const isDraft = (await seen()) === before;
      expect(await wanting(id)).toEqual(isDraft ? [0] : []);
      found[isDraft ? 'drafts' : 'moves']++;
    }
    // What Ann wanted a move ago is nothing that Bob could still take her up on.
    id = await begun();
    await tables.abandon('ann', id);
    while ((await wanting(id)).length > 0) await move(tables, id);
    expect(await tables.abandon('bob', id)).toMatchObject({ status: 'running', abandon: [1] });
    expect((await tables.abandon('ann', id)).outcome?.reason).toBe('abandoned');
  });

  it('ignores rows that are not moves', async () => {
    const { id, seat, thinks } = await timed('claim', { kind: 'none' });
    await tables.abandon('ann', id);
    await tables.act('bob', id, 1, { do: 'offer-draw' });
    await tables.act(thinks, id, seat, { do: 'unstand', on: '*' });
    expect(await wanting(id)).toEqual([0]);
  });
});
