import { hash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { findGame } from '../src/games/index.ts';
import { bringDigest } from '../src/kernel/chance/committed.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { sample } from '../src/kernel/forms/index.ts';
import {
  applyCommand,
  citeOf,
  encodeMatch,
  type MatchFile,
  openMatch,
  viewFor,
} from '../src/kernel/match/index.ts';
import { pause, type ServerProcess, startProcess } from '../src/server/testing/process.ts';
import { aTable, type Visitor, visitor } from '../src/server/testing/server.ts';

const FILES = 20;
const BYTES = 6_600_000;
/** The real game has at least this many rows. */
const ROWS = 300;
/** The bar, in milliseconds, for players meanwhile. */
const MOST_MS = 100;
const CHAIRS = [{ is: 'me' }, { is: 'me' }] as const;

/** One guest imports many large files, without rate limits; players at a table must hardly notice. */
export async function soakImport(): Promise<void> {
  bringDigest((text) => hash('sha256', text, 'hex'));
  const game = longGame();
  const large = Buffer.from(JSON.stringify({ file: grown(game), chairs: CHAIRS }));
  const real = Buffer.from(JSON.stringify({ file: game, chairs: CHAIRS, row: ROWS / 2 }));
  const server = await startProcess();
  try {
    const [rude, friend, player] = await Promise.all([1, 2, 3].map(() => visitor(server.url)));
    if (!rude || !friend || !player) throw new Error('nobody came');
    const before = await playWhile(player, pause(5000));
    const began = performance.now();
    const brought = Promise.all([
      bring(server, friend, real),
      ...Array.from({ length: FILES }, () => bring(server, rude, large)),
      bring(server, friend, real),
    ]);
    const during = await playWhile(player, brought);
    const [first, ...others] = await brought;
    const last = others.pop();
    console.log(
      `import: ${FILES} files of ${(large.length / 1e6).toFixed(1)} MB from one guest took ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    console.log(`  a player before: ${figures(before)}`);
    console.log(`  a player meanwhile: ${figures(during)}`);
    if (first !== 200 || last !== 200) throw new Error(`a real game was answered with ${first} and ${last}`);
    if (others.some((status) => status !== 422)) throw new Error(`forged ones with ${others.join(', ')}`);
    if (percentile(during, 95) >= MOST_MS) throw new Error(`the 95th percentile is not below ${MOST_MS} ms`);
    if (server.errors().length > 0) throw new Error(`in the server's log:\n${server.errors().join('\n')}`);
  } finally {
    await server.remove();
  }
}

/**
 * Random answers at a table of their own, one after the other, until some work is done. Returns how long each request
 * took.
 */
async function playWhile(player: Visitor, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const timed = async <T>(ask: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const got = await ask();
    times.push(performance.now() - began);
    return got;
  };
  const chance = seeded('player');
  let done = false;
  const end = work.finally(() => {
    done = true;
  });
  let table = await player.ask('makeTable', aTable([...CHAIRS]));
  while (!done) {
    await pause(10);
    const views = [];
    for (const seat of [0, 1]) views.push(await timed(() => player.look(table, seat)));
    const seat = views.findIndex(({ sight }) => sight.cite !== null && sight.given === null);
    const { cite, view } = views[seat]?.sight ?? {};
    if (!view?.question) {
      table = await player.ask('makeTable', aTable([...CHAIRS]));
      continue;
    }
    const command = { do: 'answer' as const, cite: cite ?? '', answer: sample(view.question.form, chance) };
    await timed(() => player.ask('act', { params: { id: table.id }, body: { seat, command } }));
  }
  await end;
  return times;
}

/** Sends bytes as they are: to write them out again and again would keep the player waiting, who is in the same process. */
const bring = ({ url }: ServerProcess, { token }: Visitor, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const sent = rawRequest(`${url}/api/import`, { method: 'POST', headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.end(body);
  });

function longGame(): MatchFile {
  for (let n = 0; ; n++) {
    const file = wholeGame(`soak ${n}`);
    if (file.rows.length >= ROWS) return file;
  }
}

function wholeGame(seed: string): MatchFile {
  const game = findGame('rebellion');
  const options = game && Object.values(game.optionSets)[0];
  if (!game || options === undefined) throw new Error('the game or its options are missing');
  const at = new Date().toISOString();
  const match = openMatch(game, { options, secret: '7'.repeat(64), nonces: ['a', 'b'], at });
  const chance = seeded(seed);
  while (!match.position.state.over) {
    const { asked, sealed } = match.position.state;
    const seat = asked.find((one) => !sealed[one]) ?? 0;
    const { question } = viewFor(match, seat);
    if (!question) throw new Error('nobody is asked');
    const answer = sample(question.form, chance);
    applyCommand(match, seat, { do: 'answer', cite: citeOf(match, seat, question.id), answer }, at);
  }
  return encodeMatch(match);
}

/** The same rows again and again, up to the size: every one has the right shape, and all of it is read before it is found out. */
function grown(file: MatchFile): object {
  const per = JSON.stringify(file).length / file.rows.length;
  const rows = Array.from({ length: Math.floor(BYTES / per) }, (_, n) => ({
    ...file.rows[n % file.rows.length],
    n,
  }));
  return { ...file, rows, seal: 'x'.repeat(43) };
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * part) / 100))] ?? 0;

const figures = (times: readonly number[]): string =>
  `${times.length} requests, half of them within ${percentile(times, 50).toFixed(1)} ms, ` +
  `95 % within ${percentile(times, 95).toFixed(1)} ms, the slowest ${percentile(times, 100).toFixed(0)} ms`;
