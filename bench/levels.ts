import { type ArenaResult, arena } from '../src/bots/arena.ts';
import { type Level, levelBot, levelsOf } from '../src/bots/levels.ts';
import { GAMES } from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';

/** A level is offered only if it wins this share of its games against the one below. */
const ENOUGH = 0.6;

export interface Neighbours {
  readonly game: string;
  readonly higher: Level;
  readonly lower: Level;
  readonly result: ArenaResult;
  readonly enough: boolean;
}

/** Every offered level against the one below it, sides alternating. */
export function* neighbouringLevels(
  games: number,
  seed: string,
  only: readonly string[],
): Generator<Neighbours> {
  for (const game of GAMES.values()) {
    if (only.length > 0 && !only.includes(game.id)) continue;
    const [options] = Object.values(game.optionSets);
    const levels = levelsOf(game);
    for (const [i, higher] of levels.entries()) {
      const lower = levels[i - 1];
      if (lower !== undefined && options !== undefined) {
        yield between(game, options, higher, lower, games, seed);
      }
    }
  }
}

function between(
  game: AnyGame,
  options: Json,
  higher: Level,
  lower: Level,
  games: number,
  seed: string,
): Neighbours {
  const result = arena(game, options, levelBot(higher, game), levelBot(lower, game), games, seed);
  return { game: game.id, higher, lower, result, enough: result.aWins / games >= ENOUGH };
}

/** Prints each pair as soon as it is played; says whether every level is strong enough. */
export function benchLevels(games: number, seed: string, only: readonly string[], json: boolean): boolean {
  const all: Neighbours[] = [];
  for (const pair of neighbouringLevels(games, seed, only)) {
    all.push(pair);
    if (json) continue;
    const { aWins, interval } = pair.result;
    const [low, high] = interval.map((share) => Math.round(100 * share));
    const verdict = pair.enough ? '' : ', too few';
    console.log(
      `${pair.game}: ${pair.higher} won ${aWins} of ${games} against ${pair.lower} (95 %: ${low} to ${high} %)${verdict}`,
    );
  }
  if (json) console.log(JSON.stringify(all, null, 2));
  return all.every(({ enough }) => enough);
}
