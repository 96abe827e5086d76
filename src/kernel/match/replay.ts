import { apply, type Done, start, withdraw } from '../apply.ts';
import { verifyChance } from '../chance/verify.ts';
import type { Frame, Game } from '../game.ts';
import { type Json, sameJson } from '../json.ts';
import { patched } from '../patch.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { MatchFile } from './codec.ts';
import { counting, rowHash } from './match.ts';
import type { Position, Row } from './rows.ts';

/** What a check of a whole game found. */
export type ReplayReport =
  | { ok: true; rows: number; draws: number; rejudged: number }
  | { ok: false; row: number; wrong: string };

/**
 * Checks a finished or saved game: every draw against the commitment, every digest, and, for rows played under the rules
 * as they are now, every answer by running the rules again.
 */
export function verifyMatch<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  file: MatchFile,
): ReplayReport {
  const { commitment, secret, nonces, rows } = file;
  const chance = verifyChance({ commitment, secret, nonces, rows });
  if (!chance.ok) return { ok: false, row: chance.row ?? 0, wrong: CHANCE_WORDS[chance.wrong] };
  const options = game.readOptions(file.options);
  if (isRefusal(options)) return { ok: false, row: 0, wrong: 'the options are not options of this game' };

  let before: Position<G, F> | null = null;
  let hash = commitment;
  let rejudged = 0;
  for (const row of rows) {
    let after: Position<G, F>;
    try {
      after = patched(before, row.patch) as Position<G, F>;
    } catch {
      return { ok: false, row: row.n, wrong: 'its patch does not fit the position before it' };
    }
    const { hash: given, ...draft } = row;
    if (rowHash(hash, draft, after as Position) !== given) {
      return { ok: false, row: row.n, wrong: 'its digest does not match what it says' };
    }
    hash = given;
    if (row.rules === game.version) {
      const wrong = rejudge(game, options, file, before, row, after);
      if (wrong) return { ok: false, row: row.n, wrong };
      rejudged++;
    }
    before = after;
  }
  return { ok: true, rows: rows.length, draws: chance.draws, rejudged };
}

const CHANCE_WORDS = {
  secret: 'the secret is not the one that was committed to',
  index: 'its draws are not the next ones of the sequence',
  outcome: 'a draw is not what the secret and the nonces give',
} as const;

/** Runs the rules again on a row that says it is an answer; other rows may not change the game except as they must. */
function rejudge<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  options: O,
  file: MatchFile,
  before: Position<G, F> | null,
  row: Row,
  after: Position<G, F>,
): string | null {
  const chance = counting(file.secret, file.nonces, row.first);
  const again = (done: Done<G, F> | Refusal): string | null => {
    if (isRefusal(done)) return `the rules refuse its answer (${done.refused})`;
    return sameJson([done.state, done.draws, done.told], [after.state, row.draws, row.told])
      ? null
      : 'the rules lead to another position';
  };
  if (row.n === 0) return again(start(game, options, chance));
  if (before === null || row.seat === null) return 'it has no seat';
  switch (row.act.do) {
    case 'answer': {
      const [question] = row.act.cite.split('.');
      return again(apply(game, before.state, row.seat, question, row.act.answer, chance));
    }
    case 'withdraw':
      return again(withdraw(game, before.state, row.seat));
    case 'undo': {
      const to = file.rows
        .slice(0, row.act.to + 1)
        .reduce<Position<G, F> | null>((position, earlier) => patched(position, earlier.patch), null);
      return sameJson(to?.state, after.state) ? null : 'it does not go back to the row it names';
    }
    case 'resign':
    case 'offer-draw':
      return after.state.over || sameJson(before.state, after.state) ? null : 'it changes the game';
    default:
      return sameJson(before.state, after.state) ? null : 'it changes the game';
  }
}
