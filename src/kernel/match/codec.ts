import type { Frame, Game } from '../game.ts';
import { isRecord, type Json } from '../json.ts';
import { isLater } from '../migrate.ts';
import { isRefusal } from '../refusal.ts';
import { KeptRow } from './kept-row.ts';
import { asNow, type Match, positionOf } from './match.ts';
import { KEYFRAME_EVERY, type Keyframe, type Position, type Row } from './rows.ts';

export const FORMAT = 'wartable-match/1';

/** A match as a file: everything needed to go on, or to check it. Holds the secret: show it only when the game is over. */
export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly options: Json;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly shown: number;
  readonly rows: readonly Row[];
}

export const encodeMatch = <G, F extends Frame, O extends Json>(match: Match<G, F, O>): MatchFile => ({
  format: FORMAT,
  game: match.game.id,
  options: match.options,
  commitment: match.commitment,
  secret: match.secret,
  nonces: match.nonces,
  shown: match.shown,
  rows: match.rows.map((row) => row.toJSON()),
});

const texts = (x: unknown): x is string[] => Array.isArray(x) && x.every((t) => typeof t === 'string');

function isRow(x: unknown, n: number): x is Row {
  return (
    isRecord(x) &&
    x['n'] === n &&
    (x['seat'] === null || Number.isInteger(x['seat'])) &&
    isRecord(x['act']) &&
    typeof x['act']['do'] === 'string' &&
    Number.isInteger(x['first']) &&
    Array.isArray(x['draws']) &&
    x['draws'].every((d) => isRecord(d) && Number.isInteger(d['below']) && Number.isInteger(d['got'])) &&
    Array.isArray(x['told']) &&
    x['told'].every((t) => isRecord(t) && isRecord(t['e']) && Array.isArray(t['faces'])) &&
    texts(x['barriers']) &&
    (x['patch'] === null || isRecord(x['patch'])) &&
    typeof x['rules'] === 'string' &&
    typeof x['at'] === 'string' &&
    typeof x['hash'] === 'string'
  );
}

/** A file's shape, without trust in its contents; the row that is malformed is named. */
export function readMatchFile(x: unknown): MatchFile | { broken: string } {
  if (!isRecord(x) || x['format'] !== FORMAT) return { broken: 'this is not a saved game' };
  if (typeof x['game'] !== 'string') return { broken: 'the game is missing' };
  if (typeof x['commitment'] !== 'string' || typeof x['secret'] !== 'string' || !texts(x['nonces'])) {
    return { broken: 'its record of chance is incomplete' };
  }
  const rows = x['rows'];
  if (!Array.isArray(rows) || rows.length === 0) return { broken: 'it has no rows' };
  const bad = rows.findIndex((row, n) => !isRow(row, n));
  if (bad >= 0) return { broken: `row ${bad} is malformed` };
  const shown = x['shown'];
  if (!Number.isInteger(shown) || Number(shown) < 0) return { broken: 'the last shown row is missing' };
  return x as unknown as MatchFile;
}

/** Loads a game under way: from its patches, or from keyframes that were kept and the patches since, never judged again. */
export function decodeMatch<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  file: MatchFile,
  kept: readonly Keyframe<G, F>[] = [],
): Match<G, F, O> | { broken: string } {
  const options = game.readOptions(file.options);
  if (isRefusal(options)) return { broken: 'its options are not valid for this game' };
  const later = file.rows.find(({ rules }) => isLater(game, rules));
  if (later) return { broken: `row ${later.n} was written by a later version of the program` };
  const keyframes: Keyframe<G, F>[] = [...kept];
  const last = kept.at(-1);
  let position: Position<G, F> | null = last?.position ?? null;
  let drawn = 0;
  for (const row of file.rows) {
    drawn += row.draws.length;
    if (last && row.n <= last.n) continue;
    try {
      position = positionOf(game, position, row);
    } catch {
      return { broken: `the patch of row ${row.n} does not fit` };
    }
    if (row.n % KEYFRAME_EVERY === 0) keyframes.push({ n: row.n, position });
  }
  const rows = file.rows.map(KeptRow.of);
  if (!isRecord(position) || !isRecord(position['state'])) return { broken: 'row 0 holds no position' };
  const { commitment, secret, nonces, shown } = file;
  return {
    game,
    options,
    commitment,
    secret,
    nonces,
    rows,
    keyframes,
    position: asNow(game, position),
    drawn,
    shown,
    open: null,
    step: null,
    asked: null,
  };
}
