import { parseArgs } from 'node:util';
import type { AnyGame } from '../kernel/game.ts';
import { didYouMean } from './terminal/nearest.ts';
import type { Terminal } from './terminal/terminal.ts';
import { UsageError } from './usage.ts';

/** What a command is run with. The games are handed in, so that a test can bring a broken one. */
export interface Context {
  readonly io: Terminal;
  readonly games: ReadonlyMap<string, AnyGame>;
}

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** How the value is written in the help: '<n>'. */
  readonly value?: string;
  readonly about: string;
}
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export interface Command {
  readonly name: string;
  /** What stands behind the name: '<game> [options]'. */
  readonly takes: string;
  readonly about: string;
  readonly options: OptionSpecs;
  /** More for the help page, line by line. */
  readonly notes?: readonly string[];
  run(context: Context, args: Args): Promise<number>;
}

const HELP: OptionSpecs = { help: { type: 'boolean', about: 'show this page' } };
export const SEED: OptionSpecs = {
  seed: { type: 'string', value: '<text>', about: 'the same seed gives the same chance' },
};
/** For commands that draw no chance: a script may give every command a seed. */
export const IDLE_SEED: OptionSpecs = {
  seed: { type: 'string', value: '<text>', about: 'accepted for uniformity; has no effect here' },
};
export const JSON_OUT: OptionSpecs = { json: { type: 'boolean', about: 'print JSON for programs' } };
export const TABLE_OPTIONS: OptionSpecs = {
  tutorial: { type: 'boolean', about: "play the game's short first game" },
  options: {
    type: 'string',
    value: '<names>',
    about: 'an option set (first-game), or options separated by commas; wartable rules explains them',
  },
};

export const optionsOf = (command: Command): OptionSpecs => ({ ...command.options, ...HELP });

/** The words after a command's name, checked against what it knows. */
export class Args {
  readonly words: readonly string[];
  private readonly values: Readonly<Record<string, string | true>>;

  constructor(command: Command, argv: readonly string[]) {
    const specs = optionsOf(command);
    const { tokens } = parseArgs({
      args: [...argv],
      options: {
        ...Object.fromEntries(Object.entries(specs).map(([name, { type }]) => [name, { type }])),
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
      strict: false,
      tokens: true,
    });
    const values: Record<string, string | true> = {};
    const wrong = (words: string): UsageError =>
      new UsageError(
        `${command.name}: ${words}${words.endsWith('?') ? '' : `; see wartable ${command.name} --help`}`,
      );
    for (const token of tokens) {
      if (token.kind !== 'option') continue;
      const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
      if (!spec) throw wrong(unknownOption(token.rawName, Object.keys(specs)));
      if (values[token.name] !== undefined) throw wrong(`--${token.name} is given twice`);
      values[token.name] = optionValue(token.name, spec, token.value, token.inlineValue === true, wrong);
    }
    this.values = values;
    this.words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number of at least 1. */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < 1 || n > MOST) {
      throw new UsageError(`--${name} needs a whole number from 1 to ${MOST}, not '${text}'`);
    }
    return n;
  }

  /** More words than a command takes are a mistake that must not pass unseen. */
  atMost(n: number): void {
    const extra = this.words[n];
    if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
  }
}

const MOST = 1_000_000_000;

const unknownOption = (typed: string, known: readonly string[]): string =>
  `unknown option '${typed}'${didYouMean(typed.replace(/^-+/, ''), known, (name) => `--${name}`)}`;

/** What stands behind an option, or whether anything does. `--games -3` has a value, though a wrong one; `--seat --json` has none. */
function optionValue(
  name: string,
  { type, value }: OptionSpec,
  given: string | undefined,
  inline: boolean,
  wrong: (words: string) => UsageError,
): string | true {
  if (type === 'boolean') {
    if (given !== undefined) throw wrong(`--${name} takes no value`);
    return true;
  }
  const isOption = given?.startsWith('-') === true && !inline && !/^-[\d.]/.test(given);
  if (given === undefined || isOption)
    throw wrong(`--${name} needs a value: --${name} ${value ?? ''}`.trimEnd());
  return given;
}
