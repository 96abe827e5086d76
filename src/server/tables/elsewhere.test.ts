import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import { KEYFRAME_EVERY } from '../../kernel/match/index.ts';
import type { Pace, TableInfo } from '../../protocol/tables.ts';
import { Denied } from '../denied.ts';
import { openStore } from '../store/open.ts';
import { type Store, StoreDown } from '../store/port.ts';
import { type Home, sqliteHome } from '../store/testing/storages.ts';
import { aTable } from '../testing/server.ts';
import type { Sent } from './service.ts';
import { manageTables, type TableManager } from './tables.ts';
import { depsOn } from './testing/deps.ts';
import { move } from './testing/moves.ts';

/** Two servers of one storage. Signals between them are on their way for as long as a test likes: nothing is passed on. */
let home: Home;
let store: Store;
let here: TableManager;
let there: TableManager;
/** What goes wrong with the storage of `there`. */
let trouble: ((what: string) => void) | null = null;
/** How much later it is at `there`, in milliseconds. */
let later = 0;

beforeAll(async () => {
  home = await sqliteHome();
  store = await openStore(home.where);
  here = managerOn(store);
  there = managerOn({ ...store, tables: troubled(store.tables) }, () => new Date(Date.now() + later));
});
afterAll(async () => {
  await store.close();
  await home.remove();
});

const managerOn = (...on: Parameters<typeof depsOn>): TableManager => manageTables(depsOn(...on));

/** Calls `trouble` before everything that is asked. */
const troubled = (tables: Store['tables']): Store['tables'] =>
  new Proxy(tables, {
    get(target, name: keyof Store['tables']) {
      const ask = target[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        trouble?.(name);
        return ask(...args);
      };
    },
  });

const makeOpen = (pace: Pace = { kind: 'none' }, host = 'ann'): Promise<TableInfo> =>
  here.makeTable(host, aTable([{ is: 'me' }, { is: 'open' }], { pace }).body);

async function running(pace?: Pace): Promise<TableInfo> {
  const { id } = await makeOpen(pace);
  return here.join('bob', id, {});
}

const PEOPLE = ['ann', 'bob'];
const chance = seeded('elsewhere');

describe('a server that has not yet heard of a change at another', () => {
  it('refuses nobody because of that', async () => {
    const { id } = await makeOpen();
    await there.table('bob', id);
    await here.join('bob', id, {});
    expect((await there.look('bob', id, { seat: 1 })).sight.view.me).toBe(1);
    await move(here, id);
    // The question that is asked now is one that the other server does not know of.
    const pictures = await Promise.all(PEOPLE.map((person, seat) => here.look(person, id, { seat })));
    const seat = pictures.findIndex(({ sight }) => sight.cite !== null && sight.given === null);
    const { view, cite } = pictures[seat]!.sight;
    const answer = sample(view.question!.form, chance);
    await there.act(PEOPLE[seat]!, id, seat, { do: 'answer', cite: cite!, answer });
    const again = there.act(PEOPLE[seat]!, id, seat, { do: 'answer', cite: cite!, answer });
    await expect(again).rejects.toThrow(Denied);
  });

  it('shows nobody an older snapshot than they have seen', async () => {
    const { id } = await running();
    await there.look('ann', id, { seat: 0 });
    const { seat, seq } = await move(here, id);
    const person = PEOPLE[seat]!;
    expect(seq).toBeGreaterThan(0);
    expect((await there.look(person, id, { seat, after: seq })).seq).toBe(seq);
    const next = await move(here, id);
    const sent: Sent[] = [];
    const place = { seat: next.seat };
    await there.watch(PEOPLE[next.seat]!, id, place, next.seq, (one) => sent.push(one));
    // The viewer already has the newest: there is nothing to show.
    expect(sent.filter(({ is }) => is !== 'table')).toEqual([]);
  });

  it('shows the first snapshot to everybody who waited for the game to begin', async () => {
    const { id } = await makeOpen();
    const sent: Sent[] = [];
    await there.watch('ann', id, { seat: 0 }, undefined, (one) => sent.push(one));
    await here.join('bob', id, {});
    await there.refresh(id, null);
    const pictures = sent.filter(({ is }) => is !== 'table');
    expect(pictures).toEqual([{ is: 'picture', picture: await here.look('ann', id, { seat: 0 }) }]);
    expect(sent.at(-1)).toMatchObject({ is: 'table', info: { status: 'running' } });
  });
});

describe('a table is read from the storage', () => {
  it('right, also while another server adds a keyframe', async () => {
    const { id } = await running();
    let rows = (await store.tables.log(id, 0)).length;
    while (rows < KEYFRAME_EVERY) {
      await move(here, id);
      rows = (await store.tables.log(id, 0)).length;
    }
    // As if the rows had been read before the last steps, and the keyframes after them; or no keyframes at all.
    const log: Store['tables']['log'] = async (...ask) => (await store.tables.log(...ask)).slice(0, 40);
    const mixed = managerOn({ ...store, tables: { ...store.tables, log } });
    const older = managerOn({ ...store, tables: { ...store.tables, log, keyframes: async () => [] } });
    const [got, wanted] = [
      await mixed.look('ann', id, { seat: 0 }),
      await older.look('ann', id, { seat: 0 }),
    ];
    expect(got).toEqual(wanted);
    expect(wanted.seq).toBeLessThan((await here.look('ann', id, { seat: 0 })).seq);
  });

  it('looking only now and then who was seen at the table', async () => {
    const { id } = await running();
    await there.watch('ann', id, { seat: 0 }, undefined, () => undefined);
    const asked: string[] = [];
    trouble = (name) => void asked.push(name);
    const ask = async (): Promise<string[]> => {
      await move(here, id);
      await there.refresh(id, null);
      return asked.splice(0);
    };
    expect(await ask()).toEqual(['find', 'log']);
    later += 60_000;
    expect(await ask()).toEqual(['find', 'lastSeen', 'log']);
    expect(await ask()).toEqual(['find', 'log']);
    trouble = null;
  });

  it('again when a guest has become an account, at their tables only', async () => {
    const guests = await here.makeTable('guest', aTable([{ is: 'me' }, { is: 'open' }]).body);
    const other = await makeOpen();
    await there.table('guest', guests.id);
    await there.table('ann', other.id);
    const asked: string[] = [];
    trouble = (name) => void asked.push(name);
    await there.personMerged(await store.people.merge('guest', 'luke'));
    trouble = null;
    expect(asked.filter((name) => name === 'find')).toHaveLength(1);
    expect((await there.table('luke', guests.id)).seats[0]).toMatchObject({ mine: true });
  });

  it('only when it is newer than what is in memory', async () => {
    const { id } = await running();
    expect(there.isUpTo(id, null)).toBe(true);
    await there.look('ann', id, { seat: 0 });
    const { version } = (await store.tables.find(id))!;
    expect([version, version + 1, null].map((at) => there.isUpTo(id, at))).toEqual([true, false, false]);
    const busy = there.look('ann', id, { seat: 0 });
    expect(there.isUpTo(id, version)).toBe(false);
    await busy;
  });

  it.each(['find', 'lastSeen', 'log'])('all over again when the storage went away at %s', async (moment) => {
    const { id } = await running();
    const sent: Sent[] = [];
    await there.watch('ann', id, { seat: 0 }, undefined, (one) => sent.push(one));
    await move(here, id);
    later += 60_000;
    trouble = (name) => {
      if (name === moment) throw new StoreDown();
    };
    await expect(there.refresh(id, null)).rejects.toThrow(StoreDown);
    trouble = null;
    expect(await there.look('ann', id, { seat: 0 })).toEqual(await here.look('ann', id, { seat: 0 }));
  });
});

describe('who is there', () => {
  /** They play at no other table, where they would have been seen. */
  async function seated(): Promise<TableInfo> {
    const { id } = await makeOpen(undefined, 'carl');
    return here.join('dora', id, {});
  }
  const isThere = (sent: Sent | undefined, seat: number): boolean | undefined => {
    const sitter = sent?.is === 'table' ? sent.info.seats[seat]?.sitter : undefined;
    return sitter?.is === 'person' ? sitter.here : undefined;
  };
  const lookAt = async (id: string): Promise<Sent[]> => {
    const sent: Sent[] = [];
    await there.watch('carl', id, { seat: 0 }, undefined, (one) => sent.push(one));
    return sent;
  };
  beforeEach(() => {
    later = 0;
  });

  it('is told at all tables of somebody who comes', async () => {
    const tables = [await seated(), await seated()];
    const looks = await Promise.all(tables.map(({ id }) => lookAt(id)));
    for (const sent of looks) expect(isThere(sent.at(-1), 1)).toBe(false);
    await there.present('dora', null);
    for (const sent of looks) expect(isThere(sent.at(-1), 1)).toBe(true);
  });

  it('is looked up again at the beat of a watcher, also if another server saw them', async () => {
    const [{ id }, { id: other }] = [await seated(), await seated()];
    const [sent] = [await lookAt(id), await there.table('carl', other)];
    await here.present('dora', null);
    const asked: string[] = [];
    trouble = (name) => void asked.push(name);
    // It was looked up just now.
    await there.present('carl', [id]);
    expect(asked.splice(0)).toEqual(['seen']);
    later = 30_000;
    await there.present('carl', [id, 'no-such-table']);
    trouble = null;
    expect(asked).toEqual(['seen', 'lastSeen']);
    expect(isThere(sent.at(-1), 1)).toBe(true);
  });

  it('is reported to watchers when a player has not been seen for a while', async () => {
    const { id } = await seated();
    const sent = await lookAt(id);
    await there.present('dora', null);
    later = 60_000;
    await there.present('carl', [id]);
    expect(isThere(sent.at(-1), 1)).toBe(true);
    later = 90_000;
    await there.present('carl', [id]);
    expect(isThere(sent.at(-1), 1)).toBe(false);
    const told = sent.length;
    later = 120_000;
    await there.present('carl', [id]);
    expect(sent).toHaveLength(told);
  });

  it('and who is gone: the others may decide as soon as the waiting time is over', async () => {
    const live = { pace: { kind: 'live', base: 3600, increment: 0 }, late: 'claim' } as const;
    const { id } = await here.makeTable('eve', aTable([{ is: 'me' }, { is: 'open' }], live).body);
    const { waiting } = await here.join('max', id, {});
    const stays = waiting[0] === 0 ? 1 : 0;
    const person = ['eve', 'max'][stays]!;
    const sent: Sent[] = [];
    await there.watch(person, id, { seat: stays }, undefined, (one) => sent.push(one));
    const offered = (): unknown =>
      sent.flatMap((one) => (one.is === 'table' ? [one.info] : [])).at(-1)?.lateSeats;
    for (later = 0; later < 180_000; later += 30_000) await there.present(person, [id]);
    expect(offered()).toEqual([]);
    later = 210_000;
    await there.present(person, [id]);
    expect(offered()).toEqual([{ seat: 1 - stays, may: ['bot', 'claim'], agreed: [] }]);
  });

  it('includes a person polling over plain HTTP, recorded at most twice a minute', async () => {
    const live = { pace: { kind: 'live', base: 3600, increment: 0 }, late: 'claim' } as const;
    const { id } = await here.makeTable('finn', aTable([{ is: 'me' }, { is: 'open' }], live).body);
    const { waiting } = await here.join('gus', id, {});
    const seat = waiting[0] ?? 0;
    const [asked, other] = seat === 0 ? ['finn', 'gus'] : ['gus', 'finn'];
    const written: string[] = [];
    trouble = (name) => void written.push(name);
    for (later = 0; later < 240_000; later += 10_000) {
      await there.look(asked!, id, { seat });
      await there.look('nobody of the table', id, {});
      const now = new Date(Date.now() + later - 30_000).toISOString();
      await vi.waitFor(async () => expect((await store.tables.lastSeen(id)).get(asked!)! > now).toBe(true));
    }
    trouble = null;
    expect(written.filter((name) => name === 'seen')).toHaveLength(8);
    const info = await there.table(other!, id);
    expect(isThere({ is: 'table', info }, seat)).toBe(true);
    const gone = (late: TableInfo['lateSeats']): number[] => late.map((one) => one.seat);
    expect(gone(info.lateSeats)).not.toContain(seat);
    later += 190_000;
    expect(gone((await there.table(other!, id)).lateSeats)).toContain(seat);
  });

  it('includes a person who acts, and is reported to watchers', async () => {
    const { id } = await makeOpen(undefined, 'hal');
    await here.join('ida', id, {});
    const sent: Sent[] = [];
    const { waiting } = await there.table('hal', id);
    const seat = waiting[0] ?? 0;
    const people = ['hal', 'ida'];
    await there.watch(people[1 - seat]!, id, { seat: 1 - seat }, undefined, (one) => sent.push(one));
    await there.act(people[seat]!, id, seat, { do: 'unstand', on: '*' });
    await vi.waitFor(() => expect(isThere(sent.at(-1), seat)).toBe(true));
  });

  it('is right for a new watcher of an unwatched table', async () => {
    const { id } = await seated();
    await there.table('carl', id);
    await here.present('dora', null);
    later = 30_000;
    expect(isThere({ is: 'table', info: await there.table('carl', id) }, 1)).toBe(true);
    later = 60_000;
    expect(isThere((await lookAt(id))[0], 1)).toBe(true);
  });
});

describe('an internal error between a move and its commit', () => {
  it('leaves nothing of the move', async () => {
    const { id } = await running({ kind: 'live', base: 600, increment: 0 });
    let mistaken = false;
    const broken = managerOn(store, () => {
      const now = new Date();
      // Asked when the clocks are set: the move itself has been made by then.
      if (mistaken)
        now.getTime = () => {
          throw new Error('a mistake');
        };
      return now;
    });
    const before = await broken.look('ann', id, { seat: 0 });
    mistaken = true;
    await expect(move(broken, id)).rejects.toThrow('a mistake');
    mistaken = false;
    expect(await broken.look('ann', id, { seat: 0 })).toEqual(before);
    await move(broken, id);
    const rows = await store.tables.log(id, 0);
    expect(rows.map(({ row }) => row.n)).toEqual([...rows.keys()]);
  });
});

describe('a game begins in one step', () => {
  it('at once, when every seat is taken', async () => {
    const { id } = await here.makeTable('ann', aTable([{ is: 'me' }, { is: 'me' }]).body);
    expect(await store.tables.find(id)).toMatchObject({ status: 'running', version: 1 });
    expect((await store.tables.log(id, 0)).length).toBeGreaterThan(0);
    const both = await here.look('ann', id, { seat: 1 });
    expect([both.seq, both.sight.view.me]).toEqual([0, 1]);
  });

  it('when the last seat is taken', async () => {
    const { id } = await makeOpen();
    const open = await store.tables.find(id);
    await here.join('bob', id, {});
    const begun = await store.tables.find(id);
    expect(begun).toMatchObject({ status: 'running', version: open!.version + 1 });
  });
});

describe('a clock that a restart has put right', () => {
  it('is kept with the next step, even with one that is not about time', async () => {
    const { id } = await running({ kind: 'live', base: 600, increment: 0 });
    const up = new Date(Date.now() + 3_600_000);
    const restarted = managerOn(store, () => up, up);
    await restarted.abandon('ann', id);
    const kept = await store.tables.find(id);
    expect(kept).toMatchObject({ accord: { abandon: [0] }, clock: { since: up.toISOString() } });
  });
});

describe('a spectator who comes back', () => {
  it('is not sent changes with a gap between them, if nobody looked on in the meantime', async () => {
    const { id } = await running();
    const seqNow = async (): Promise<number> => (await here.look('eve', id, {})).seq;
    const lookOn = async (after?: number) => {
      const sent: Sent[] = [];
      const watch = await here.watch('eve', id, { seat: null }, after, (one) => sent.push(one));
      return { sent, watch };
    };
    /** Plays on until there is something new for spectators. */
    const playOn = async (): Promise<void> => {
      for (const seq = await seqNow(); (await seqNow()) === seq; ) await move(here, id);
    };
    const first = await seqNow();
    const before = await lookOn();
    await playOn();
    before.watch.stop();
    await playOn();
    const between = await lookOn();
    await playOn();
    between.watch.stop();
    const { sent, watch } = await lookOn(first);
    watch.stop();
    expect(sent.filter(({ is }) => is !== 'table')).toEqual([
      { is: 'picture', picture: await here.look('eve', id, {}) },
    ]);
  });
});
