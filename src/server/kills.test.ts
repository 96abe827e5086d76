import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import type { Clock, NewTable, TableInfo } from '../protocol/tables.ts';
import { DAY_MS, dueOf } from './clocks/clock.ts';
import { openStore } from './store/open.ts';
import { startLoad } from './testing/load.ts';
import { pause, type ServerProcess, startProcess } from './testing/process.ts';
import { aTable, type Visitor, visitor } from './testing/server.ts';
import { untilBotAnswers, untilBotThinks } from './testing/thinking.ts';

/** One server with the embedded storage, which is ended again and again. `npm run soak` does it for longer. */
let server: ServerProcess;
/** It takes half a minute; but processes start slowly on a machine that is busy with other tests. */
const PATIENCE_MS = 240_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
beforeAll(async () => {
  server = await startProcess();
});
afterAll(() => server?.remove());

test('a server that is killed at random moments has lost nothing, and goes on', async () => {
  const load = await startLoad({ urls: [server.url], tables: 6, seed: 'kills' });
  for (let kills = 0; kills < 3; kills++) {
    await load.allGoOn();
    await pause(Math.random() * 600);
    await server.kill();
    await server.restart();
  }
  await load.allGoOn();
  const figures = await load.finish();
  expect(figures.done).toBeGreaterThan(50);
  expect(server.errors()).toEqual([]);
});

test('a server that is stopped says goodbye, and has lost nothing; clocks and bots go on where they were', async () => {
  const load = await startLoad({ urls: [server.url], tables: 3, seed: 'stops' });
  const ann = await visitor(server.url);
  const table = await timedTable(ann);
  const thinking = await untilBotThinks(ann);
  const socket = await listenAt(ann);
  const poll = ann.ask('look', { params: { id: thinking.table }, query: { after: thinking.seq, wait: 25 } });
  const before = await readClocks(ann, table);

  expect(await server.terminate()).toBe(0);
  const stopped = performance.now();
  expect((await poll).seq).toBe(thinking.seq);
  expect(await socket.closed).toEqual({ code: 1012, last: { is: 'goodbye', after: expect.any(Number) } });

  await pause(AWAY_MS);
  const restarting = performance.now();
  await server.restart();
  const after = await readClocks(ann, table);
  // Nobody pays for the time without a server. How much of its start there is one already, only the server knows.
  expectToGoOn(before, after, stopped - before.from + (after.to - restarting));
  expect((await ann.look(thinking.table)).seq).toBe(thinking.seq);
  await Promise.all([load.allGoOn(), untilBotAnswers(server.url, ann, thinking)]);
  await load.finish();
  expect(server.errors()).toEqual([]);
});

test('clocks that run out when a server was killed come to what the table says', async () => {
  const [ann, bob] = await Promise.all([visitor(server.url), visitor(server.url)]);
  const sit = async (more: Partial<NewTable>): Promise<string> => {
    const { id } = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], more));
    return (await bob.ask('join', { params: { id }, body: {} })).id;
  };
  const pace = { kind: 'live', base: 60, increment: 0 } as const;
  const [claimed, extended, byDays] = await Promise.all([
    sit({ pace, late: 'claim' }),
    sit({ pace, late: 'extend' }),
    sit({ pace: { kind: 'days', days: 1 }, late: 'claim' }),
  ]);
  const infoOf = (id: string): Promise<TableInfo> => ann.ask('table', { params: { id }, query: {} });
  expect(
    (await Promise.all([claimed, extended, byDays].map(infoOf))).flatMap((info) => info.lateSeats),
  ).toEqual([]);

  await server.kill();
  // As if all but a second had been used before, and as if a day had gone by since.
  const used = [1000, 1000];
  await changeClocks(server.data, {
    [claimed]: { left: used },
    [extended]: { left: used },
    [byDays]: { ago: DAY_MS },
  });
  await server.restart();
  await vi.waitFor(async () => {
    for (const id of [claimed, byDays]) {
      const { waiting, lateSeats } = await infoOf(id);
      expect(lateSeats.map(({ seat, may }) => [seat, may])).toEqual(
        waiting.map((seat) => [seat, ['extend', 'bot', 'claim']]),
      );
    }
    const { clocks, lateSeats } = await infoOf(extended);
    expect(lateSeats).toEqual([]);
    for (const { left, running } of clocks) if (running) expect(left).toBeGreaterThan(1000);
  }, SOON);

  await server.kill();
  await server.restart();
  for (const id of [claimed, byDays]) {
    const { lateSeats } = await infoOf(id);
    const { seat } = lateSeats[0]!;
    const other = seat === 0 ? bob : ann;
    const { outcome } = await other.ask('settle', { params: { id }, body: { seat, do: 'claim' } });
    expect(outcome).toMatchObject({ reason: 'out-of-time' });
  }
  expect(server.errors()).toEqual([]);
});

const SOON = { timeout: 60_000, interval: 100 };

/** Of a server that does not run: what its clocks have left, or how much longer ago they were started. */
async function changeClocks(
  dataFolder: string,
  changes: Readonly<Record<string, { left?: readonly number[]; ago?: number }>>,
): Promise<void> {
  const store = await openStore({ dataFolder });
  for (const [id, { left, ago = 0 }] of Object.entries(changes)) {
    const before = (await store.tables.find(id))!;
    const since = new Date(Date.parse(before.clock!.since) - ago).toISOString();
    const clock = { left: left ?? before.clock!.left, since };
    const table = { ...before, version: before.version + 1, clock };
    const step = { before, table: { ...table, due: dueOf(table) }, rows: [], keyframes: [], notices: [] };
    expect(await store.tables.commit(step)).toBe('done');
  }
  await store.close();
}

const AWAY_MS = 2000;
const BASE = 600;

/** A table with clocks, one of which has run for a second and then stopped. */
async function timedTable(ann: Visitor): Promise<string> {
  const pace = { kind: 'live', base: BASE, increment: 0 } as const;
  const { id } = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }], { pace }));
  const chance = seeded('clocks');
  const { clocks } = await readClocks(ann, id);
  const first = clocks.findIndex(({ running }) => running);
  await pause(1000);
  for (;;) {
    const { view } = (await ann.look(id, first)).sight;
    await ann.answer(id, first, sample(view.question!.form, chance));
    const clock = (await readClocks(ann, id)).clocks[first]!;
    if (clock.running) continue;
    expect(clock.left).toBeLessThanOrEqual((BASE - 1) * 1000);
    return id;
  }
}

interface Reading {
  readonly clocks: readonly Clock[];
  /** The moments between which they were read. */
  readonly from: number;
  readonly to: number;
}

async function readClocks(ann: Visitor, id: string): Promise<Reading> {
  const from = performance.now();
  const { clocks } = await ann.ask('table', { params: { id }, query: {} });
  return { clocks, from, to: performance.now() };
}

/** `most`: what the running ones may have lost at most, in milliseconds. */
function expectToGoOn({ clocks: before }: Reading, { clocks: after }: Reading, most: number): void {
  expect(after.map(({ running }) => running)).toEqual(before.map(({ running }) => running));
  expect(after.some(({ running }) => running)).toBe(true);
  for (const [seat, { left, running }] of after.entries()) {
    const lost = before[seat]!.left - left;
    expect(lost).toBeGreaterThanOrEqual(0);
    expect(lost).toBeLessThanOrEqual(running ? most : 0);
  }
}

/** A connected client, until the server closes: the close code, and the last message. */
async function listenAt({ token }: Visitor): Promise<{ closed: Promise<{ code: number; last: unknown }> }> {
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let last: unknown;
  socket.on('message', (data) => {
    last = JSON.parse(String(data));
  });
  const closed = new Promise<{ code: number; last: unknown }>((resolve, reject) => {
    socket.once('close', (code) => resolve({ code, last }));
    socket.once('error', reject);
  });
  await new Promise<void>((resolve) => socket.once('open', () => resolve()));
  return { closed };
}
