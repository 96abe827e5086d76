import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import { request } from '../protocol/client.ts';
import type { Snapshot } from '../protocol/play.ts';
import { type Caller, soon } from './live/testing/harness.ts';
import { LISTENER_NAME } from './store/postgres/listener.ts';
import { ask } from './store/testing/storages.ts';
import { isAway, type Line, liveLine, Servers } from './testing/lines.ts';
import { startLoad } from './testing/load.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { pause, type ServerProcess, startProcess } from './testing/process.ts';
import { aTable, type Visitor, visitor } from './testing/server.ts';
import { bearer, dial, heardAt } from './testing/sockets.ts';
import { untilBotAnswers, untilBotThinks } from './testing/thinking.ts';

/** Two servers on one PostgreSQL. First the storage is killed, then one of the servers. `npm run soak` does it for longer. */
let postgres: TestPostgres;
let a: ServerProcess;
let b: ServerProcess;
/** It takes half a minute; but processes start slowly on a machine that is busy with other tests. */
const PATIENCE_MS = 240_000;
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  [a, b] = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  await Promise.all([a?.remove(), b?.remove()]);
  await postgres?.stop();
});

test('people at different servers hear each other, also what was said while nobody listened', async () => {
  const [ann, bob, carl] = await Promise.all([visitor(a.url), visitor(b.url), visitor(a.url)]);
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }]));
  const params = { id: made.id };
  await bob.ask('join', { params, body: {} });
  const say = (who: Visitor, text: string) => who.ask('say', { params, body: { text } });
  const mute = (muted: boolean) => ann.ask('mute', { params, body: { person: bob.id, muted } });
  const pages = await Promise.all([
    dial(a.url, bearer(ann)),
    dial(a.url, bearer(carl)),
    dial(b.url, bearer(bob)),
  ]);
  const [hers, looksOn, his] = pages as [Caller, Caller, Caller];
  await hers.ask({ do: 'watch', table: made.id, seat: 0 });
  await looksOn.ask({ do: 'watch', table: made.id, seat: null });
  await his.ask({ do: 'watch', table: made.id, seat: 1 });

  await say(bob, 'hello');
  await say(ann, 'hi');
  for (const page of pages) await soon(() => heardAt(page, made)).toEqual(['hello', 'hi']);
  await mute(true);
  await say(bob, 'nobody is at Hoth');
  await soon(() => heardAt(looksOn, made).at(-1)).toBe('nobody is at Hoth');
  await say(ann, 'I did not hear that');
  await soon(() => heardAt(hers, made)).toEqual(['hello', 'hi', 'I did not hear that']);
  await mute(false);

  await endListening();
  await say(bob, 'are you there');
  for (const page of pages) await soon(() => heardAt(page, made)).toContain('are you there');
  for (const { ws } of pages) ws.terminate();
});

/** Cuts the lines over which the servers hear of each other; they have new ones in a moment. */
const endListening = () =>
  ask(
    postgres.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${LISTENER_NAME}'`,
  );

test('a PostgreSQL that is killed has lost nothing, and all go on when it is back', async () => {
  const load = await startLoad({ urls: [a.url, b.url], tables: 6, seed: 'storage' });
  for (let kills = 0; kills < 2; kills++) {
    await load.allGoOn();
    await pause(Math.random() * 600);
    await postgres.kill();
    await pause(Math.random() * 600);
    await postgres.restart();
  }
  await load.allGoOn();
  await load.finish();
  expect([...a.errors(), ...b.errors()]).toEqual([]);
});

test('the time in which PostgreSQL is away is charged to nobody', async () => {
  const ann = await visitor(a.url);
  const pace = { kind: 'live', base: 600, increment: 0 } as const;
  const { id } = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }], { pace }));
  const leastAt = async (url: string): Promise<number> => {
    const reply = await request('table', { params: { id }, query: {} }, { base: url, token: ann.token });
    return Math.min(...reply.clocks.map(({ left }) => left));
  };
  const urls = [a.url, b.url];
  const before = await Promise.all(urls.map(leastAt));
  const began = performance.now();
  await postgres.kill();
  await pause(AWAY_MS);
  await postgres.restart();
  const after = await vi.waitFor(() => Promise.all(urls.map(leastAt)), SOON);
  const passed = performance.now() - began;
  for (const [i, left] of after.entries()) expect(before[i]! - left).toBeLessThan(passed - AWAY_MS);
});

test('people at different servers see each other; when one server dies they go on at the other, and so do its bots', async () => {
  const [ann, bob, carl] = await Promise.all([visitor(a.url), visitor(b.url), visitor(a.url)]);
  const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }]));
  const first = watch(made.id, 0, ann, [a.url, b.url]);
  await bob.ask('join', { params: { id: made.id }, body: {} });
  const second = watch(made.id, 1, bob, [b.url, a.url]);
  const people = [first, second];
  await playTogether(people, 12);
  // A step at one server is seen over a socket and by plain requests at the other.
  await vi.waitFor(async () => {
    expect(first.picture()).toEqual(await lookAt(b.url, ann, made.id));
    expect(second.picture()).toEqual(await lookAt(a.url, bob, made.id));
  }, SOON);

  const load = await startLoad({ urls: [a.url, b.url], tables: 6, seed: 'servers' });
  await load.allGoOn();
  const thinking = await untilBotThinks(carl);
  await a.kill();
  expect((await lookAt(b.url, carl, thinking.table)).seq).toBe(thinking.seq);
  await playTogether(people, 12);
  await vi.waitFor(async () => {
    expect(first.picture()).toEqual(await lookAt(b.url, ann, made.id));
    expect(second.picture()).toEqual(await lookAt(b.url, bob, made.id));
  }, SOON);
  for (const { line } of people) line.close();
  await Promise.all([load.allGoOn(), untilBotAnswers(b.url, carl, thinking)]);
  await load.finish();
  expect([...a.errors(), ...b.errors()]).toEqual([]);
});

/** Longer than what counts as a hiccup. */
const AWAY_MS = 7000;
const SOON = { timeout: 10_000, interval: 50 };
const chance = seeded('together');

interface Watching {
  readonly seat: number;
  readonly line: Line;
  picture(): Snapshot | null;
}

function watch(table: string, seat: number, { token }: Visitor, urls: readonly string[]): Watching {
  let newest: Snapshot | null = null;
  const line = liveLine(
    { table, seat, token },
    new Servers(urls),
    (picture) => {
      if (newest && picture.seq < newest.seq) throw new Error('That picture is older.');
      newest = picture;
    },
    (what) => {
      throw new Error(what);
    },
  );
  return { seat, line, picture: () => newest };
}

const lookAt = (base: string, { token }: Visitor, id: string): Promise<Snapshot> =>
  request('look', { params: { id }, query: {} }, { base, token });

/** This many answers, by whichever player is asked, from what comes over the sockets only. */
async function playTogether(people: readonly Watching[], answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    const asked = people.find(({ picture }) => picture()?.sight.cite && picture()?.sight.given === null);
    const { cite, view } = asked?.picture()?.sight ?? {};
    if (!asked || !cite || !view?.question) {
      await pause(20);
      continue;
    }
    const command = { do: 'answer' as const, cite, answer: sample(view.question.form, chance) };
    try {
      await asked.line.act(command);
      given++;
    } catch (error) {
      // The server has died, or the line to the other one is not there yet.
      if (!isAway(error)) throw error;
      await pause(100);
    }
  }
}
