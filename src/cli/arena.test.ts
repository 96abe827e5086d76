import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './testing/fake-terminal.ts';

const desk = new Desk();
afterAll(() => desk.clear());

const ARGV = [
  'arena',
  'empire-vs-rebellion',
  '--tutorial',
  '--iterations',
  '10',
  '--seed',
  's',
  '--games',
  '10',
];

describe('arena', () => {
  it('prints what a program may read', async () => {
    const { code, text, io } = await desk.run([...ARGV, '--a', 'search', '--b', 'random', '--json']);
    const json = JSON.parse(text);
    expect(code).toBe(0);
    expect(json).toMatchObject({ a: 'search', b: 'random', games: 10, seed: 's' });
    expect(json.aWins + json.bWins + json.draws).toBe(10);
    const [low, high] = json.interval;
    expect(low).toBeLessThanOrEqual(json.aWins / 10);
    expect(high).toBeGreaterThanOrEqual(json.aWins / 10);
    expect(io.shownProgress).toHaveLength(10);
  });

  it('knows levels too', async () => {
    const { code, text } = await desk.run([...ARGV, '--a', 'strong', '--b', 'beginner', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ a: 'strong', b: 'beginner', games: 10 });
  });

  it('prints the same for people', async () => {
    const { code, text } = await desk.run([...ARGV, '--a', 'random', '--b', 'random']);
    expect(code).toBe(0);
    expect(text).toMatch(/95 %: \d+\.\d % to \d+\.\d %/);
    expect(text).toMatch(/as rebel, \d+ as imperial/);
  });
});
