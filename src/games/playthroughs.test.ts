import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playScript, readScript } from '../kernel/testing/playthrough.ts';
import { findGame, GAMES } from './index.ts';

const FOLDER = join(import.meta.dirname, '../../playthroughs');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.play'),
);

test('there is a playthrough for every option set of every game', () => {
  const covered = files.map((file) => readScript(readFileSync(join(FOLDER, file), 'utf8')));
  for (const game of GAMES.values()) {
    for (const options of Object.keys(game.optionSets)) {
      expect(covered).toContainEqual(expect.objectContaining({ game: game.id, options }));
    }
  }
});

test.each(files)('%s plays as it is written (npm run playthroughs rewrites it)', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const script = readScript(text);
  const game = findGame(script.game);
  if (!game) throw new Error(`no game ${script.game}`);
  expect(playScript(game, script)).toBe(text);
  expect(text).toMatch(/\n= .+\n$/);
});
