import { findGame } from '../../../games/index.ts';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { sample } from '../../../kernel/forms/index.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/ids.ts';
import {
  applyCommand,
  citeOf,
  encodeMatch,
  type Match,
  type MatchFile,
  openMatch,
} from '../../../kernel/match/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { State } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';

/** A game played at random, with what was seen of it while it was played. */
export interface Played {
  readonly game: AnyGame;
  readonly match: Match;
  /** By row. */
  readonly states: readonly State[];
}

export function gameNamed(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** `trouble`: so many of a hundred answers are taken back, or followed by an offer of a draw that is declined. */
export function play(id: string, set: string, seed: string, most = 100_000, trouble = 10): Played {
  const game = gameNamed(id);
  const chance = seeded(seed);
  const options = game.optionSets[set];
  if (options === undefined) throw new Error(`no options ${set}`);
  const nonces = game.seats(options).map(({ name }) => `nonce of ${name}`);
  const at = (n: number): string => new Date(1_700_000_000_000 + n * 30_000).toISOString();
  const match = openMatch(game, { options, secret: 'c5'.repeat(32), nonces, at: at(0) });
  const states: State[] = [match.position.state];
  const keep = (): void => {
    if (match.rows.length > states.length) states.push(match.position.state);
  };
  while (match.position.state.over === null && match.rows.length < most) {
    const { asked } = match.position.state;
    const seat = asked[chance.int(asked.length)] ?? 0;
    const question = viewOf(game, match.position.state, seat).question!;
    const answer = sample(question.form, chance);
    const cite = citeOf(match, seat, question.id);
    const done = applyCommand(match, seat, { do: 'answer', cite, answer }, at(match.rows.length));
    if (isRefusal(done)) throw new Error(`refused: ${done.refused}`);
    keep();
    if (match.position.state.over === null && chance.int(100) < trouble) {
      applyCommand(match, seat, { do: 'undo' }, at(match.rows.length));
      keep();
      applyCommand(match, seat, { do: 'offer-draw' }, at(match.rows.length));
      keep();
      applyCommand(match, 1 - seat, { do: 'decline-draw' }, at(match.rows.length));
      keep();
    }
  }
  return { game, match, states };
}

/** As it comes over the wire. */
export const fileOf = ({ match }: Played): MatchFile => JSON.parse(JSON.stringify(encodeMatch(match)));

export const viewersOf = ({ match }: Played): Viewer[] => [...match.position.state.sealed.keys(), null];
