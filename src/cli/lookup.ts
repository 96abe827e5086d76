import { BOT_NAMES, type Bot, makeBot } from '../bots/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import type { Args, Context } from './command.ts';
import { listed } from './style.ts';
import { UsageError } from './usage.ts';

/** From the words people type to the things they mean; what is not there is said in one line. */

export function gameNamed({ games }: Context, name: string | undefined): AnyGame {
  const known = listed([...games.keys()]);
  if (name === undefined) throw new UsageError(`which game? There is: ${known}`);
  const game = games.get(name);
  if (!game) throw new UsageError(`there is no game '${name}'; there is: ${known}`);
  return game;
}

/** The options of the full game, or of the tutorial. */
export function optionsFor(game: AnyGame, args: Args): Json {
  if (!args.flag('tutorial')) return defaultOptions(game);
  const options = game.optionSets['tutorial'];
  if (options === undefined) throw new UsageError(`${game.id} has no tutorial`);
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
  if (seat < 0) throw new UsageError(`there is no seat '${name}'; there is: ${listed(names)}`);
  return seat;
}

export function botNamed(name: string, iterations: number | undefined): Bot {
  const bot = makeBot(name, iterations === undefined ? {} : { iterations });
  if (!bot) throw new UsageError(`there is no bot '${name}'; there is: ${listed(BOT_NAMES)}`);
  return bot;
}
