import { seeded } from '../chance/seeded.ts';
import type { Frame, Game, SeatSpec } from '../game.ts';
import type { Json } from '../json.ts';

/** The same game with other seats: code that derives a side from a seat number fails here. */
export const withSeats = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  seats: readonly SeatSpec[],
): Game<G, F, O> => ({ ...game, seats: () => seats });

const seatsOf = <G, F extends Frame, O extends Json>(game: Game<G, F, O>): readonly SeatSpec[] => {
  const [options] = Object.values<O>(game.optionSets);
  if (options === undefined) throw new Error(`${game.id} has no options`);
  return game.seats(options);
};

/** The last seat first. */
export const withSeatsSwapped = <G, F extends Frame, O extends Json>(game: Game<G, F, O>): Game<G, F, O> =>
  withSeats(game, seatsOf(game).toReversed());

/** Two seats for every side, its jobs dealt out to them at random, and the four in a random order. */
export function withSeatsDivided<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  jobs: readonly string[],
  seed: string,
): Game<G, F, O> {
  const chance = seeded(seed);
  const seats: SeatSpec[] = [];
  for (const { side } of seatsOf(game)) {
    const pair: [string[], string[]] = [[], []];
    for (const job of jobs) pair[chance.int(2) === 0 ? 0 : 1].push(job);
    pair.forEach((duties, i) => {
      seats.splice(chance.int(seats.length + 1), 0, { name: `${side}-${i + 1}`, side, duties });
    });
  }
  return withSeats(game, seats);
}
