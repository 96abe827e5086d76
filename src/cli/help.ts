import { type Command, type Context, optionsOf } from './command.ts';
import { COMMANDS } from './commands.ts';
import { hang, listed, paint } from './terminal/style.ts';
import type { Terminal } from './terminal/terminal.ts';

export function generalHelp(io: Terminal): string[] {
  const width = Math.max(...COMMANDS.map((c) => c.name.length));
  return [
    'Wartable: a table for the Galactic Civil War.',
    '',
    `${paint(io, 'bold', 'wartable')}                      opens the menu`,
    `${paint(io, 'bold', 'wartable')} <command> [--help]`,
    `${paint(io, 'bold', 'wartable')} --version`,
    '',
    ...COMMANDS.map((c) => hang(`  ${c.name.padEnd(width)}  `, c.about, io.width)),
    hang(`  ${'help'.padEnd(width)}  `, 'this page; help <command> for one command', io.width),
  ];
}

export function commandHelp({ io, games }: Context, command: Command): string[] {
  const options = Object.entries(optionsOf(command)).map(([name, spec]) => ({
    label: `--${name}${spec.value === undefined ? '' : ` ${spec.value}`}`,
    about: spec.about,
  }));
  const width = Math.max(...options.map((o) => o.label.length));
  return [
    `${paint(io, 'bold', `wartable ${command.name}`)} ${command.takes}`,
    '',
    hang('', command.about, io.width),
    ...(command.takes.includes('<game>') ? [hang('Games: ', listed([...games.keys()]), io.width)] : []),
    '',
    ...options.map((o) => hang(`  ${o.label.padEnd(width)}  `, o.about, io.width)),
    ...(command.notes === undefined ? [] : ['', ...command.notes.map((note) => hang('', note, io.width))]),
  ];
}
