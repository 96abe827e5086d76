import { BOT_NAMES, DEFAULT_ITERATIONS } from '../../bots/index.ts';
import { type Args, type Command, type Context, SEED, TABLE_OPTIONS } from '../command.ts';
import { levelsExplained } from '../levels.ts';
import { gameNamed, optionsFor, seatNamed } from '../lookup.ts';
import { readSave } from '../saves.ts';
import { UsageError } from '../usage.ts';
import { load, newSession, openSaves, resumedSession } from './open.ts';
import { sit } from './sit.ts';

export const play: Command = {
  name: 'play',
  takes: '<game> [options]   or   play --resume [name]',
  about: 'Plays a game against the computer, at a prompt.',
  options: {
    seat: {
      type: 'string',
      value: '<seat>',
      about: 'your side: rebel, imperial (default: the first)',
    },
    against: {
      type: 'string',
      value: '<level>',
      about: `how strong the computer plays: ${levelsExplained}; or a bot by its method: ${BOT_NAMES.join(', ')} (default: search)`,
    },
    iterations: {
      type: 'string',
      value: '<n>',
      about: `how long the search bot thinks (default: ${DEFAULT_ITERATIONS})`,
    },
    practice: {
      type: 'boolean',
      about:
        'a practice game: you can take back everything, even steps that showed you something new; the game stays marked',
    },
    ...TABLE_OPTIONS,
    ...SEED,
    resume: { type: 'boolean', about: 'continue a saved game: the named one, or else the newest' },
  },
  notes: [
    'Games are saved in the folder .wartable here, or in the folder WARTABLE_HOME. The game saves itself before every question.',
  ],
  run: (context, args) => (args.flag('resume') ? resume(context, args) : start(context, args)),
};

async function start(context: Context, args: Args): Promise<number> {
  args.atMost(1);
  const game = gameNamed(context, args.words[0]);
  const options = optionsFor(game, args);
  const seat = args.text('seat');
  const session = newSession(context, {
    game,
    options,
    seat: seat === undefined ? 0 : seatNamed(game, options, seat),
    against: args.text('against') ?? 'search',
    iterations: args.number('iterations'),
    seed: args.text('seed'),
    practice: args.flag('practice'),
  });
  return sit(session, false);
}

/** `play --resume`, `play --resume name`, `play game --resume`, `play game --resume name`. */
async function resume(context: Context, args: Args): Promise<number> {
  const [first, second] = args.words;
  const game = first === undefined ? undefined : context.games.get(first);
  args.atMost(game ? 2 : 1);
  const name = game ? second : first;
  for (const given of ['against', 'iterations', 'seed', 'tutorial', 'options', 'practice']) {
    if (args.text(given) !== undefined || args.flag(given)) {
      throw new UsageError(`--${given} cannot be changed in a resumed game`);
    }
  }
  const save = name === undefined ? openSaves(context, game)[0] : readSave(context.io, name);
  if (!save) throw new UsageError('there is no saved game to continue');
  const played = gameNamed(context, save.file.game);
  const { options, position } = load(played, save);
  if (position.state.over) {
    throw new UsageError(`'${save.name}' is over; see it with wartable replay ${save.name}`);
  }
  const seat = args.text('seat');
  const wanted = seat === undefined ? undefined : seatNamed(played, options, seat);
  return sit(resumedSession(context, save, wanted), true);
}
