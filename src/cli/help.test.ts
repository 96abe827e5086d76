import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { OFFERED_LEVELS } from '../bots/levels.ts';
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

  it('names the games where one is wanted, and explains the levels', async () => {
    for (const name of ['play', 'simulate', 'arena', 'rules'])
      expect((await desk.run([name, '--help'])).text).toContain('Games: empire-vs-rebellion, rebellion');
    const text = (await desk.run(['play', '-h'])).text.replace(/\s+/g, ' ');
    for (const level of OFFERED_LEVELS) expect(text).toMatch(new RegExp(`\\b${level} \\(\\w+ \\w+`));
  });

  it.each([['--version'], ['-v'], ['-V']])('%s prints the version of the package', async (word) => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const { code, text } = await desk.run([word]);
    expect([code, text]).toEqual([0, `wartable ${version}`]);
  });

  it('has --json on every command whose answer a program may read', () => {
    const withJson = COMMANDS.filter((command) => 'json' in command.options).map(({ name }) => name);
    expect(withJson).toEqual(['reports', 'simulate', 'arena', 'replay', 'rules']);
  });
});

describe('what is not there gets one clear line and exit code 2', () => {
  it.each([
    [['fight'], "unknown command 'fight'"],
    [['help', 'fight'], "unknown command 'fight'"],
    [['play'], 'which game?'],
    [['play', 'chess'], "unknown game 'chess'"],
    [['play', EVR, 'extra'], "unexpected argument 'extra'"],
    [['play', EVR, '--colour'], "unknown option '--colour'"],
    [['play', EVR, '--seat'], '--seat needs a value: --seat <seat>'],
    [['play', EVR, '--seat', 'hutt'], "unknown seat 'hutt'; available: rebel, imperial"],
    [['play', EVR, '--options', 'x-wing'], "empire-vs-rebellion has no options 'x-wing'; available: full"],
    [
      ['play', EVR, '--against', 'yoda'],
      "unknown bot 'yoda'; available: random, greedy, search, beginner, steady, strong",
    ],
    [['play', EVR, '--iterations', 'many'], '--iterations needs a whole number'],
    [['play', '--resume'], 'there is no saved game'],
    [['play', '--resume', 'nothing'], "saved game not found: 'nothing'"],
    [['play', '--resume', '../../etc/passwd'], 'is not a valid name for a saved game'],
    [['play', '--resume', '--seed', 'x'], '--seed cannot be changed'],
    [['simulate', 'chess'], "unknown game 'chess'"],
    [['simulate', EVR, '--games', '0'], '--games needs a whole number'],
    [['simulate', EVR, '--games', '1e3'], '--games needs a whole number'],
    [['simulate', EVR, '--bots', 'random'], '--bots needs 2 names'],
    [['simulate', EVR, '--bots', 'random,yoda'], "unknown bot 'yoda'"],
    [['arena', EVR, '--a', 'yoda'], "unknown bot 'yoda'"],
    [['paly', EVR], "unknown command 'paly'; did you mean play?"],
    [['help', 'simulat'], "unknown command 'simulat'; did you mean simulate?"],
    [['--versoin'], "unknown option '--versoin'; did you mean --version?"],
    [['play', 'rebelion'], "unknown game 'rebelion'; did you mean rebellion?"],
    [['play', EVR, '--saet', 'rebel'], "play: unknown option '--saet'; did you mean --seat?"],
    [['play', EVR, '--seat', 'imperail'], "unknown seat 'imperail'; did you mean imperial?"],
    [['play', EVR, '--against', 'stron'], "unknown bot 'stron'; did you mean strong?"],
    [['play', 'rebellion', '--options', 'first-gmae'], 'did you mean first-game?'],
    [['simulate', EVR, '--games', '-3'], "--games needs a whole number from 1 to 1000000000, not '-3'"],
    [['simulate', EVR, '--games', '--json'], 'simulate: --games needs a value: --games <n>'],
    [['simulate', EVR, '--games='], "--games needs a whole number from 1 to 1000000000, not ''"],
    [['play', EVR, '--tutorial=yes'], 'play: --tutorial takes no value'],
    [['play', EVR, '--options', 'full', '--options', 'full'], 'play: --options is given twice'],
    [['play', EVR, '--seat', 'rebel', '--seat', 'imperial'], 'play: --seat is given twice'],
    [['play', EVR, '--tutorial', '--tutorial'], 'play: --tutorial is given twice'],
    [['replay'], 'which file?'],
    [['replay', 'nowhere.json'], "file not found: 'nowhere.json'"],
    [['rules', 'chess'], "unknown game 'chess'"],
    [['rules', EVR, 'nonsense'], "has no rule 'nonsense'"],
    [['rules', EVR, '--width', '3'], "unknown option '--width'"],
  ])('%j', async (argv, words) => {
    const { code, io, text } = await desk.run(argv);
    expect(code).toBe(2);
    expect(io.complaints).toHaveLength(1);
    expect(io.complaints[0]).toContain(words);
    expect(io.complaints[0]).not.toContain('\n');
    expect(io.complaints[0]).not.toContain('?;');
    expect(text).toBe('');
    expect(io.closed).toBe(true);
  });
});
