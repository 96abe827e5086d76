import type { Pace, Played } from './drive.ts';
import { type Spread, spreadOf } from './figures.ts';
import { ask } from './link.ts';
import { type Helper, startHelper } from './processes.ts';
import type { ServerSide, Subject } from './subjects.ts';

export interface Load {
  readonly tables: number;
  /** Moves a second at each table, in the first of the two measurements. */
  readonly rate: number;
  /** Of each measurement. */
  readonly seconds: number;
  /** Moves at each table, on average, before anything is measured. */
  readonly warmUp: number;
  /** How many processes the players are in. */
  readonly clients: number;
  readonly game: string;
  readonly options: string;
  readonly profile: string | undefined;
}

/** What was measured in one go. Times are in milliseconds. */
export interface Phase extends ServerSide {
  readonly movesPerSecond: number;
  readonly moves: number;
  /** Under way when the time was up. */
  readonly late: number;
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

export interface Measured {
  readonly name: string;
  readonly about: string;
  readonly tables: number;
  /** At a set rate of moves per table, and as fast as it goes. */
  readonly atRate: Phase;
  readonly flatOut: Phase;
}

/** No warming up takes longer than this; whoever is as slow as that is warm. */
const WARM_UP_SECONDS = 90;

export async function measure(subject: Subject, load: Load, say: (text: string) => void): Promise<Measured> {
  const { tables, rate, seconds, clients, game, options } = load;
  say(`${subject.name}: starting`);
  const running = await subject.start(load.profile);
  const helpers = Array.from({ length: clients }, () =>
    startHelper(subject.players, { NODE_ENV: 'production' }),
  );
  try {
    say(`${subject.name}: ${tables} tables sit down`);
    await Promise.all(
      helpers.map(({ child }, i) => {
        const share = Math.floor(((i + 1) * tables) / clients) - Math.floor((i * tables) / clients);
        return ask(child, 'seat', {
          servers: running.urls,
          tables: share,
          game,
          options,
          seed: `players ${i}`,
        });
      }),
    );
    const play = async (pace: Pace): Promise<Phase> => {
      const seen = await running.watch();
      const played = await Promise.race([
        Promise.all(helpers.map(({ child }) => ask<Played>(child, 'play', pace))),
        ...(running.broken ? [running.broken] : []),
      ]);
      return phaseOf(played, await seen());
    };
    say(`${subject.name}: warming up`);
    await play({ rate: null, seconds: WARM_UP_SECONDS, moves: (load.warmUp * tables) / clients });
    say(`${subject.name}: ${rate} moves a second at each table`);
    const atRate = await play({ rate, seconds, moves: null });
    say(`${subject.name}: flat out`);
    const flatOut = await play({ rate: null, seconds, moves: null });
    return { name: subject.name, about: subject.about, tables, atRate, flatOut };
  } finally {
    await endAll(helpers);
    await running.stop();
  }
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
    late: sum(({ late }) => late),
    refused: sum(({ refused }) => refused),
    drafts: sum(({ drafts }) => drafts),
    unseen: sum(({ unseen }) => unseen),
    done: spreadOf(played.flatMap(({ done }) => done)),
    seen: spreadOf(played.flatMap(({ seen }) => seen)),
    playersCpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
  };
}
