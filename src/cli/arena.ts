import { arena as contest } from '../bots/arena.ts';
import { DEFAULT_ITERATIONS } from '../bots/index.ts';
import { type Command, JSON_OUT, SEED, TABLE_OPTIONS } from './command.ts';
import { ANY_BOT, botNamed, gameNamed, optionsFor } from './lookup.ts';
import { EXIT } from './usage.ts';

const DEFAULT_GAMES = 100;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const arena: Command = {
  name: 'arena',
  takes: '<game> [options]',
  about: 'Plays two bots against each other, swapping sides after every game.',
  options: {
    a: { type: 'string', value: '<bot>', about: `${ANY_BOT.join(', ')} (default: search)` },
    b: { type: 'string', value: '<bot>', about: `${ANY_BOT.join(', ')} (default: random)` },
    games: { type: 'string', value: '<n>', about: `how many (default: ${DEFAULT_GAMES})` },
    iterations: {
      type: 'string',
      value: '<n>',
      about: `how long a search bot thinks (default: ${DEFAULT_ITERATIONS})`,
    },
    ...TABLE_OPTIONS,
    ...SEED,
    ...JSON_OUT,
  },
  async run(context, args) {
    const { io } = context;
    args.atMost(1);
    const game = gameNamed(context, args.words[0]);
    const options = optionsFor(game, args);
    const iterations = args.number('iterations');
    const a = botNamed(game, args.text('a') ?? 'search', iterations);
    const b = botNamed(game, args.text('b') ?? 'random', iterations);
    const games = args.number('games') ?? DEFAULT_GAMES;
    const seed = args.text('seed') ?? io.random(4);
    const result = contest(game, options, a, b, games, seed, (done, aWins) => {
      io.progress(`${done} of ${games} games, ${aWins} won by ${a.name}`);
    });
    io.progress('');
    const winRate = result.aWins / result.games;
    if (args.flag('json')) {
      io.out(JSON.stringify({ game: game.id, seed, ...result, winRate }, null, 2));
      return EXIT.fine;
    }
    const [low, high] = result.interval;
    io.out(`${game.id}: ${result.a} against ${result.b}, ${games} games, seed ${seed}`);
    io.out(
      `${result.a} (a)  ${result.aWins} won = ${percent(winRate)} (95 %: ${percent(low)} to ${percent(high)})`,
    );
    io.out(`${result.b} (b)  ${result.bWins} won; drawn: ${result.draws}`);
    const seats = game.seats(options);
    const bySeat = result.aWinsBySeat.map((wins, seat) => `${wins} as ${seats[seat]?.name}`);
    io.out(`a won ${bySeat.join(', ')}`);
    return EXIT.fine;
  },
};
