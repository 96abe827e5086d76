import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LEVELS } from '../src/bots/levels.ts';
import { Passwords } from '../src/server/auth/passwords.ts';
import { type Caller, openHarness } from '../src/server/live/testing/harness.ts';
import { TABLE } from '../src/server/live/testing/stub-tables.ts';
import { openPool } from '../src/server/workers/pool.ts';
import { Position } from '../src/server/workers/testing/positions.ts';

/** How long people wait for parts of the server, in milliseconds. What a busy machine changes is a figure here, and never a test. */
export interface Waits {
  /** Comparing a password with that of an account and with a missing one. The two times should be alike. */
  readonly password: { readonly somebody: number; readonly nobody: number; readonly ratio: number };
  /** A move among a thousand idle sockets, and letting them all go. */
  readonly sockets: { readonly idle: number; readonly move: number; readonly goodbye: number };
  /** The longest that the main thread does not come round while the strongest level thinks in another. */
  readonly thinking: { readonly level: string; readonly took: number; readonly longest: number };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The median of some turns. */
async function median(turns: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < turns; n++) times.push(await timed(work));
  return times.sort((a, b) => a - b)[turns >> 1] ?? Number.NaN;
}

async function password(): Promise<Waits['password']> {
  const passwords = new Passwords();
  const stored = await passwords.make('correct horse');
  const fits = (hash: string | undefined) => median(15, () => passwords.fits(hash, 'wrong horse'));
  await fits(undefined); // warm up
  const [somebody, nobody] = [await fits(stored), await fits(undefined)];
  return { somebody, nobody, ratio: nobody / somebody };
}

const IDLE = 1000;
const AT_ONCE = 100;

async function sockets(): Promise<Waits['sockets']> {
  const harness = await openHarness();
  const answer = { do: 'answer', cite: 'q0.0', answer: 'go' } as const;
  const move = (who: Caller) => who.ask({ do: 'act', table: TABLE, seat: 0, command: answer });
  try {
    for (let n = 0; n < IDLE; n += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, (_, i) => harness.dial(`idle-${n}-${i % 10}`));
      const idle = await Promise.all(calls);
      await Promise.all(idle.map((one) => one.ask({ do: 'watch', table: 'table-000099', seat: null })));
    }
    const ann = await harness.dial('ann');
    await ann.ask({ do: 'watch', table: TABLE, seat: 0 });
    const moved = await median(20, () => move(ann));
    return { idle: IDLE, move: moved, goodbye: await timed(() => harness.live.goodbye(10)) };
  } finally {
    await harness.stop();
  }
}

async function thinking(): Promise<Waits['thinking']> {
  const level = LEVELS[LEVELS.length - 1] ?? 'steady';
  const pool = openPool({ workers: 1, longest: 4 });
  const { game, view } = new Position('empire-vs-rebellion').goOn(12);
  const task = { game, view, level, seed: 'waits' };
  try {
    await pool.think({ ...task, level: 'steady' }); // the thread starts
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const { ms } = await pool.think(task);
    delay.disable();
    return { level, took: ms, longest: delay.max / 1e6 };
  } finally {
    await pool.close();
  }
}

export async function benchWaits(json: boolean): Promise<void> {
  const waits: Waits = { password: await password(), sockets: await sockets(), thinking: await thinking() };
  if (json) {
    console.log(JSON.stringify(waits, null, 2));
    return;
  }
  const ms = (n: number): string => `${n.toFixed(1)} ms`;
  const { password: p, sockets: s, thinking: t } = waits;
  console.log(
    `a password           ${ms(p.somebody)}; of nobody ${ms(p.nobody)} (ratio ${p.ratio.toFixed(2)})`,
  );
  console.log(`a move, ${s.idle} idle sockets  ${ms(s.move)}; to let them all go ${ms(s.goodbye)}`);
  console.log(`main thread held up  ${ms(t.longest)} at most, while ${t.level} thought for ${ms(t.took)}`);
}
