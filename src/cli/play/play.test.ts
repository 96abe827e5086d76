import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Desk, lines, type Ran } from '../testing/fake-terminal.ts';
import { alwaysFirst, answersThen, anyNumber, first, followsHints } from '../testing/scripted.ts';

const EVR = 'empire-vs-rebellion';
const PLAY = ['play', EVR, '--against', 'random', '--seed', 'cli'];

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.clear());

const games = (): string[] => readdirSync(join(desk.home, 'games'));
const onlyGame = (): string => games()[0]!.replace('.json', '');
/** No text is missing from the catalogue, nothing was told as an exception. */
const reads = ({ text, err }: Ran): void => {
  expect(text).not.toMatch(/\[[a-z]+\.[a-z.:-]+\]/);
  expect(text).not.toMatch(/undefined|\bat .*\.ts:/);
  expect(err).toBe('');
};

describe('a whole game at the prompt', () => {
  it.each([
    ['rebel', []],
    ['imperial', []],
    ['rebel', ['--tutorial']],
    ['imperial', ['--tutorial']],
  ])('as %s %j', async (seat, more) => {
    const ran = await desk.run([...PLAY, '--seat', seat, ...more], alwaysFirst());
    expect(ran.code).toBe(0);
    reads(ran);
    expect(ran.text).toMatch(/You have (won|lost)\.|Nobody has won\./);
    expect(ran.text).toMatch(/fingerprint.*\n?.*[0-9a-f]{64}/);
    expect(ran.text).toMatch(/the secret was\s+[0-9a-f]{64}/);
    const replay = await desk.run(['replay', onlyGame()]);
    expect([replay.code, replay.err]).toEqual([0, '']);
    expect(replay.text).toMatch(/ok: \d+ rows and \d+ draws checked/);
    reads(replay);
  });

  it.each([
    ['rebel', 'full'],
    ['imperial', 'firstGame,threeDestroyed'],
  ])('of Rebellion, as %s, with options %s', async (seat, options) => {
    const bots = ['--against', 'greedy', '--iterations', '2'];
    const argv = ['play', 'rebellion', '--seat', seat, '--options', options, '--seed', 'cli', ...bots];
    const ran = await desk.run(argv, followsHints());
    expect(ran.code).toBe(0);
    reads(ran);
    expect(ran.text).toMatch(/You have (won|lost)\./);
    const replay = await desk.run(['replay', onlyGame()]);
    expect([replay.code, replay.err]).toEqual([0, '']);
    expect(replay.text).toMatch(/ok: \d+ rows and \d+ draws checked/);
    reads(replay);
  });

  it('is the same again from the same seed', async () => {
    const one = await desk.run([...PLAY, '--tutorial'], alwaysFirst());
    const other = new Desk();
    const two = await other.run([...PLAY, '--tutorial'], alwaysFirst());
    other.clear();
    expect(two.text).toBe(one.text);
  });

  it('plays against the search bot', async () => {
    const argv = ['play', EVR, '--tutorial', '--iterations', '5', '--seed', 's'];
    const ran = await desk.run(argv, alwaysFirst());
    expect(ran.text).toMatch(/the search bot plays the Empire/);
    reads(ran);
  });
});

describe('after the tutorial', () => {
  const next = (...typed: string[]) => {
    const player = alwaysFirst();
    const left = [...typed];
    return desk.run([...PLAY, '--seat', 'imperial', '--tutorial'], (prompt, out) =>
      out.findLast((line) => /^(What next\?|You play )/.test(line))?.startsWith('What next')
        ? (left.shift() ?? null)
        : left.length < typed.length
          ? null
          : player(prompt, out),
    );
  };

  it('another try is one answer away', async () => {
    const ran = await next('x', '1');
    reads(ran);
    const [before = '', after = ''] = ran.text.split('What next?');
    expect(before).toMatch(/You have (won|lost)\.|Nobody has won\./);
    expect(after).toContain('Type a number from 0 to 2.');
    expect(after).toContain('Empire vs. Rebellion. Tutorial: one short struggle.');
    expect(after).toContain('You play the Empire; the random bot plays the Rebellion.');
    expect(games()).toHaveLength(2);
  });

  it('the full game is one answer away', async () => {
    const { text } = await next('2');
    const [, after = ''] = text.split('What next?');
    expect(after).toContain('2. Full game');
    expect(after).toContain('Empire vs. Rebellion. Full game.');
    expect(after).toContain('Choose 4 of your eight characters');
  });

  it('the player may leave; after a full game nothing is asked', async () => {
    expect((await next('0')).code).toBe(0);
    expect(games()).toHaveLength(1);
    const full = await desk.run(PLAY, lines('resign', 'yes'));
    expect(full.text).not.toContain('What next?');
  });
});

describe('what happens in between', () => {
  it('says what happened, shows the table, then asks', async () => {
    const { text } = await desk.run([...PLAY, '--tutorial'], lines('1'));
    const [, later = ''] = text.split('> 1\n');
    const [news, table, question] = ['* The Empire', 'THE REBELLION (you)', 'Your turn:'].map((part) =>
      later.indexOf(part),
    );
    expect(news).toBeGreaterThanOrEqual(0);
    expect(table).toBeGreaterThan(news!);
    expect(question).toBeGreaterThan(table!);
  });

  it.each([
    ['7', 'There is no 7 here. Type 1, or help.'],
    ['0', 'There is no 0 here.'],
    ['banana', "'banana' is not in this list."],
    ['tabel', "'tabel' is not in this list. Did you mean table?"],
    ['x'.repeat(5000), "xxx ...' is not in this list."],
    ['why', 'Why what?'],
    ['why 1', 'Number 1 is offered: Play the top card of your deck.'],
    ['why pass', 'Pass is not offered now. Tutorial: an empty play area'],
    ['pass', 'Pass is not offered now.'],
    ['why nonsense', "Nothing on the table is called 'nonsense'."],
    ['why Han Solo', 'You do not see Han Solo on the table. The card: Search your deck'],
    ['show', 'Show what? Type show and the name'],
    ['show han solo', 'Han Solo Worth 6 when ready, 1 when exhausted. Search your deck'],
    ['show tatooine', 'Escape From Tatooine Objective 11, capacity 3;'],
    ['show nonsense', "Nothing is called 'nonsense'."],
    ['rules nonsense', "No results for 'nonsense'."],
    ['rules struggle.pass', 'does not bind you'],
    ['rules', 'The struggle'],
    ['rules D22', 'Repetition'],
    ['rules quick', 'Win events worth 7 victory points.'],
    ['standing', 'standing forced: questions with only one answer are answered for you (off).'],
    ['standing pass', 'You cannot pass here.'],
    ['standing up', 'Type standing forced or standing pass'],
    ['undo', 'You have nothing to take back.'],
    ['save ../x', 'is not a valid name for a saved game'],
    ['save mine', 'Saved as mine.'],
    ['hint', 'Hint: type 1 (Play the top card of your deck).'],
    ['log', 'The event is Escape From Tatooine.'],
    ['help', 'why <number or name>'],
    ['draw', 'The Empire declines the draw.'],
  ])('%s', async (typed, words) => {
    const ran = await desk.run([...PLAY, '--tutorial'], lines(typed));
    const [, said = ''] = ran.text.split(`> ${typed}\n`);
    expect(said.replace(/\s+/g, ' ')).toContain(words);
    reads(ran);
    // The game stands where it stood.
    expect(said).toMatch(/\n> \nThe game is saved\./);
  });

  it('names the rule that a wrong number of cards breaks', async () => {
    const { text } = await desk.run(PLAY, lines('1 2', '1 2 3 4 5'));
    expect(text).toMatch(/That is too few\. Choosing characters:/);
    expect(text).toMatch(/That is too many\. Choosing characters:/);
  });

  it('an empty line shows the question again', async () => {
    const { text } = await desk.run([...PLAY, '--tutorial'], lines('', ''));
    expect(text.match(/ {2}1\. Play the top card/g)).toHaveLength(3);
  });

  it('resigns only after a yes', async () => {
    const stays = await desk.run(PLAY, lines('resign', 'no'));
    expect(stays.text).toContain('You play on.');
    expect(stays.text).toContain('The game is saved.');
    const goes = await desk.run(PLAY, lines('resign', 'yes'));
    expect(goes.text).toContain('You have lost. The Empire wins by resignation.');
  });

  it('answers forced questions when it is told to', async () => {
    const { text } = await desk.run([...PLAY, '--tutorial'], lines('standing forced', 'standing'));
    expect(text).toContain('Questions with only one answer are now answered for you.');
    expect(text).toContain('* You play');
    expect(text).toContain('answered for you (on)');
  });

  it('passes for the rest of the round when it is told to', async () => {
    const { text } = await desk.run(
      PLAY,
      first(['1 2 3 4', '1', '1', 'standing pass'], () => null),
    );
    expect(text).toContain('You pass for the rest of this round.');
    expect(text).toContain('* You pass.');
    expect(text).toMatch(/the struggle is over/);
  });
});

describe('the warning before a pass', () => {
  /** The output between two answers. */
  const turns = ({ text }: Ran): string[] => text.split('\n> ').map((turn) => turn.replace(/\s+/g, ' '));

  it.each(['rebel', 'imperial'])(
    'stands at every question after a pass, also an equal one, as %s',
    async (seat) => {
      const ran = await desk.run([...PLAY, '--seat', seat], alwaysFirst());
      const after = turns(ran).filter((turn) => /\* The (Empire|Rebellion) passes\. (?!\*)/.test(turn));
      const warned = after.filter((turn) => turn.includes(' Pass '));
      expect(warned.length).toBeGreaterThan(1);
      expect(warned.filter((turn) => !turn.includes('if you pass too, the struggle ends'))).toEqual([]);
    },
  );

  it('is shown in the Command Phase of Rebellion while something is left to do', async () => {
    const argv = ['play', 'rebellion', '--against', 'greedy', '--seed', 'cli'];
    const ran = await desk.run(argv, answersThen(150, anyNumber('cli'), ['']));
    const offered = turns(ran).filter((turn) => turn.includes('Pass for the rest of the phase'));
    const active = offered.filter((turn) => /Activate a system with|\d\. Reveal (?!your)/.test(turn));
    expect(active.length).toBeGreaterThan(1);
    expect(active.filter((turn) => !turn.includes('If you pass, you take no more turns this phase'))).toEqual(
      [],
    );
  });
});

describe('undo', () => {
  it('does not take back what showed something new, and says why', async () => {
    const ran = await desk.run([...PLAY, '--tutorial'], lines('1', 'undo', 'log'));
    const [, said = ''] = ran.text.split('> undo\n');
    expect(said.replace(/\s+/g, ' ')).toMatch(
      /^Something was drawn or shown since then, so it cannot be taken back\. Only a practice game .* play --practice\./,
    );
    expect(ran.text).not.toMatch(/agrees|asks? to/);
    const [, log = ''] = ran.text.split('> log\n');
    expect(log).toContain('You play');
  });

  it('in a practice game takes back everything, and the game is marked', async () => {
    const ran = await desk.run([...PLAY, '--tutorial', '--practice'], lines('1', 'undo', 'log'));
    expect(ran.text).toContain('This is a practice game');
    expect(ran.text).toContain('Taken back, with everything done since.');
    expect(ran.text).not.toMatch(/agrees|asks? to/);
    const [, log = ''] = ran.text.split('> log\n');
    expect(log).not.toContain('You play');
    expect(ran.text.match(/you must play|Your turn: play a card\./g)!.length).toBeGreaterThanOrEqual(2);
    const again = await desk.run(['play', '--resume', '--practice']);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('cannot be changed')]);
    expect((await desk.run(['play', '--resume'], lines('quit'))).text).toContain('This is a practice game');
  });

  it('a game with undone steps still verifies', async () => {
    const steps = first(['1', 'undo', '1', '1', 'undo'], alwaysFirst());
    const ran = await desk.run([...PLAY, '--tutorial', '--practice'], steps);
    expect(ran.text).toContain('It was a practice game.');
    const replay = await desk.run(['replay', onlyGame()]);
    expect(replay.code).toBe(0);
    expect(replay.text).toContain('(taken back)');
    expect(replay.text).toContain('A practice game.');
    const told = await desk.run(['replay', onlyGame(), '--json']);
    expect(JSON.parse(told.text)).toMatchObject({ ok: true, practice: true });
  });
});

describe('leaving and coming back', () => {
  const tableIn = ({ text }: Ran): string => {
    const [, shown = ''] = text.split('> table\n');
    return shown.slice(0, shown.indexOf('\n> '));
  };

  it.each([1, 6, 15])('after %i answers the table is the same', async (answers) => {
    const left = await desk.run(PLAY, answersThen(answers, alwaysFirst(), ['table', 'quit']));
    expect(left.text).toMatch(/The game is saved. Continue with:\n {2}npx wartable play --resume /);
    const name = onlyGame();
    const back = await desk.run(['play', '--resume', name], lines('table'));
    expect(tableIn(back)).toBe(tableIn(left));
    expect(back.text).toContain('What happened last:');
    expect(games()).toEqual([`${name}.json`]);
  });

  it('a resumed game goes on as if it had never been left', async () => {
    const through = await desk.run([...PLAY, '--tutorial'], alwaysFirst());
    const other = new Desk();
    await other.run([...PLAY, '--tutorial'], answersThen(2, alwaysFirst(), []));
    const back = await other.run(['play', EVR, '--resume'], alwaysFirst());
    other.clear();
    const end = (ran: Ran): string => ran.text.slice(ran.text.indexOf('You have'));
    expect(end(back)).toBe(end(through));
  });

  it('saves under a name of one’s own, and finds it again', async () => {
    await desk.run(PLAY, lines('save kessel', 'quit'));
    const back = await desk.run(['play', '--resume', 'kessel'], lines('quit'));
    expect(back.code).toBe(0);
  });

  it('leaves no half-written file', async () => {
    await desk.run(PLAY, lines('1 2 3 4', '1', 'quit'));
    expect(games().filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('does not resume what is over, broken, or another seat’s', async () => {
    await desk.run([...PLAY, '--tutorial'], alwaysFirst());
    const over = await desk.run(['play', '--resume', onlyGame()]);
    expect([over.code, over.err]).toEqual([2, expect.stringContaining('is over')]);
    expect((await desk.run(['play', '--resume'])).err).toContain('there is no saved game');
    writeFileSync(join(desk.home, 'games', 'torn.json'), '{"format":');
    expect((await desk.run(['play', '--resume', 'torn'])).code).toBe(2);
    await desk.run(PLAY, lines('save mine', 'quit'));
    const other = await desk.run(['play', '--resume', 'mine', '--seat', 'imperial']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining("in 'mine' you play rebel")]);
  });

  it('keeps playing when the disk refuses', async () => {
    writeFileSync(join(desk.home, 'games'), 'a file where the folder should be');
    const ran = await desk.run([...PLAY, '--tutorial'], lines('1', 'quit'));
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(/^The game cannot be saved: [^\n]*$/);
    expect(existsSync(join(desk.home, 'games'))).toBe(true);
  });

  it('writes a match file of the kernel', async () => {
    await desk.run(PLAY, lines('quit'));
    const file = JSON.parse(readFileSync(join(desk.home, 'games', `${onlyGame()}.json`), 'utf8'));
    expect(file).toMatchObject({
      format: 'wartable-match/1',
      game: EVR,
      players: { seat: 0, against: 'random', iterations: null },
    });
  });
});
