import { BOT_NAMES, type Bot, makeBot } from '../bots/index.ts';
import { isLevel, levelBot, OFFERED_LEVELS } from '../bots/levels.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { isRecord, type Json } from '../kernel/json.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Args, Context } from './command.ts';
import { didYouMean } from './terminal/nearest.ts';
import { listed } from './terminal/style.ts';
import { UsageError } from './usage.ts';

/** From typed words to what they mean; a failed look-up is reported in one line. */

/** "no game 'rebelion'; did you mean rebellion?", or the whole list. */
function notThere(what: string, name: string, known: readonly string[]): string {
  const hint = didYouMean(name, known);
  return `unknown ${what} '${name}'${hint === '' ? `; available: ${listed(known)}` : hint}`;
}

export function gameNamed({ games }: Context, name: string | undefined): AnyGame {
  const known = listed([...games.keys()]);
  if (name === undefined) throw new UsageError(`which game? Available: ${known}`);
  const game = games.get(name);
  if (!game) throw new UsageError(notThere('game', name, [...games.keys()]));
  return game;
}

/** The options of the full game, of the tutorial, of a set by its name, or single ones added to the full game. */
export function optionsFor(game: AnyGame, args: Args): Json {
  const names = args.text('options');
  if (names !== undefined) return optionsNamed(game, names);
  if (!args.flag('tutorial')) return defaultOptions(game);
  const options = game.optionSets['tutorial'];
  if (options === undefined) throw new UsageError(`${game.id} has no tutorial`);
  return options;
}

function optionsNamed(game: AnyGame, names: string): Json {
  const set = Object.hasOwn(game.optionSets, names) ? game.optionSets[names] : undefined;
  if (set !== undefined) return set;
  const full = defaultOptions(game);
  const known = isRecord(full) ? Object.keys(full) : [];
  const wanted = names.split(',').map((name) => name.trim());
  const strange = wanted.find((name) => !known.includes(name));
  if (strange !== undefined) {
    const all = [...Object.keys(game.optionSets), ...known];
    const hint = didYouMean(strange, all);
    throw new UsageError(
      `${game.id} has no options '${strange}'${hint === '' ? `; available: ${listed(all)}` : hint}`,
    );
  }
  const options = game.readOptions({
    ...(isRecord(full) ? full : {}),
    ...Object.fromEntries(wanted.map((n) => [n, true])),
  });
  if (isRefusal(options)) throw new UsageError(`${game.id} cannot be played with the options '${names}'`);
  return options;
}

export function defaultOptions(game: AnyGame): Json {
  const [first] = Object.values(game.optionSets);
  if (first === undefined) throw new Error(`${game.id} has no option sets`);
  return first;
}

export function seatNamed(game: AnyGame, options: Json, name: string): Seat {
  const names = game.seats(options).map((seat) => seat.name);
  const seat = names.indexOf(name.toLowerCase());
  if (seat < 0) throw new UsageError(notThere('seat', name, names));
  return seat;
}

/** The bots by how they think, and by how strong they are. */
export const ANY_BOT: readonly string[] = [...BOT_NAMES, ...OFFERED_LEVELS];

/** A level knows by itself how long it thinks about a game; the iterations are for the others. */
export function botNamed(game: AnyGame, name: string, iterations: number | undefined): Bot {
  if (isLevel(name)) return levelBot(name, game);
  const bot = makeBot(name, iterations === undefined ? {} : { iterations });
  if (!bot) throw new UsageError(notThere('bot', name, ANY_BOT));
  return bot;
}
