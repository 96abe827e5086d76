/**
 * npm run playthroughs                                     plays the answers of every file again and rewrites the rest
 * npm run playthroughs -- --new FILE --game G --options O --seed S --title T   a new one, played by the search
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBot } from '../src/bots/index.ts';
import { findGame } from '../src/games/index.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { playScript, readScript, type Script } from '../src/kernel/testing/playthrough.ts';
import { viewOf } from '../src/kernel/view.ts';

const FOLDER = join(import.meta.dirname, '../playthroughs');
const { values } = parseArgs({
  options: {
    new: { type: 'string' },
    game: { type: 'string', default: 'empire-vs-rebellion' },
    options: { type: 'string', default: 'full' },
    seed: { type: 'string', default: '1' },
    title: { type: 'string', default: 'A game' },
    bot: { type: 'string', default: 'search' },
  },
});

function write(file: string, script: Script): void {
  const game = findGame(script.game);
  if (!game) throw new Error(`no game ${script.game}`);
  const bot = makeBot(values.bot, { iterations: 60 });
  const mind = seeded(`mind ${script.seed}`);
  const text = playScript(game, script, (scene, seat) => {
    if (!values.new || !bot) return null;
    return bot.decide(game, viewOf(game, scene.state, seat), mind).answer;
  });
  const path = join(FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${file}: ${text.split('\n').length} lines`);
}

if (values.new) {
  const { title, game, options, seed } = values;
  write(values.new, { title, game, options, seed, answers: [] });
} else {
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.play')) write(file, readScript(readFileSync(join(FOLDER, file), 'utf8')));
  }
}
