import { verifyChance } from '../chance/verify.ts';
import type { Frame, Game } from '../game.ts';
import { type Json, sameJson } from '../json.ts';
import { isLater } from '../migrate.ts';
import { isRefusal } from '../refusal.ts';
import type { MatchFile } from './codec.ts';
import { redo, showWhatIsShown } from './commands.ts';
import { rowHash } from './kept-row.ts';
import { adopt, asNow, continueMatch, type Match, openMatch, positionOf } from './match.ts';
import { isPractice, type Position, type Row } from './rows.ts';

/** What a check of a whole game found. */
export type ReplayReport =
  | { ok: true; rows: number; draws: number; rejudged: number }
  | { ok: false; row: number; wrong: string };

/**
 * Checks a finished or saved game: every draw against the commitment, every digest, and, for rows played under the rules
 * as they are now, everything that was done by doing it again.
 */
export function verifyMatch<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  file: MatchFile,
): ReplayReport {
  const { commitment, secret, nonces, rows } = file;
  const no = (row: number, wrong: string): ReplayReport => ({ ok: false, row, wrong });
  if (file.game !== game.id) return no(0, 'it belongs to another game');
  const odd = rows.findIndex((row, n) => row.n !== n);
  if (odd >= 0) return no(odd, 'it is not the next row');
  const later = rows.findIndex(({ rules }) => isLater(game, rules));
  if (later >= 0) return no(later, 'it was written by a later version of the program');
  const chance = verifyChance({ commitment, secret, nonces, rows });
  if (!chance.ok) return no(chance.row ?? 0, CHANCE_WORDS[chance.wrong]);
  const options = game.readOptions(file.options);
  if (isRefusal(options)) return no(0, 'the options are not valid for this game');

  let before: Position<G, F> | null = null;
  let hash = commitment;
  let rejudged = 0;
  let match: Match<G, F, O> | null = null;
  for (const row of rows) {
    let after: Position<G, F>;
    try {
      after = positionOf(game, before, row);
    } catch {
      return no(row.n, 'its patch does not fit the position before it');
    }
    const { hash: given, ...draft } = row;
    if (rowHash(hash, draft) !== given) {
      return no(row.n, 'its digest does not match its content');
    }
    hash = given;
    const now = asNow(game, after);
    const known: Match<G, F, O> = match ?? blank(game, options, file, now);
    if (row.rules === game.version) {
      const again = rejudge(known, row, after);
      if (typeof again === 'string') return no(row.n, again);
      match = again;
      rejudged++;
    } else {
      adopt(known, row, row.draws.length, now);
      showWhatIsShown(known, row.n);
      match = known;
    }
    before = after;
  }
  if (match?.shown !== file.shown) return no(rows.length - 1, 'the last shown row does not match');
  return { ok: true, rows: rows.length, draws: chance.draws, rejudged };
}

const CHANCE_WORDS = {
  secret: 'the secret is not the one that was committed to',
  index: 'its draws are not the next ones of the sequence',
  outcome: 'a draw does not follow from the secret and the nonces',
} as const;

const blank = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  options: O,
  { commitment, secret, nonces }: MatchFile,
  position: Position<G, F>,
): Match<G, F, O> => ({
  game,
  options,
  commitment,
  secret,
  nonces,
  rows: [],
  keyframes: [],
  position,
  drawn: 0,
  shown: 0,
  open: null,
  step: null,
  asked: null,
});

/** The match with the row applied again; or the reason why the row is wrong. */
function rejudge<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  row: Row,
  after: Position<G, F>,
): Match<G, F, O> | string {
  const { options, secret, nonces } = match;
  let again = match;
  try {
    const opening = { options, secret, nonces, at: row.at, practice: isPractice({ rows: [row] }) };
    if (row.n === 0) {
      again =
        row.act.do === 'continue'
          ? continueMatch(match.game, opening, after.state)
          : openMatch(match.game, opening);
    } else {
      const refused = redo(match, row);
      if (refused) return `the rules refuse it (${refused.refused})`;
    }
  } catch {
    return 'the rules fail on the position before it';
  }
  const mine = again.rows[row.n];
  // Not the patch: that it leads to the same position is what counts.
  const judged = (r: Row | undefined) => [r?.seat, r?.act, r?.first, r?.draws, r?.told, r?.barriers];
  return sameJson([judged(mine), again.position], [judged(row), after])
    ? again
    : 'the rules lead to another position';
}
