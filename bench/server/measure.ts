import { spawnSync } from 'node:child_process';
import type { Pace, Played } from './drive.ts';
import { type Spread, spreadOf } from './figures.ts';
import { ask } from './link.ts';
import { type Helper, startHelper } from './processes.ts';
import { isTheirs, type ServerSide, type Subject } from './subjects.ts';

export interface Load {
  readonly tables: number;
  /** Moves a second at each table, in the first of the two measurements. */
  readonly rate: number;
  /** Of the measurement at that rate; a round flat out takes a part of that. */
  readonly seconds: number;
  /** Moves at each table, on average, before anything is measured. */
  readonly warmUp: number;
  /** How many processes the players are in. */
  readonly clients: number;
  readonly game: string;
  readonly options: string;
  readonly profile: string | undefined;
}

/** The results of one measurement. Times are in milliseconds. */
export interface Phase extends ServerSide {
  readonly movesPerSecond: number;
  readonly moves: number;
  readonly refused: number;
  /** Moves that the other side was not to see yet, since they could be taken back; and those that it should have seen and did not. */
  readonly drafts: number;
  readonly unseen: number;
  /** From the move to its acknowledgement, and to the other side's seeing it. */
  readonly done: Spread;
  readonly seen: Spread;
  /** Of the processes that play. */
  readonly playersCpuSeconds: number;
}

/** A server with people at its tables, who have been playing for a while. */
export interface Stage {
  readonly name: string;
  readonly about: string;
  play(pace: Pace): Promise<Phase>;
  end(): Promise<void>;
}

export interface Measured {
  readonly name: string;
  readonly about: string;
  /** At a set rate of moves per table. */
  readonly atRate: Phase;
  /** As fast as it goes, round by round; in a round all subjects are measured, one after the other. */
  readonly flatOut: readonly Phase[];
}

/** Warming up never takes longer than this. */
const WARM_UP_SECONDS = 90;

/**
 * How often the subjects take turns, and for what share of a measurement. The machine's speed varies, so each round
 * gives its own ratio and the median counts. Each round starts with another subject, since the first is at a
 * disadvantage. All rounds together must end before the games do, or starting new games is measured too.
 */
const ROUNDS = 7;
const ROUND = 1 / 5;

export type Say = (text: string) => void;

/** Starts a server, seats people at its tables, and plays until they are in the middle of their games. */
export async function prepare(subject: Subject, load: Load, say: Say): Promise<Stage> {
  const { tables, clients, game, options } = load;
  const { name, about } = subject;
  say(`${name}: starting`);
  const running = await subject.start(load.profile);
  const helpers = Array.from({ length: clients }, () =>
    startHelper(subject.players, { NODE_ENV: 'production' }),
  );
  const all = <T>(what: string, given: (i: number) => unknown): Promise<T[]> =>
    Promise.race([
      Promise.all(helpers.map(({ child }, i) => ask<T>(child, what, given(i)))),
      ...(running.broken ? [running.broken] : []),
    ]);
  const stage: Stage = {
    name,
    about,
    async play(pace) {
      const seen = await running.watch();
      return phaseOf(await all<Played>('play', () => pace), await seen());
    },
    async end() {
      await endAll(helpers);
      await running.stop();
    },
  };
  try {
    say(`${name}: seating ${tables} tables`);
    const upTo = (i: number): number => Math.floor((i * tables) / clients);
    await all('seat', (i) => ({
      servers: running.urls,
      tables: upTo(i + 1) - upTo(i),
      game,
      options,
      seed: `players ${i}`,
    }));
    say(`${name}: warming up`);
    await stage.play({ rate: null, seconds: WARM_UP_SECONDS, moves: (load.warmUp * tables) / clients });
    return stage;
  } catch (error) {
    await stage.end();
    throw error;
  }
}

/** Measures them in turns. If boardgame.io breaks, it is left out from then on; ours must not. */
export async function measure(
  stages: readonly Stage[],
  { rate, seconds }: Load,
  say: Say,
): Promise<Measured[]> {
  const broken = new Set<Stage>();
  const attempt = async (stage: Stage, pace: Pace): Promise<Phase[]> => {
    if (broken.has(stage)) return [];
    if (stages.length > 1) flushDisk();
    try {
      return [await stage.play(pace)];
    } catch (error) {
      if (!isTheirs(stage.name)) throw error;
      say(`${stage.name} failed: ${error}`);
      broken.add(stage);
      return [];
    }
  };
  const atRate = new Map<Stage, Phase>();
  for (const stage of stages) {
    say(`${stage.name}: ${rate} moves a second at each table`);
    for (const phase of await attempt(stage, { rate, seconds, moves: null })) atRate.set(stage, phase);
  }
  const flatOut = new Map<Stage, Phase[]>(stages.map((stage) => [stage, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    say(`flat out, round ${round} of ${ROUNDS}`);
    const first = round % stages.length;
    for (const stage of [...stages.slice(first), ...stages.slice(0, first)])
      flatOut
        .get(stage)
        ?.push(...(await attempt(stage, { rate: null, seconds: seconds * ROUND, moves: null })));
  }
  return stages.flatMap((stage): Measured[] => {
    const { name, about } = stage;
    const [steady, rounds = []] = [atRate.get(stage), flatOut.get(stage)];
    return steady && rounds.length > 0 ? [{ name, about, atRate: steady, flatOut: rounds }] : [];
  });
}

/** A file store that does not sync leaves writes pending; the next subject that syncs would wait for them too. */
function flushDisk(): void {
  spawnSync('sync', { stdio: 'ignore' });
}

async function endAll(helpers: readonly Helper[]): Promise<void> {
  await Promise.all(helpers.map((helper) => helper.end()));
}

function phaseOf(played: readonly Played[], server: ServerSide): Phase {
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  return {
    ...server,
    movesPerSecond: sum(({ moves, seconds }) => moves / seconds),
    moves: sum(({ moves }) => moves),
    refused: sum(({ refused }) => refused),
    drafts: sum(({ drafts }) => drafts),
    unseen: sum(({ unseen }) => unseen),
    done: spreadOf(played.flatMap(({ done }) => done)),
    seen: spreadOf(played.flatMap(({ seen }) => seen)),
    playersCpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
  };
}
