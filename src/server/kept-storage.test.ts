import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import { aServer, type TestServer, type Visitor, visitorAt } from './testing/server.ts';

// A storage as an earlier version left it: one account, a guest, a token, and five tables. A later version must bring it up to date and go on.

const FILE = new URL('../../playthroughs/kept/server-0002-reports.db.gz', import.meta.url);
const ANN = { id: 'McJwGIggh-Uj', token: 'wt_04t5nQOLv56Puw5Mq0WIBmoNq1NiVjQElZ-uMXnNoSE', cookie: '' };
const TABLES = {
  over: 'leAaVjh98ieK',
  running: 'yuapMHfo_aNt',
  people: 'AD129CouHFfP',
  open: 'q7Y0JLzXGM_F',
};

let server: TestServer;
let ann: Visitor;
const data = mkdtempSync(join(tmpdir(), 'wartable-kept-'));

beforeAll(async () => {
  writeFileSync(join(data, 'wartable.db'), gunzipSync(readFileSync(FILE)));
  server = await aServer({ WARTABLE_DATA: data });
  ann = visitorAt(server.url, ANN);
});

afterAll(async () => {
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

/** The computer may have to think first. */
async function waitUntilAsked(at: { params: { id: string } }) {
  for (let after: number | undefined; ; ) {
    const query = { seat: 1, wait: 10, ...(after === undefined ? {} : { after }) };
    const picture = await ann.ask('look', { ...at, query });
    if (picture.sight.cite !== null || picture.sight.view.over) return picture;
    after = picture.seq;
  }
}

test('the account signs in with its password, and its token still plays for it', async () => {
  const reply = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'kept ann', password: 'correct horse battery' }),
  });
  expect(await reply.json()).toMatchObject({ id: ANN.id, name: 'Kept Ann', account: true });
  expect(await ann.ask('me', {})).toMatchObject({ id: ANN.id });
});

test('its tables are listed as they were', async () => {
  const { tables } = await ann.ask('tables', { query: { which: 'mine' } });
  expect(tables.map(({ id }) => id).sort()).toEqual(Object.values(TABLES).sort());
  const status = Object.fromEntries(tables.map((table) => [table.id, table.status]));
  expect(status).toMatchObject({
    [TABLES.over]: 'over',
    [TABLES.running]: 'running',
    [TABLES.people]: 'running',
    [TABLES.open]: 'open',
  });
});

test('a finished game is shown and exported', async () => {
  const { sight } = await ann.look(TABLES.over, 0);
  expect(sight.view.over).toMatchObject({ seats: expect.arrayContaining(['won', 'lost']) });
  const file = await ann.ask('exportTable', { params: { id: TABLES.over }, query: {} });
  expect(file).toMatchObject({ game: 'empire-vs-rebellion' });
});

test('a running game goes on', async () => {
  const at = { params: { id: TABLES.running } };
  const asked = await waitUntilAsked(at);
  expect(asked.sight.view.game).toMatchObject({ round: expect.any(Number) });
  const { question } = asked.sight.view;
  if (!question) throw new Error('not asked');
  await ann.answer(TABLES.running, 1, sample(question.form, seeded('kept')));
  expect((await waitUntilAsked(at)).seq).not.toBe(asked.seq);
});

test('what was said at a table is still there', async () => {
  const { lines } = await ann.ask('chat', { params: { id: TABLES.people }, query: {} });
  expect(lines).toMatchObject([{ text: 'Hello from the first version' }]);
});
