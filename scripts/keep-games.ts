// Saves matches of the rules as they are now into playthroughs/kept/, which every later version must load. To be run before the layout
// of a game's state or its rules change: node --import tsx scripts/keep-games.ts
import { existsSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../src/games/index.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { sample } from '../src/kernel/forms/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';
import {
  applyCommand,
  citeOf,
  encodeMatch,
  freeUndo,
  type Match,
  openMatch,
  viewFor,
} from '../src/kernel/match/index.ts';
import { isRefusal } from '../src/kernel/refusal.ts';

const FOLDER = new URL('../playthroughs/kept/', import.meta.url);
/** Answers after which a match is saved; a game that is over before has its last one. */
const STAGES = { early: 12, middle: 160, late: 420, over: Number.POSITIVE_INFINITY } as const;

for (const game of GAMES.values()) {
  for (const [name, options] of Object.entries(game.optionSets)) {
    for (const [stage, answers] of Object.entries(STAGES)) {
      const path = new URL(`${game.id}-${name}-${stage}-v${game.version}.json.gz`, FOLDER);
      if (existsSync(path)) continue;
      const match = played(game, options, `${game.id} ${name} ${stage}`, answers);
      writeFileSync(path, gzipSync(JSON.stringify(encodeMatch(match)), { level: 9 }));
      console.log(`${path.pathname.split('/').at(-1)}: ${match.rows.length} rows`);
    }
  }
}

/** A match of random answers, some of them taken back, with an answer given in advance. */
function played(game: AnyGame, options: Json, seed: string, answers: number): Match {
  const chance = seeded(seed);
  const nonces = game.seats(options).map((seat) => `nonce of ${seat.name}`);
  const secret = Array.from({ length: 64 }, () => chance.int(16).toString(16)).join('');
  const match = openMatch(game, { options, secret, nonces, at: '2026-01-01T00:00:00.000Z' });
  for (let n = 0; n < answers; n++) {
    const { asked, over } = match.position.state;
    const seat = asked[chance.int(asked.length || 1)];
    if (over !== null || seat === undefined) break;
    const { question } = viewFor(match, seat);
    if (!question) throw new Error('asked without a question');
    const at = new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
    if (n === 5) {
      must(applyCommand(match, seat, { do: 'stand', on: '*', answer: null, until: 'round' }, at));
      continue; // it may have answered already
    }
    const cite = citeOf(match, seat, question.id);
    must(applyCommand(match, seat, { do: 'answer', cite, answer: sample(question.form, chance) }, at));
    if (chance.int(12) === 0 && freeUndo(match, seat)) must(applyCommand(match, seat, { do: 'undo' }, at));
  }
  return match;
}

function must(done: ReturnType<typeof applyCommand>): void {
  if (isRefusal(done)) throw new Error(JSON.stringify(done));
}
