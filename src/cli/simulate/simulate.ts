import { performance } from 'node:perf_hooks';
import type { Bot } from '../../bots/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { type Args, type Command, JSON_OUT, SEED, TABLE_OPTIONS } from '../command.ts';
import { ANY_BOT, botNamed, gameNamed, optionsFor } from '../lookup.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { EXIT, UsageError } from '../usage.ts';
import { messageOf, writeFailure } from './failure.ts';
import { playOne, type Setting } from './one-game.ts';
import { type Report, Tally } from './tally.ts';

const DEFAULT_GAMES = 1000;
/** A broken rule fails in thousands of games; a few files tell as much. */
const MOST_FILES = 10;
const REDRAW_MS = 100;

export const simulate: Command = {
  name: 'simulate',
  takes: '<game> [options]',
  about: 'Simulates many games: speed, length, winners, and failures.',
  options: {
    games: { type: 'string', value: '<n>', about: `how many (default: ${DEFAULT_GAMES})` },
    bots: {
      type: 'string',
      value: '<a,b>',
      about: `the bots, one for each seat: ${ANY_BOT.join(', ')} (default: random answers at full speed)`,
    },
    iterations: { type: 'string', value: '<n>', about: 'how long a search bot thinks' },
    check: {
      type: 'boolean',
      about: 'check every answer and the invariants after each, not only at the end',
    },
    ...TABLE_OPTIONS,
    ...SEED,
    ...JSON_OUT,
  },
  notes: [
    'A failed game is written to .wartable/failures; wartable replay shows where it fails. The exit code is then 1.',
  ],
  async run(context, args) {
    const { io } = context;
    args.atMost(1);
    const game = gameNamed(context, args.words[0]);
    const options = optionsFor(game, args);
    const setting: Setting = { game, options, bots: botsFor(game, options, args), check: args.flag('check') };
    const games = args.number('games') ?? DEFAULT_GAMES;
    const report = simulateGames(setting, games, args.text('seed') ?? io.random(4), {
      progress: (text) => io.progress(text),
      writeFailure: (seed, error) => writeFailure(io, setting, seed, error),
    });
    if (args.flag('json')) io.out(JSON.stringify(report, null, 2));
    else print(io, report);
    return report.failures > 0 ? EXIT.failed : EXIT.fine;
  },
};

function botsFor(game: AnyGame, options: Setting['options'], args: Args): Bot[] | null {
  const names = args.text('bots')?.split(',');
  const iterations = args.number('iterations');
  if (names === undefined) return null;
  const seats = game.seats(options).length;
  if (names.length !== seats) {
    throw new UsageError(`--bots needs ${seats} names separated by commas, one for each seat`);
  }
  return names.map((name) => botNamed(game, name.trim(), iterations));
}

/** Side tasks: a line of progress, a file for a failed game. */
interface Beside {
  progress(text: string): void;
  writeFailure(seed: string, error: unknown): string;
}

/** Plays the games and counts; what `npm run bench` measures is this. */
export function simulateGames(setting: Setting, games: number, seed: string, beside: Beside): Report {
  const tally = new Tally(setting, seed);
  const began = performance.now();
  let drawn = began;
  for (let i = 0; i < games; i++) {
    const gameSeed = `${seed}/${i}`;
    try {
      tally.add(playOne(setting, gameSeed));
    } catch (error) {
      const file = tally.failed < MOST_FILES ? beside.writeFailure(gameSeed, error) : null;
      tally.fail({ seed: gameSeed, error: messageOf(error), file });
    }
    const now = performance.now();
    if (now - drawn > REDRAW_MS) {
      drawn = now;
      beside.progress(`${i + 1} of ${games} games`);
    }
  }
  beside.progress('');
  return tally.report(games, (performance.now() - began) / 1000);
}

function print(io: Terminal, report: Report): void {
  const { games, length, decisionsPerGame } = report;
  const share = (n: number): string => `${((100 * n) / Math.max(1, games)).toFixed(1)} %`;
  io.out(`${report.game}: ${games} games, seed ${report.seed}`);
  io.out(`speed      ${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s`);
  for (const [who, n] of Object.entries(report.outcomes)) {
    io.out(`${who.padEnd(10)} ${n} (${share(n)})`);
  }
  io.out(`length     ${length.mean} rounds on average, ${length.longest} at most`);
  io.out(`decisions  ${decisionsPerGame} a game`);
  io.out(`failures   ${report.failures}`);
  for (const { seed, error, file } of report.failed) {
    io.err(`game ${seed} failed: ${error}${file === null ? '' : ` (wartable replay ${file})`}`);
  }
}
