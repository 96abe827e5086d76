import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { apply } from '../kernel/flow/apply.ts';
import { type Answer, accepts, sample } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Viewer } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import { type Command, citeOf, viewFor } from '../kernel/match/index.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { State } from '../kernel/state.ts';
import { HOSTILE } from '../kernel/testing/hostile.ts';
import { viewOf } from '../kernel/view.ts';
import { Browser, send } from './http/testing/http-server.ts';
import type { Caller } from './live/testing/harness.ts';
import { aServer, aTable, type TestServer } from './testing/server.ts';
import { bearer, dial } from './testing/sockets.ts';
import {
  differs,
  does,
  INVITE,
  learns,
  type Prepared,
  positions,
  prepare,
  randomAnswer,
  redealt,
  SECRET,
  type World,
} from './testing/worlds.ts';

/** One position of a game as it is, and as it could be for all that this viewer knows. */
interface Pair {
  readonly name: string;
  readonly game: AnyGame;
  readonly viewer: Viewer;
  readonly worlds: readonly [World, World];
}

/** A position where a seat has two answers that the others must not be able to tell apart, on the server twice. */
interface Fork {
  readonly name: string;
  readonly seat: number;
  readonly answers: readonly [Answer, Answer];
  readonly worlds: readonly [World, World];
}

const VIEWERS: readonly Viewer[] = [0, 1, null];
/** How a game is played at random, and how far. */
const PLAYED: readonly (readonly [seed: string, depth: number])[] = [
  ['a', 0.2],
  ['b', 0.5],
  ['c', 0.8],
];

const optionsOf = (game: AnyGame): Json => Object.values(game.optionSets)[0]!;

let server: TestServer;
let prepared: Prepared;
const pairs: Pair[] = [];
const sealed: Fork[] = [];
const drafted: Fork[] = [];
beforeAll(async () => {
  prepared = await prepare();
  for (const game of GAMES.values())
    for (const [seed, depth] of PLAYED) {
      const played = positions(game, optionsOf(game), `${game.id} ${seed}`, 120);
      const state = played[Math.floor(played.length * depth)]!;
      for (const viewer of VIEWERS) {
        const other = redealt(game, state, viewer, seed);
        expect(differs(state, other)).toBe(true);
        const worlds = [await prepared.add(state, game), await prepared.add(other, game)] as const;
        pairs.push({ name: `${game.id} ${seed} ${viewer}`, game, viewer, worlds });
      }
      sealed.push(...(await forks(game, played, isSealed)));
      drafted.push(...(await forks(game, played, isDraft)));
    }
  await prepared.done();
  server = await aServer({ WARTABLE_DATA: prepared.data });
  // All are present all the time, so that no coming or going is reported.
  await Promise.all(prepared.tokens.map((token) => dial(server.url, bearer({ token }))));
  await vi.waitFor(async () => {
    expect(await ask(pairs[0]!.worlds[0], null, '')).toMatch(/"here":true.*"here":true/);
  }, 10_000);
}, 60_000);
afterAll(async () => {
  await server.stop();
  prepared.remove();
});

const isSealed = (seat: number, after: State): boolean => after.sealed[seat] !== null;
const isDraft = (seat: number, after: State, barriers: readonly string[]): boolean =>
  barriers.length === 0 && after.over === null && after.asked.length === 1 && after.asked[0] === seat;

/** The first of the positions where a seat has two answers after which this holds. */
async function forks(game: AnyGame, played: readonly State[], fits: typeof isDraft): Promise<Fork[]> {
  for (let n = 5; n < played.length; n++) {
    const state = played[n]!;
    const seat = state.asked[0]!;
    const { id, form } = viewOf(game, state, seat).question!;
    const chance = seeded(`fork ${n}`);
    const answers = new Map<string, Answer>();
    for (let i = 0; i < 12; i++) {
      const answer = sample(form, chance);
      const done = apply(game, state, seat, id, answer, seeded('unused'));
      if (!isRefusal(done) && fits(seat, done.state as State, done.barriers))
        answers.set(JSON.stringify(answer), answer);
    }
    const [a, b] = answers.values();
    if (a === undefined || b === undefined) continue;
    const worlds = [await prepared.add(state, game), await prepared.add(state, game)] as const;
    return [{ name: `${game.id} ${n}`, seat, answers: [a, b], worlds }];
  }
  return [];
}

const tokenOf = (viewer: Viewer): string => prepared.tokens[viewer ?? 2]!;

/** What may differ between two tables: which table it is, when something was done, and the server's signature on a file. */
const plain = (text: string, { table }: World): string =>
  text
    .replaceAll(table, '(table)')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
    .replace(/"seal":"[^"]*"/g, '"seal":"(seal)"');

async function raw(world: World, viewer: Viewer, path: string, body?: unknown): Promise<string> {
  const reply = await fetch(`${server.url}/api/tables/${world.table}${path}`, {
    headers: { ...bearer({ token: tokenOf(viewer) }), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return `${path === '' ? '/' : path} ${JSON.stringify(body)}: ${reply.status} ${await reply.text()}`;
}

const ask = async (world: World, viewer: Viewer, path: string, body?: unknown): Promise<string> =>
  plain(await raw(world, viewer, path, body), world);

/** Every request that a viewer can make, with the replies, including refusals and reasons. None of it changes the table. */
async function everything(world: World, { game, viewer, name }: Pair): Promise<string[]> {
  const seat = viewer ?? 0;
  const refs = game.refs(world.match.position.state.game);
  const some = refs.filter((_, i) => (i + name.length) % Math.ceil(refs.length / 6) === 0);
  const wrong = wrongAnswers(world, viewer, some).map((answer) => ({
    do: 'answer' as const,
    cite: citeNow(world, seat),
    answer,
  }));
  const told = await Promise.all([
    ...['', '/look', '/look?seat=0', '/look?seat=1', '/chat'].map((path) => ask(world, viewer, path)),
    ...['0', '1', 'null'].map((from) => ask(world, viewer, `/export?seat=${from}`)),
    ...[...some, 'card:0', 'nothing:nowhere'].map((ref) => ask(world, viewer, '/why', { seat, ref })),
    ...wrong.slice(0, 3).map((command) => ask(world, viewer, '/act', { seat, command })),
  ]);
  const socket = await dial(server.url, bearer({ token: tokenOf(viewer) }));
  for (const from of VIEWERS) await socket.ask({ do: 'watch', table: world.table, seat: from });
  const bare = (['undo', 'withdraw', 'agree-undo', 'decline-undo', 'decline-draw'] as const).map((what) => ({
    do: what,
  }));
  const acts = [...wrong, ...bare];
  // No more at once than a socket may.
  for (let i = 0; i < acts.length; i += 20)
    await Promise.all(
      acts.slice(i, i + 20).map((command) => socket.ask({ do: 'act', table: world.table, seat, command })),
    );
  socket.ws.terminate();
  // News of other tables comes when it comes.
  const heard = socket.heard.filter(({ is }) => is !== 'news');
  return [...told, ...heard.map((message) => plain(JSON.stringify(message), world))];
}

const citeNow = ({ match }: World, seat: number): string =>
  `q${match.position.state.step}.${match.position.desk.epoch[seat]}`;

/** Answers that the question does not accept: nonsense, and things that exist but are not offered. */
function wrongAnswers({ match }: World, viewer: Viewer, refs: readonly string[]): unknown[] {
  const question = viewer === null ? null : viewOf(match.game, match.position.state, viewer).question;
  const tried: unknown[] = [
    ...HOSTILE.filter(isPlain),
    ...refs.flatMap((id) => [
      { is: 'choose', id },
      { is: 'pick', take: [[id, 1]] },
    ]),
  ];
  return tried.filter((answer) => !question || isRefusal(accepts(question.form, answer)));
}

/** Short, and the same after it was sent. */
const isPlain = (x: unknown): boolean => {
  if (['undefined', 'bigint', 'symbol', 'function'].includes(typeof x)) return false;
  const text = JSON.stringify(x);
  return text.length < 200 && !/__proto__|constructor|null/.test(text);
};

/** The log since then, without parts that differ every time. */
async function logged(from: number, requests: number, world: World): Promise<string[]> {
  const lines = (): string[] => server.lines.slice(from).filter((line) => !line.includes('could not say'));
  await expect
    .poll(() => lines().filter((line) => line.includes('"msg":"request"')).length, { timeout: 10_000 })
    .toBe(requests);
  const bare = lines().map((line) =>
    plain(line, world)
      .replace(/"(time|ms)":[\d.]+/g, '"$1":0')
      .replace(/"request":"[^"]*"/, '"request":""'),
  );
  return bare.sort();
}

describe('what a viewer cannot know changes nothing', () => {
  test('of any reply to the viewer, nor of the log', async () => {
    for (const pair of pairs) {
      const told: string[][] = [];
      const lines: string[][] = [];
      for (const world of pair.worlds) {
        const from = server.lines.length;
        const heard = await everything(world, pair);
        told.push(heard);
        lines.push(await logged(from, heard.filter((line) => line.startsWith('/')).length, world));
      }
      expect(told[1], pair.name).toEqual(told[0]);
      expect(lines[1], pair.name).toEqual(lines[0]);
      expect(told[0]!.some((line) => line.includes(': 200 '))).toBe(true);
    }
  });

  test('of what the viewer is sent, while all play on in the same way, until they learn something', async () => {
    let steps = 0;
    for (const pair of pairs) steps += await goOn(pair, 8);
    expect(steps).toBeGreaterThan(pairs.length);
  });
});

/** The messages of a socket, as far as they can be compared. */
const heardBy = async (socket: Caller, world: World): Promise<string[]> => {
  await socket.ask({ do: 'ping' });
  return socket.heard
    .filter(({ is }) => is !== 'done' && is !== 'news')
    .map((message) => plain(JSON.stringify(message), world));
};

/** Continues in both worlds with the same answers. Returns how many steps could be compared. */
async function goOn({ name, viewer, worlds }: Pair, most: number): Promise<number> {
  const mind = seeded(name);
  const sockets = await Promise.all(
    worlds.map(async ({ table }) => {
      const socket = await dial(server.url, bearer({ token: tokenOf(viewer) }));
      await socket.ask({ do: 'watch', table, seat: viewer });
      return socket;
    }),
  );
  const compare = async (what: string) => {
    const [a, b] = await Promise.all(sockets.map((socket, i) => heardBy(socket, worlds[i]!)));
    expect(b, `${name}: ${what}`).toEqual(a);
  };
  await compare('at first');
  let steps = 0;
  for (; steps < most; steps++) {
    const { asked } = worlds[0].match.position.state;
    const seat = asked[mind.int(asked.length)];
    if (seat === undefined) break;
    const command = randomAnswer(worlds[0].match, seat, mind);
    // This world first: the viewer may be told whatever they learn by it.
    const done = worlds.map(({ match }) => does(match, seat, command));
    if (!done[0] || !done[1] || worlds.some((world, i) => learns(world, done[i]!, viewer))) break;
    for (const { table } of worlds) {
      const reply = await fetch(`${server.url}/api/tables/${table}/act`, {
        method: 'POST',
        headers: { ...bearer({ token: tokenOf(seat) }), 'content-type': 'application/json' },
        body: JSON.stringify({ seat, command }),
      });
      expect(reply.status).toBe(200);
    }
    await compare(`step ${steps}`);
  }
  for (const socket of sockets) socket.ws.terminate();
  return steps;
}

describe('no secret of a table', () => {
  test('is in a line of the log, a metric or an error', async () => {
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    const all = [...server.lines, figures].join('\n');
    for (const secret of [SECRET, INVITE, 'nonce-of-seat', ...prepared.tokens])
      expect(all.includes(secret), secret).toBe(false);
    expect(all).not.toMatch(/"(faces|view|sight|answer|command|cookie|authorization)"/);
    for (const { worlds } of pairs) for (const { table } of worlds) expect(figures).not.toContain(table);
  });

  test('nor a secret of a person, even if they enter it in the wrong place', async () => {
    const from = server.lines.length;
    const browser = new Browser(server.url);
    await browser.me();
    const cookies = [browser.cookie!];
    const password = 'the-password-of-leia';
    await browser.post('/api/account', { name: 'Leia', password });
    cookies.push(browser.cookie!);
    const token = String((await browser.post('/api/tokens', { label: 'x' })).json()['secret']);
    const wanted = aTable([{ is: 'me', nonce: 'my-own-nonce' }, { is: 'open' }], { access: 'link' }).body;
    const made = (await browser.post('/api/tables', wanted)).json();
    const [id, key] = [String(made['id']), String(made['invite'])];
    const guest = new Browser(server.url);
    await guest.me();
    cookies.push(guest.cookie!);
    await guest.get(`/api/tables/${id}?key=${key}`);
    await guest.get(`/api/tables/${id}?key=${key}x`);
    await guest.get(`/api/tables/${key}`);
    await guest.get(`/api/tables/${id}/look?key=${key}&seat=1`);
    await guest.send('GET', `/table/${id}?key=${key}`, undefined, {
      accept: 'text/html',
      referer: `/join/${key}`,
    });
    await guest.get(`/join/${id}/${key}`);
    await guest.get(`/live?key=${key}&token=${token}`);
    await guest.post(`/api/tables/${id}/join`, { key: `${key.slice(1)}_` });
    await guest.post(`/api/tables/${id}/join`, { key });
    await guest.post(`/api/tables/${id}/chat`, { text: 'between-you-and-me' });
    await guest.post('/api/sign-in', { name: 'Leia', password: `${password}x` });
    await guest.post('/api/sign-in', `{"name":"Leia","password":"${password}",}`);
    await send(server.url, '/api/me', {
      headers: { authorization: `Bearer ${token}x`, cookie: `wartable=${token}` },
    });
    const socket = await dial(server.url, bearer({ token }));
    await socket.ask({ do: 'watch', table: id, seat: 1, key });
    socket.ws.send(`{"do":"say","table":"${id}","ref":"a","text":["${password}"]}`);
    socket.ws.send(`{"${password}`);
    await socket.until((message) => message.is === 'refused' && message.ref === null);
    socket.ws.send(Buffer.from([0xc3, 0x28]), { binary: false });
    await socket.closed;

    const figures = await (await fetch(`${server.url}/metrics`)).text();
    const all = [...server.lines.slice(from), figures].join('\n');
    expect(all).toContain('"refused":"not-your-seat"');
    for (const secret of [
      ...cookies,
      token,
      password,
      key,
      key.slice(1),
      'my-own-nonce',
      'between-you-and-me',
    ])
      expect(all.includes(secret), secret).toBe(false);
  });
});

describe('what somebody has not shown yet', () => {
  type Deed = Answer | 'undo' | 'withdraw';

  /** Does it here, and on the server. */
  async function perform({ table, match }: World, seat: number, deed: Deed): Promise<void> {
    const question = viewFor(match, seat).question?.id ?? '';
    const command: Command =
      typeof deed === 'string'
        ? { do: deed }
        : { do: 'answer', cite: citeOf(match, seat, question), answer: deed };
    expect(does(match, seat, command)).not.toBeNull();
    const reply = await fetch(`${server.url}/api/tables/${table}/act`, {
      method: 'POST',
      headers: { ...bearer({ token: tokenOf(seat) }), 'content-type': 'application/json' },
      body: JSON.stringify({ seat, command }),
    });
    expect(reply.status, await reply.text()).toBe(200);
  }

  /** The others watch in both worlds; returns what each was sent. */
  async function others({ seat, worlds }: Fork) {
    const viewers = VIEWERS.filter((viewer) => viewer !== seat);
    const sockets = await Promise.all(
      worlds.flatMap((world) =>
        viewers.map(async (viewer) => {
          const socket = await dial(server.url, bearer({ token: tokenOf(viewer) }));
          await socket.ask({ do: 'watch', table: world.table, seat: viewer });
          return { world, socket };
        }),
      ),
    );
    const heard = (world: World) =>
      Promise.all(sockets.filter((one) => one.world === world).map((one) => heardBy(one.socket, world)));
    const asked = (world: World) =>
      Promise.all(
        viewers.flatMap((viewer) =>
          ['', '/look', '/export', '/chat'].map((path) => raw(world, viewer, path)),
        ),
      );
    return { heard, asked, close: () => sockets.forEach(({ socket }) => void socket.ws.terminate()) };
  }

  test('every sealed answer looks the same to the others, also when it is taken back', async () => {
    expect(sealed).toHaveLength(3);
    for (const fork of sealed) {
      const [a, b] = fork.worlds;
      const { heard, asked, close } = await others(fork);
      const plainly = async (world: World) => (await asked(world)).map((text) => plain(text, world));
      for (const [left, right] of [
        fork.answers,
        ['withdraw', 'withdraw'] as const,
        [fork.answers[1], fork.answers[0]] as const,
      ]) {
        await perform(a, fork.seat, left);
        await perform(b, fork.seat, right);
        expect(await heard(b), fork.name).toEqual(await heard(a));
        expect(await plainly(b), fork.name).toEqual(await plainly(a));
      }
      close();
    }
  });

  test('unshown steps are invisible to the others, also when taken back', async () => {
    expect(drafted).toHaveLength(6);
    for (const fork of drafted) {
      const [a, b] = fork.worlds;
      const { heard, asked, close } = await others(fork);
      const before = await Promise.all([heard(a), asked(a), heard(b), asked(b)]);
      const seesNothing = async () =>
        expect(await Promise.all([heard(a), asked(a), heard(b), asked(b)]), fork.name).toEqual(before);
      await perform(a, fork.seat, fork.answers[0]);
      await perform(b, fork.seat, fork.answers[1]);
      await seesNothing();
      await perform(a, fork.seat, 'undo');
      for (const deed of ['undo', fork.answers[1], 'undo', fork.answers[0], 'undo'] as const)
        await perform(b, fork.seat, deed);
      await seesNothing();

      // From here on the same in both, until it is shown and another seat is asked: earlier steps cannot be counted.
      const mind = seeded(fork.name);
      for (let n = 0; n < 12; n++) {
        const [seat] = a.match.position.state.asked;
        if (seat === undefined || seat !== fork.seat) break;
        const answer = sample(viewFor(a.match, seat).question!.form, mind);
        await perform(a, seat, answer);
        await perform(b, seat, answer);
        expect(await heard(b), fork.name).toEqual(await heard(a));
      }
      close();
    }
  });
});
