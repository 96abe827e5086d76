import { arena } from '../src/bots/arena.ts';
import { makeBot } from '../src/bots/index.ts';
import { GAMES } from '../src/games/index.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import { playout } from '../src/kernel/playout.ts';

const PLAYOUTS = 20_000;

/** Many checked games, and the bots' strength as the issues demand it. */
export function soakGames(): void {
  for (const game of GAMES.values()) {
    for (const [name, options] of Object.entries(game.optionSets)) {
      for (let i = 0; i < PLAYOUTS; i++) {
        const { state } = playout(game, options, seeded(`soak ${i}`), (_kind, run) => game.check(run.s));
        game.check(state);
      }
      console.log(`${game.id}, ${name}: ${PLAYOUTS} random games, every position checked`);
    }
    const [search, random] = [makeBot('search', { iterations: 500 }), makeBot('random')];
    const [options] = Object.values(game.optionSets);
    if (!search || !random || options === undefined) throw new Error('a bot or the options are missing');
    const result = arena(game, options, search, random, 100, 'soak');
    console.log(`${game.id}: search (500 iterations) won ${result.aWins} of 100 games against random`);
    if (result.aWins < 90) throw new Error(`${game.id}: that is not enough`);
  }
}
