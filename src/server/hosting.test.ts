import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '../protocol/client.ts';
import type { NewTable, TableInfo } from '../protocol/tables.ts';
import { Browser } from './http/testing/http-server.ts';
import { at } from './testing/pair.ts';
import { aServer, aTable, type TestServer, type Visitor, visitor } from './testing/server.ts';

let server: TestServer;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  server = await aServer();
  bob = await visitor(server.url);
});
beforeEach(async () => {
  ann = await visitor(server.url);
});
afterAll(() => server.stop());

/** Of the tables requested at once: those that were made, and why the others were not. */
async function makeAtOnce(
  count: number,
  wanted: { body: NewTable },
): Promise<{ made: TableInfo[]; why: Set<string> }> {
  const made: TableInfo[] = [];
  const why = new Set<string>();
  const make = async (): Promise<void> => {
    try {
      made.push(await ann.ask('makeTable', wanted));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      why.add(`${error.status} ${error.problem.code}`);
    }
  };
  await Promise.all(Array.from({ length: count }, make));
  return { made, why };
}

/** Bots that think so long that no game ends before the test. */
const BOT = { is: 'bot', level: 'master' } as const;
const [ME, OPEN] = [{ is: 'me' }, { is: 'open' }] as const;

describe('bots that play among themselves', () => {
  const bots = aTable([BOT, BOT], { game: 'rebellion' });

  test('do so at one table per person at a time, which the person may end', async () => {
    const { made, why } = await makeAtOnce(10, bots);
    expect([made.length, [...why]]).toEqual([1, ['409 too-many-bots']]);
    const [table] = made as [TableInfo];
    expect((await bob.fails('abandon', at(table))).status).toBe(404);
    expect(await ann.ask('abandon', at(table))).toMatchObject({
      status: 'over',
      outcome: { reason: 'abandoned' },
    });
    const again = await ann.ask('makeTable', bots);
    // Against bots she may play at as many as she likes; and others have their own.
    await ann.ask('makeTable', aTable([ME, BOT]));
    await bob.ask('abandon', at(await bob.ask('makeTable', bots)));
    await ann.ask('abandon', at(again));
  });

  test('are not put on chairs one by one for this, nor imported with a file', async () => {
    const mine = await ann.ask('makeTable', aTable([ME, ME]));
    const file = await ann.ask('exportTable', { ...at(mine), query: {} });
    const filled = await ann.ask('makeTable', aTable([BOT, OPEN]));
    await ann.ask('fill', { ...at(filled), body: { seat: 1, level: 'master' } });
    const playing = await ann.ask('makeTable', bots);
    expect((await ann.fails('start', at(filled))).problem.code).toBe('too-many-bots');
    const brought = { body: { file, chairs: [BOT, BOT] } };
    expect((await ann.fails('importTable', brought)).problem.code).toBe('too-many-bots');
    await ann.ask('abandon', at(playing));
    expect((await ann.ask('start', at(filled))).status).toBe('running');
  });

  test('end with the person who let them play', async () => {
    const guest = new Browser(server.url);
    await guest.get('/api/me');
    const { id } = (await guest.post('/api/tables', bots.body)).json() as unknown as TableInfo;
    expect((await guest.post('/api/account/delete', {})).status).toBe(200);
    expect((await ann.ask('table', { params: { id }, query: {} })).outcome).toMatchObject({
      reason: 'abandoned',
    });
  });
});

describe('open tables', () => {
  test('are five of a person at most in the lobby', async () => {
    const open = aTable([ME, OPEN]);
    const { made, why } = await makeAtOnce(8, open);
    expect([made.length, [...why]]).toEqual([5, ['409 too-many-open']]);
    // Tables outside the lobby do not count.
    await ann.ask('makeTable', aTable([ME, OPEN], { access: 'link' }));
    await ann.ask('leave', at(made[0]!));
    const fifth = await ann.ask('makeTable', open);
    expect((await ann.fails('makeTable', open)).problem.code).toBe('too-many-open');
    await bob.ask('join', { ...at(fifth), body: {} });
    await ann.ask('makeTable', open);
    // A rematch waits for the other in the lobby as well.
    await ann.ask('act', { ...at(fifth), body: { seat: 0, command: { do: 'resign' } } });
    expect((await ann.fails('rematch', at(fifth))).problem.code).toBe('too-many-open');
    expect((await bob.ask('rematch', at(fifth))).status).toBe('open');
  });
});
