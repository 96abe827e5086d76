import { arena } from '../src/bots/arena.ts';
import { makeBot, policyOf } from '../src/bots/index.ts';
import { LEVELS, levelBot } from '../src/bots/levels.ts';
import { policyGame } from '../src/bots/policy-game.ts';
import { alwaysEnds, STALLING } from '../src/bots/testing/stalling.ts';
import { GAMES } from '../src/games/index.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { playout } from '../src/kernel/flow/playout.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';

const PLAYOUTS = 20_000;
/** Games of each pair of levels, and of each pair of players of which one tries to prolong the game. */
const LEVEL_GAMES: Readonly<Record<string, number>> = { 'empire-vs-rebellion': 20, rebellion: 2 };
const STALLED_GAMES = 300;

/** Many checked games, and the bots' strength as the issues demand it. */
export function soakGames(): void {
  for (const game of GAMES.values()) {
    for (const [name, options] of Object.entries(game.optionSets)) {
      for (let i = 0; i < PLAYOUTS; i++) {
        const { state } = playout(game, options, seeded(`soak ${i}`), (_kind, run) => game.check(run.s));
        game.check(state);
      }
      console.log(`${game.id}, ${name}: ${PLAYOUTS} random games, every position checked`);
      soakLevels(game, name, options);
      soakStalling(game, name, options);
    }
    const [search, random] = [makeBot('search', { iterations: 500 }), makeBot('random')];
    const [options] = Object.values(game.optionSets);
    if (!search || !random || options === undefined) throw new Error('a bot or the options are missing');
    const result = arena(game, options, search, random, 100, 'soak');
    console.log(`${game.id}: search (500 iterations) won ${result.aWins} of 100 games against random`);
    if (result.aWins < 90) throw new Error(`${game.id}: that is not enough`);
  }
}

/** Bots of every level against every level, with all the time that they take at a table: every game ends. */
function soakLevels(game: AnyGame, name: string, options: Json): void {
  const games = LEVEL_GAMES[game.id] ?? 2;
  for (const a of LEVELS) {
    for (const b of LEVELS) {
      arena(game, options, levelBot(a, game), levelBot(b, game), games, `soak ${a} ${b}`);
    }
  }
  console.log(`${game.id}, ${name}: ${games} games of every level against every level, all ended`);
}

/** A player who never ends anything, against one who does, a sensible one, and others of its kind: every game ends. */
function soakStalling(game: AnyGame, name: string, options: Json): void {
  let longest = 0;
  const others = [alwaysEnds, policyOf(game) ?? null, ...Object.values(STALLING)];
  const pairs = Object.values(STALLING).flatMap((stalling) =>
    others.flatMap((other) => [
      [stalling, other],
      [other, stalling],
    ]),
  );
  for (const policies of pairs) {
    for (let i = 0; i < STALLED_GAMES; i++) {
      const { answers } = policyGame(game, options, policies, seeded(`stalled ${i}`));
      longest = Math.max(longest, answers);
    }
  }
  console.log(`${game.id}, ${name}: stalled games all ended, after ${longest} answers at most`);
}
