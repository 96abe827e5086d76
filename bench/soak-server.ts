import { type Load, startLoad } from '../src/server/testing/load.ts';
import { startPostgres } from '../src/server/testing/postgres.ts';
import { pause, type ServerProcess, startProcess } from '../src/server/testing/process.ts';

/** The server under load, killed repeatedly: every acknowledged move is there, once and in order, and all games continue. */
export interface SoakSettings {
  /** How often a server that serves is killed (SIGKILL), at least; what else is done to them comes on top. */
  readonly kills: number;
  readonly tables: number;
}

/** Something that is done to the servers; when it is over all of them run again. `kills`: of servers that served. */
type Blow = readonly [name: string, kills: number, strike: () => Promise<void>];

export async function soakEmbedded({ kills, tables }: SoakSettings): Promise<void> {
  const server = await startProcess();
  const blows: Blow[] = [
    ['killed', 1, () => again(server)],
    ['killed', 1, () => again(server)],
    [
      'killed, and killed again while starting',
      1,
      async () => {
        await server.kill();
        await server.restartInVain(Math.random() * 3000);
        await server.restart();
      },
    ],
    ['killed', 1, () => again(server)],
    [
      'stopped (SIGTERM)',
      0,
      async () => {
        const code = await server.terminate();
        if (code !== 0) throw new Error(`The stopped server ended with code ${code}.`);
        await server.restart();
      },
    ],
  ];
  await soak('embedded storage', [server], tables, kills, blows).finally(() => server.remove());
}

export async function soakPostgres({ kills, tables }: SoakSettings): Promise<void> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const servers: ServerProcess[] = [];
  try {
    servers.push(...(await Promise.all([startProcess(env), startProcess(env)])));
    const [a, b] = servers as [ServerProcess, ServerProcess];
    const restorage = async (): Promise<void> => {
      await postgres.kill();
      await pause(Math.random() * 2000);
      await postgres.restart();
    };
    const blows: Blow[] = [
      ['PostgreSQL killed', 0, restorage],
      ['one server killed', 1, () => again(Math.random() < 0.5 ? a : b)],
      ['both servers killed', 2, async () => void (await Promise.all([again(a), again(b)]))],
      [
        'PostgreSQL and a server killed',
        1,
        async () => {
          await a.kill();
          await restorage();
          await a.restart();
        },
      ],
    ];
    await soak('PostgreSQL, two servers', servers, tables, kills, blows);
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
    await postgres.stop();
  }
}

async function again(server: ServerProcess): Promise<void> {
  await server.kill();
  await server.restart();
}

async function soak(
  title: string,
  servers: readonly ServerProcess[],
  tables: number,
  kills: number,
  blows: readonly Blow[],
): Promise<void> {
  const load = await startLoad({ urls: servers.map(({ url }) => url), tables, seed: title, pace: 40 });
  const waits: number[] = [];
  const tally = new Map<string, number>();
  let killed = 0;
  try {
    await load.allGoOn();
    for (let i = 0; killed < kills; i++) {
      await pause(Math.random() * 1500);
      const [name, deaths, strike] = blows[i % blows.length] as Blow;
      await strike();
      killed += deaths;
      tally.set(name, (tally.get(name) ?? 0) + 1);
      const back = performance.now();
      await load.allGoOn(60_000);
      waits.push(performance.now() - back);
      console.log(
        `${title}: ${name} (${killed} of ${kills} kills); all games continued after ${seconds(waits.at(-1))}`,
      );
    }
    await load.finish();
    const errors = servers.flatMap((server) => server.errors());
    if (errors.length > 0) throw new Error(`in the server's log:\n${errors.join('\n')}`);
  } catch (error) {
    console.error(load.failures.join('\n'));
    for (const server of servers) console.error(server.said().slice(-5000));
    throw error;
  }
  const blowsDone = [...tally].map(([name, times]) => `${times} × ${name}`).join('; ');
  console.log(`${title}: a server that served was killed ${killed} times: ${blowsDone}`);
  summary(load, tables);
  console.log(`  until all tables went on: ${seconds(Math.max(...waits))} at most`);
}

const seconds = (milliseconds = 0): string => `${(milliseconds / 1000).toFixed(1)} s`;

function summary({ figures }: Load, tables: number): void {
  const { done, lost, lostButDone, refused, overs, rows, pictures } = figures;
  console.log(
    `  ${done} acknowledged, all of them there, once and in order; ${refused} refused or never sent, none of them there`,
  );
  console.log(`  ${lost} acknowledgements lost, ${lostButDone} of them of something that was done`);
  console.log(
    `  ${overs} games at ${tables} tables compared and verified, ${rows} rows; ${pictures} pictures`,
  );
}
