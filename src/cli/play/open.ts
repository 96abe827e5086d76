import { digest, secretFromSeed } from '../../kernel/chance/committed.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json.ts';
import { decodeMatch, type Match, openMatch } from '../../kernel/match/index.ts';
import type { Context } from '../command.ts';
import { botNamed, gameNamed } from '../lookup.ts';
import { freshName, type Players, readSave, type Save, savedNames } from '../saves.ts';
import { UsageError } from '../usage.ts';
import { Session } from './session.ts';

export interface NewGame {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seat: Seat;
  readonly against: string;
  readonly iterations: number | undefined;
  readonly seed: string | undefined;
  /** A practice game: the bot allows every undo. */
  readonly practice?: boolean;
}

const DEFAULT_BOT = 'search';

/** A new match, with chance from the machine's own randomness or, to be repeated, from a seed. */
export function newSession({ io }: Pick<Context, 'io'>, wanted: NewGame): Session {
  const { game, options, seat, against, iterations, seed, practice } = wanted;
  const bot = botNamed(game, against, iterations);
  const match = openMatch(game, {
    options,
    secret: seed === undefined ? io.random(32) : secretFromSeed(seed),
    nonces: game.seats(options).map((_, n) => (seed === undefined ? io.random(16) : digest(`${seed}/${n}`))),
    at: io.now().toISOString(),
    practice,
  });
  const players: Players = { seat, against, iterations: iterations ?? null };
  return new Session({ io, match, name: freshName(io, game.id), players, bot });
}

/** A game that was left. */
export function resumedSession(context: Context, save: Save, seat: Seat | undefined): Session {
  const game = gameNamed(context, save.file.game);
  const match = load(game, save);
  const seats = game.seats(match.options).map(({ name }) => name);
  const players: Players = save.players ?? {
    seat: seat ?? -1,
    against: DEFAULT_BOT,
    iterations: null,
  };
  if (seats[players.seat] === undefined) {
    throw new UsageError(`'${save.name}' does not say which seat is yours: add --seat ${seats.join(' or ')}`);
  }
  if (seat !== undefined && seat !== players.seat) {
    throw new UsageError(`in '${save.name}' you play ${seats[players.seat]}`);
  }
  const bot = botNamed(game, players.against, players.iterations ?? undefined);
  return new Session({ io: context.io, match, name: save.name, players, bot });
}

export function load(game: AnyGame, { name, file }: Pick<Save, 'name' | 'file'>): Match {
  const match = decodeMatch(game, file);
  if ('broken' in match) throw new UsageError(`the saved game '${name}' cannot be read: ${match.broken}`);
  return match;
}

/** Games that can still be played, the newest first; what cannot be read is passed over. */
export function openSaves({ io, games }: Context, only?: AnyGame): Save[] {
  return savedNames(io).flatMap((name) => {
    try {
      const save = readSave(io, name);
      const game = games.get(save.file.game);
      if (!game || (only && only !== game)) return [];
      return load(game, save).position.state.over ? [] : [save];
    } catch {
      return [];
    }
  });
}
