import { describe, expect, it } from 'vitest';
import { findGame } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { apply, start } from '../kernel/flow/apply.ts';
import type { AnyGame } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { viewOf } from '../kernel/view.ts';
import { arena } from './arena.ts';
import { isLevel, LEVELS, type Level, levelBot, levelsOf, offeredLevel } from './levels.ts';

const EVR = findGame('empire-vs-rebellion')!;
const REBELLION = findGame('rebellion')!;

describe('levels', () => {
  it('have the names that they are asked for by', () => {
    for (const game of [EVR, REBELLION]) {
      for (const level of levelsOf(game)) expect(levelBot(level, game).name).toBe(level);
    }
    expect(LEVELS.every(isLevel)).toBe(true);
    expect(isLevel('search')).toBe(false);
  });

  it('are offered only where they are shown to be stronger; tables that name another one get the nearest', () => {
    for (const game of [EVR, REBELLION]) {
      expect(levelsOf(game)).toEqual(['beginner', 'steady', 'strong']);
      expect(offeredLevel('master', game)).toBe('strong');
      expect(levelBot('master', game).name).toBe('strong');
      for (const level of levelsOf(game)) expect(offeredLevel(level, game)).toBe(level);
    }
  });

  /** A test cannot wait for a hundred games of each pair: `npm run bench -- --levels` plays them. */
  it.each<[Level, Level, string, number, number]>([
    ['steady', 'beginner', 'full', 12, 9],
    ['strong', 'beginner', 'tutorial', 4, 3],
  ])('%s beats %s in Empire vs. Rebellion, %s', (higher, lower, set, games, wins) => {
    const [a, b] = [levelBot(higher, EVR), levelBot(lower, EVR)];
    const { aWins } = arena(EVR, EVR.optionSets[set]!, a, b, games, 'levels');
    expect(aWins).toBeGreaterThanOrEqual(wins);
  });

  it('steady beats beginner in Rebellion', () => {
    const [a, b] = [levelBot('steady', REBELLION), levelBot('beginner', REBELLION)];
    const { aWins } = arena(REBELLION, REBELLION.optionSets['full']!, a, b, 40, 'levels');
    expect(aWins).toBeGreaterThanOrEqual(28);
  });

  it.each(LEVELS)('%s answers legally in Rebellion, and says why in a sentence', (level) => {
    for (const answered of answersOf(REBELLION, level, level === 'master' || level === 'strong' ? 5 : 20)) {
      expect(answered.why).toMatch(/^\S.*\.$/);
    }
  });

  it('beginners slip about once in four answers', () => {
    const slips = answersOf(REBELLION, 'beginner', 400).filter(({ why }) => why.endsWith('what happens.'));
    expect(slips.length).toBeGreaterThan(70);
    expect(slips.length).toBeLessThan(130);
  });

  it('two games may mean different things by a level', () => {
    const why = (game: AnyGame): string =>
      answersOf(game, 'strong', 3)
        .map((answered) => answered.why)
        .join(' ');
    expect(why(EVR)).toMatch(/Simulated 1500 games/);
    expect(why(REBELLION)).toMatch(/Simulated 200 games|little to decide/);
  });
});

/** Some answers of a level that plays both sides, none of them refused. */
function answersOf(game: AnyGame, level: Level, count: number): { why: string }[] {
  const [dice, mind] = [seeded('dice'), seeded('mind')];
  const bot = levelBot(level, game);
  let { state } = start(game, Object.values(game.optionSets)[0]!, dice);
  const given: { why: string }[] = [];
  while (given.length < count) {
    if (state.over) ({ state } = start(game, Object.values(game.optionSets)[0]!, dice));
    const seat = state.asked[0] ?? 0;
    const view = viewOf(game, state, seat);
    const { answer, why } = bot.decide(game, view, mind);
    const done = apply(game, state, seat, view.question?.id, answer, dice);
    if (isRefusal(done)) throw new Error(`${level}: ${JSON.stringify(done)}`);
    given.push({ why });
    state = done.state;
  }
  return given;
}
