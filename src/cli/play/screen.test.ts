import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Desk, FakeTerminal, type Ran, type Typist } from '../testing/fake-terminal.ts';
import { alwaysFirst, answersThen, anyNumber, first } from '../testing/scripted.ts';

const EVR = 'empire-vs-rebellion';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.clear());

/** On a screen of 80 by 24. */
function onScreen(argv: readonly string[], typist: Typist, height = 24): Promise<Ran> {
  const io = new FakeTerminal(desk.home, typist);
  io.height = height;
  return desk.runOn(io, argv);
}

/** Records the screen at every question. */
function watched(typist: Typist, screens: string[][], height = 24): Typist {
  return (prompt, out) => {
    screens.push(out.slice(-(height - 1)));
    return typist(prompt, out);
  };
}

describe.each([
  [EVR, 'rebel', 'full'],
  [EVR, 'imperial', 'full'],
  [EVR, 'rebel', 'tutorial'],
  ['rebellion', 'rebel', 'full'],
  ['rebellion', 'imperial', 'full'],
])('%s as %s, %s, on 80 by 24', (game, seat, options) => {
  const play = [
    'play',
    game,
    '--seat',
    seat,
    '--options',
    options,
    '--against',
    'greedy',
    '--seed',
    'screen',
  ];
  const typist = (): Typist => answersThen(250, anyNumber('screen'), ['quit']);

  it('shows every question whole, and above it what happened last', async () => {
    const screens: string[][] = [];
    const { text } = await onScreen(play, watched(typist(), screens));
    const lines = text.split('\n');
    expect(lines.filter((line) => line.length > 80 && !line.startsWith('> '))).toEqual([]);
    const last = (screen: readonly string[], start: string) =>
      screen.findLastIndex((line) => line.startsWith(start));
    const asked = screens.filter((screen) => last(screen, 'Type ') > last(screen, '> '));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((screen) => !screen.some((line) => /^ {2} ?1\. /.test(line)))).toEqual([]);
    // Everything told since the last answer ends on the screen, not above it.
    const lost: string[] = [];
    let from = 0;
    for (const [i, line] of lines.entries()) {
      if (!line.startsWith('> ')) continue;
      const news = lines.findLastIndex(
        (one, at) => at >= from && at < i && /^(\* |You have |Nobody has )/.test(one),
      );
      if (news >= 0 && i - news >= 24) lost.push(`${lines[news]} ... ${line}`);
      from = i + 1;
    }
    expect(lost).toEqual([]);
  });
});

describe('more than a screen', () => {
  const play = ['play', 'rebellion', '--against', 'greedy', '--seed', 'screen'];

  it('is shown a page at a time, and stops at a word', async () => {
    const through = await onScreen(
      play,
      first(['table', '', '', '', '', ''], () => null),
    );
    expect(through.text.match(/-- Enter for more/g)!.length).toBeGreaterThanOrEqual(2);
    expect(through.text.split('> table\n')[1]).toContain('YOUR CARDS');
    const stopped = await onScreen(
      play,
      first(['table', 'q'], () => null),
    );
    expect(stopped.text.split('> table\n')[1]).not.toContain('YOUR CARDS');
  });

  it('the log shows its last lines, and all of it when it is asked to', async () => {
    const game = ['play', EVR, '--against', 'greedy', '--seed', 'screen'];
    const last = await onScreen(game, answersThen(25, alwaysFirst(), ['log', 'quit']));
    const [, said = ''] = last.text.split('> log\n');
    expect(said.split('\n').findIndex((line) => line.startsWith('> '))).toBeLessThanOrEqual(23);
    expect(said).toMatch(/^The last of \d+ lines; log all/);
    const all = await onScreen(game, answersThen(25, alwaysFirst(), ['log all', 'q', 'quit']));
    expect(all.text.split('> log all\n')[1]).toMatch(/^ +\d+ {2}/);
  });

  it('the help fits', async () => {
    const { text } = await onScreen(
      play,
      first(['help'], () => null),
    );
    const [, said = ''] = text.split('> help\n');
    expect(said.split('\n').findIndex((line) => line.startsWith('> '))).toBeLessThanOrEqual(23);
  });

  it('a text that was cut can be read whole', async () => {
    const { text } = await onScreen(play, answersThen(150, anyNumber('screen'), ['quit']), 16);
    expect(text).toContain('type why and a number to read one');
  });
});
