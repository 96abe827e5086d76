import { afterAll, describe, expect, it } from 'vitest';
import { optionsOf } from './command.ts';
import { COMMANDS } from './commands.ts';
import { Desk } from './testing/fake-terminal.ts';

const desk = new Desk();
afterAll(() => desk.clear());

const EVR = 'empire-vs-rebellion';

describe('help', () => {
  it('without arguments and without a terminal prints the commands', async () => {
    const { code, text, err } = await desk.run([]);
    expect([code, err]).toEqual([0, '']);
    for (const { name } of COMMANDS) expect(text).toContain(`  ${name} `);
  });

  it.each([['help'], ['--help'], ['-h']])('%s prints the same', async (word) => {
    expect((await desk.run([word])).text).toBe((await desk.run([])).text);
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    '%s has a page that names all its options',
    async (name, command) => {
      const { code, text } = await desk.run([name, '--help']);
      expect(code).toBe(0);
      expect(text).toContain(`wartable ${name}`);
      for (const option of Object.keys(optionsOf(command))) expect(text).toContain(`--${option}`);
      // The server draws its chance for real; a backup draws none.
      if (!['serve', 'backup', 'restore', 'reports'].includes(name)) expect(text).toContain('--seed');
      expect((await desk.run(['help', name])).text).toBe(text);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    },
  );

  it('has --json on every command whose answer a program may read', () => {
    const withJson = COMMANDS.filter((command) => 'json' in command.options).map(({ name }) => name);
    expect(withJson).toEqual(['reports', 'simulate', 'arena', 'replay', 'rules']);
  });
});

describe('what is not there gets one clear line and exit code 2', () => {
  it.each([
    [['fight'], "there is no command 'fight'"],
    [['help', 'fight'], "there is no command 'fight'"],
    [['play'], 'which game?'],
    [['play', 'chess'], "there is no game 'chess'"],
    [['play', EVR, 'extra'], "'extra' is one word too many"],
    [['play', EVR, '--colour'], "unknown option '--colour'"],
    [['play', EVR, '--seat'], 'argument missing'],
    [['play', EVR, '--seat', 'hutt'], "there is no seat 'hutt'; there is: rebel, imperial"],
    [['play', EVR, '--options', 'x-wing'], "empire-vs-rebellion has no options 'x-wing'; there is: full"],
    [
      ['play', EVR, '--against', 'yoda'],
      "there is no bot 'yoda'; there is: random, greedy, search, beginner, steady, strong, master",
    ],
    [['play', EVR, '--iterations', 'many'], '--iterations needs a whole number'],
    [['play', '--resume'], 'there is no saved game'],
    [['play', '--resume', 'nothing'], "there is no saved game 'nothing'"],
    [['play', '--resume', '../../etc/passwd'], 'is no name for a saved game'],
    [['play', '--resume', '--seed', 'x'], '--seed cannot be changed'],
    [['simulate', 'chess'], "there is no game 'chess'"],
    [['simulate', EVR, '--games', '0'], '--games needs a whole number'],
    [['simulate', EVR, '--games', '1e3'], '--games needs a whole number'],
    [['simulate', EVR, '--bots', 'random'], '--bots needs 2 names'],
    [['simulate', EVR, '--bots', 'random,yoda'], "there is no bot 'yoda'"],
    [['arena', EVR, '--a', 'yoda'], "there is no bot 'yoda'"],
    [['replay'], 'which file?'],
    [['replay', 'nowhere.json'], "there is no file 'nowhere.json'"],
    [['rules', 'chess'], "there is no game 'chess'"],
    [['rules', EVR, 'nonsense'], "has no rule 'nonsense'"],
    [['rules', EVR, '--width', '3'], "unknown option '--width'"],
  ])('%j', async (argv, words) => {
    const { code, io, text } = await desk.run(argv);
    expect(code).toBe(2);
    expect(io.complaints).toHaveLength(1);
    expect(io.complaints[0]).toContain(words);
    expect(io.complaints[0]).not.toContain('\n');
    expect(text).toBe('');
    expect(io.closed).toBe(true);
  });
});
