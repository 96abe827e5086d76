import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../kernel/game.ts';
import { tiny } from '../../kernel/testing/tiny-game.ts';
import { Desk } from '../testing/fake-terminal.ts';

const desk = new Desk();
afterAll(() => desk.clear());

const EVR = 'empire-vs-rebellion';
const whole = tiny as unknown as AnyGame;

/** The registry with one game, which is broken on purpose. */
const broken = (how: Partial<AnyGame>): ReadonlyMap<string, AnyGame> =>
  new Map([['tiny', { ...whole, ...how }]]);

const BROKEN: [string, Partial<AnyGame>, RegExp][] = [
  [
    'a broken invariant',
    {
      check(s) {
        if (whole.round(s.game) > 1) throw new Error('invariant broken: a pebble is lost');
      },
    },
    /a pebble is lost/,
  ],
  [
    'an exception in a rule',
    {
      frames: {
        ...whole.frames,
        turn: {
          ...whole.frames['turn'],
          where: {
            ...whole.frames['turn']?.['where'],
            run() {
              throw new Error('where am I?');
            },
          },
        },
      },
    },
    /where am I\?/,
  ],
  ['no end', { maxAnswers: 5 }, /did not end after 5 answers/],
];

describe('simulate', () => {
  it('prints what a program may read', async () => {
    const { code, text, io } = await desk.run(['simulate', EVR, '--games', '50', '--seed', 's', '--json']);
    const json = JSON.parse(text);
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: EVR, seed: 's', games: 50, failures: 0, failed: [], bots: null });
    expect(json.outcomes.rebel + json.outcomes.imperial + json.outcomes.drawn).toBe(50);
    for (const rate of ['gamesPerSecond', 'decisionsPerSecond', 'decisionsPerGame']) {
      expect(json[rate]).toBeGreaterThan(0);
    }
    expect(json.length.longest).toBeGreaterThanOrEqual(json.length.mean);
    expect(io.complaints).toEqual([]);
  });

  it('prints the same for people', async () => {
    const { code, text } = await desk.run(['simulate', EVR, '--games', '20', '--seed', 's', '--check']);
    expect(code).toBe(0);
    expect(text).toMatch(/games\/s/);
    expect(text).toMatch(/rounds on average/);
    expect(text).toMatch(/failures {3}0/);
  });

  it('plays the same games from the same seed', async () => {
    const outcomes = async (seed: string) => {
      const { text } = await desk.run(['simulate', EVR, '--games', '40', '--seed', seed, '--json']);
      const { outcomes: found, length, decisionsPerGame } = JSON.parse(text);
      return { found, length, decisionsPerGame };
    };
    expect(await outcomes('a')).toEqual(await outcomes('a'));
    expect(await outcomes('a')).not.toEqual(await outcomes('b'));
  });

  it('lets bots play, one for each seat', async () => {
    const argv = ['simulate', EVR, '--tutorial', '--games', '3', '--bots', 'search,random'];
    const { code, text } = await desk.run([...argv, '--iterations', '5', '--seed', 's', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ games: 3, bots: ['search', 'random'], failures: 0 });
  });

  it.each(BROKEN)('%s is a failure with a file that shows it again', async (_what, how, words) => {
    const games = broken(how);
    const { code, text } = await desk.run(
      ['simulate', 'tiny', '--games', '3', '--seed', 's', '--json'],
      undefined,
      games,
    );
    const json = JSON.parse(text);
    expect(code).toBe(1);
    expect(json.failures).toBeGreaterThan(0);
    expect(json.failed[0].error).toMatch(words);
    const again = await desk.run(['replay', json.failed[0].file], undefined, games);
    expect(again.code).toBe(1);
    expect(again.err).toMatch(words);
    expect(again.err).toMatch(/^fails after \d+ of \d+ answers/);
    const asJson = await desk.run(['replay', json.failed[0].file, '--json'], undefined, games);
    expect(JSON.parse(asJson.text)).toMatchObject({ ok: false, game: 'tiny' });
  });

  it('says so when a failed game is mended', async () => {
    const [, how] = BROKEN[0]!;
    const argv = ['simulate', 'tiny', '--games', '1', '--seed', 'm', '--json'];
    const { text } = await desk.run(argv, undefined, broken(how));
    const [{ file }] = JSON.parse(text).failed;
    expect(JSON.parse(readFileSync(file, 'utf8')).answers.length).toBeGreaterThan(0);
    const { code, text: said } = await desk.run(['replay', file], undefined, broken({}));
    expect(code).toBe(0);
    expect(said).toMatch(/it no longer fails with: .*a pebble is lost/);
  });

  it('names a failing game for people too', async () => {
    const [, how] = BROKEN[1]!;
    const { code, text, err } = await desk.run(['simulate', 'tiny', '--games', '30'], undefined, broken(how));
    expect(code).toBe(1);
    expect(text).toMatch(/failures +\d+/);
    expect(err).toMatch(/failed: where am I\?/);
    // A broken rule fails in many games; only the first ones are written down.
    expect(err.split('\n').filter((line) => line.includes('wartable replay')).length).toBeLessThanOrEqual(10);
  });
});
