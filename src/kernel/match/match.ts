import { chanceKey, commitmentTo, drawAt } from '../chance/committed.ts';
import type { Chance } from '../chance/source.ts';
import { type Done, start } from '../flow/apply.ts';
import type { Frame, Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import { memoize } from '../memoize.ts';
import { isLater, layoutOf, migrated } from '../migrate.ts';
import { diffOfCopy, diffRecordsOfCopy, newValue, type PatchText, patched } from '../patch.ts';
import type { Question } from '../question.ts';
import type { State } from '../state.ts';
import { KeptRow } from './kept-row.ts';
import { type Act, type Desk, KEYFRAME_EVERY, type Keyframe, type Position, type Row } from './rows.ts';

/** A game as it is played at a table: its log, where it stands, and its chance. Rows are only ever added. */
export interface Match<G = unknown, F extends Frame = Frame, O extends Json = Json> {
  readonly game: Game<G, F, O>;
  readonly options: O;
  /** Published before the nonces are given. */
  readonly commitment: string;
  /** Shown when the game is over. */
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly rows: KeptRow[];
  /** In the layouts that they were kept in. */
  readonly keyframes: Keyframe<G, F>[];
  /** Where it stands, in the layout of now. */
  position: Position<G, F>;
  /** How many draws have been made. Never rewinds, not even by undo. */
  drawn: number;
  /** The last row that everybody may see; the rows after it are unshown steps of the seat that is choosing. */
  shown: number;
  /** The position that the others see while there are unshown steps, cached because it is read often. */
  open: Keyframe<G, F> | null;
  /** How the last row that was made here changed what lies open: everybody is shown just that. */
  step: OpenStep<G, F> | null;
  /** By seat: its question in the latest state, as far as it was computed. */
  asked: { readonly in: State<G, F>; readonly questions: (Question | null | undefined)[] } | null;
}

/** From one position to the next: what changed of the parts that all viewers see. */
export interface OpenStep<G = unknown, F extends Frame = Frame> {
  readonly from: Position<G, F>;
  readonly to: Position<G, F>;
  readonly game: PatchText | null;
  readonly stack: PatchText | null;
}

export interface Opening<O extends Json> {
  readonly options: O;
  /** 32 random bytes in hex. */
  readonly secret: string;
  /** One from every seat. */
  readonly nonces: readonly string[];
  /** Time as text; the kernel has no clock. */
  readonly at: string;
  /** A practice game. */
  readonly practice?: boolean | undefined;
}

/** A new match with nothing in it yet. */
const blankMatch = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  { options, secret, nonces }: Opening<O>,
  state: State<G, F>,
): Match<G, F, O> => ({
  game,
  options,
  commitment: commitmentTo(secret),
  secret,
  nonces,
  rows: [],
  keyframes: [],
  position: {
    state,
    desk: {
      epoch: game.seats(options).map(() => 0),
      draw: [],
      undo: null,
      standing: game.seats(options).map(() => []),
    },
  },
  drawn: 0,
  shown: 0,
  open: null,
  step: null,
  asked: null,
});

export function openMatch<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  opening: Opening<O>,
): Match<G, F, O> {
  const first = start(game, opening.options, counting(chanceKey(opening.secret, opening.nonces), 0));
  const match = blankMatch(game, opening, first.state);
  append(match, null, { do: 'start', ...marks(opening) }, first, match.position.desk, opening.at);
  return match;
}

/** A match that goes on from a position of another one, with chance of its own. */
export function continueMatch<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  opening: Opening<O>,
  state: State<G, F>,
): Match<G, F, O> {
  const match = blankMatch(game, opening, state);
  const given: Done<G, F> = { state, draws: [], told: [], barriers: [] };
  append(match, null, { do: 'continue', ...marks(opening) }, given, match.position.desk, opening.at);
  return match;
}

/** What the first row says of a game. */
const marks = ({ practice }: { readonly practice?: boolean | undefined }): { practice?: true } =>
  practice === true ? { practice } : {};

/** The game's chance from a place in its sequence on. */
function counting(key: Uint8Array, from: number): Chance {
  let index = from;
  return { int: (n) => drawAt(key, index++, n) };
}

/** By a match's list of rows: its key, which takes longer to make than a draw. */
const keys = new WeakMap<readonly Row[], Uint8Array>();

export function chanceOf<G, F extends Frame, O extends Json>({
  secret,
  nonces,
  rows,
  drawn,
}: Match<G, F, O>): Chance {
  return counting(
    memoize(keys, rows, () => chanceKey(secret, nonces)),
    drawn,
  );
}

/** Adds a row. Its state is the match's own, or a copy made for it. */
export function append<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat | null,
  act: Act,
  done: Done<G, F>,
  desk: Desk,
  at: string,
): Row {
  const n = match.rows.length;
  const position: Position<G, F> = { state: done.state, desk };
  const patch = n === 0 ? newValue(position) : stepTo(match, position);
  const row = KeptRow.after(match.rows[n - 1]?.hash ?? match.commitment, {
    n,
    seat,
    act,
    first: match.drawn,
    draws: done.draws,
    told: done.told,
    barriers: done.barriers,
    patch,
    rules: match.game.version,
    at,
  });
  adopt(match, row, done.draws.length, position);
  return row;
}

/** The patch to the next position, with a note of what lies open of it. */
function stepTo<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  to: Position<G, F>,
): PatchText | null {
  const from = match.position;
  let game: PatchText | null = null;
  let stack: PatchText | null = null;
  const patch = diffRecordsOfCopy(from, to, (a, b) => {
    if (a !== from.state) return diffOfCopy(a, b);
    return diffRecordsOfCopy(from.state, to.state, (old, now) => {
      const part = diffOfCopy(old, now);
      if (old === from.state.game) game = part;
      else if (old === from.state.stack) stack = part;
      return part;
    });
  });
  match.step = { from, to, game, stack };
  return patch;
}

/** Takes a row that is finished, here or in a file, with the position that it led to. */
export function adopt<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  row: Row,
  draws: number,
  after: Position<G, F>,
): void {
  match.rows.push(KeptRow.of(row));
  match.position = after;
  match.drawn += draws;
  if (row.n % KEYFRAME_EVERY === 0) match.keyframes.push({ n: row.n, position: after });
}

/** Takes rows that were added to the same match elsewhere. */
export function follow<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  rows: readonly Row[],
  shown: number,
): void {
  for (const row of rows) {
    // Our position is in our layout already: the patch of another layout would not fit it.
    if (isLater(match.game, row.rules) || layoutOf(match.game, row.rules) < match.position.state.v)
      throw new Error(`row ${row.n} was written by another version of the program`);
    adopt(match, row, row.draws.length, positionOf(match.game, match.position, row));
  }
  match.shown = shown;
}

/**
 * The position that a row led to, in the layout of the program that wrote the row: its patch fits the position before only in that
 * layout.
 */
export function positionOf<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  before: Position<G, F> | null,
  row: Pick<Row, 'patch' | 'rules'>,
): Position<G, F> {
  return patched(before && inLayout(game, before, row.rules), row.patch) as Position<G, F>;
}

/** A kept position in the layout of now. */
export const asNow = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  kept: Position<G, F>,
): Position<G, F> => inLayout(game, kept, game.version);

function inLayout<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  kept: Position<G, F>,
  rules: string,
): Position<G, F> {
  const state = migrated(game, kept.state, rules);
  return state === kept.state ? kept : { ...kept, state };
}

/** The position after a row: the last keyframe before it, and the patches since. */
export function positionAfter<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  n: number,
): Position<G, F> {
  if (n === match.rows.length - 1) return match.position;
  if (n === match.open?.n) return match.open.position;
  const frame = match.keyframes.findLast((k) => k.n <= n);
  if (!frame) throw new Error(`no row ${n}`);
  let position = frame.position;
  for (const row of match.rows.slice(frame.n + 1, n + 1)) position = positionOf(match.game, position, row);
  return asNow(match.game, position);
}
