import { GAMES } from '../games/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { Args, type Context } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { menu } from './terminal/menu.ts';
import { didYouMean } from './terminal/nearest.ts';
import { nodeTerminal } from './terminal/node-terminal.ts';
import type { Terminal } from './terminal/terminal.ts';
import { EXIT, UsageError } from './usage.ts';
import { programVersion } from './version.ts';

/** The whole program: the words after `wartable` in, the exit code out. */
export async function main(
  argv: readonly string[],
  io: Terminal = nodeTerminal(),
  games: ReadonlyMap<string, AnyGame> = GAMES,
): Promise<number> {
  try {
    return await dispatch({ io, games }, argv);
  } catch (error) {
    return complain(io, error);
  } finally {
    io.close();
  }
}

async function dispatch(context: Context, argv: readonly string[]): Promise<number> {
  const { io } = context;
  const [name, ...rest] = argv;
  if (name === undefined) return io.interactive ? menu(context) : say(io, generalHelp(io));
  if (name === 'help' || name === '--help' || name === '-h') return help(context, rest);
  if (name === '--version' || name === '-v' || name === '-V')
    return say(io, [`wartable ${programVersion()}`]);
  if (name.startsWith('-')) throw unknownOption(name);
  const command = COMMANDS.find((c) => c.name === name);
  if (!command) throw unknownCommand(name);
  const args = new Args(command, rest);
  return args.flag('help') ? say(io, commandHelp(context, command)) : command.run(context, args);
}

function help(context: Context, [name]: readonly string[]): number {
  const { io } = context;
  if (name === undefined || name === 'help' || name.startsWith('-')) return say(io, generalHelp(io));
  const command = COMMANDS.find((c) => c.name === name);
  if (!command) throw unknownCommand(name);
  return say(io, commandHelp(context, command));
}

function unknownCommand(name: string): UsageError {
  const hint = didYouMean(name, [...COMMANDS.map((command) => command.name), 'help']);
  return new UsageError(`unknown command '${name}'${hint === '' ? '; see wartable help' : hint}`);
}

function unknownOption(name: string): UsageError {
  const hint = didYouMean(name.replace(/^-+/, ''), ['help', 'version'], (option) => `--${option}`);
  return new UsageError(`unknown option '${name}'${hint === '' ? '; see wartable help' : hint}`);
}

function say(io: Terminal, lines: readonly string[]): number {
  for (const line of lines) io.out(line);
  return EXIT.fine;
}

function complain(io: Terminal, error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) {
    io.err(`wartable: ${message}`);
    return EXIT.usage;
  }
  // A bug. A player needs one line; a developer can ask for the rest.
  io.err(`wartable: internal error: ${message} (WARTABLE_DEBUG=1 shows where)`);
  if (process.env['WARTABLE_DEBUG'] && error instanceof Error) io.err(error.stack ?? '');
  return EXIT.failed;
}
