import { expect, test } from 'vitest';
import { measure, prepare } from './measure.ts';
import { SUBJECTS } from './subjects.ts';

test('ten tables of people play at a real server, and every move is seen by the other side', async () => {
  const load = {
    tables: 10,
    rate: 2,
    seconds: 2,
    warmUp: 2,
    clients: 1,
    game: 'rebellion',
    options: 'full',
    profile: undefined,
  };
  const quiet = (): void => undefined;
  const stage = await prepare(SUBJECTS.sqlite, load, quiet);
  const [measured] = await measure([stage], load, quiet).finally(stage.end);
  if (!measured) throw new Error('nothing was measured');
  for (const phase of [measured.atRate, ...measured.flatOut]) {
    const { moves, drafts, seen, unseen, refused, step } = phase;
    expect({ unseen, refused }).toEqual({ unseen: 0, refused: 0 });
    expect(moves).toBeGreaterThan(0);
    expect(seen.count + drafts).toBe(moves);
    // The server has counted the same moves as the players.
    expect(step?.count).toBe(moves);
  }
});
