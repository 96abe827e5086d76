import { Check } from 'typebox/value';
import { findGame, GAMES } from '../../../games/index.ts';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { determinize } from '../../../kernel/determinize.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import { isRecord, sameJson } from '../../../kernel/json.ts';
import { readMatchFile } from '../../../kernel/match/codec.ts';
import { decodeMatch, type MatchFile, positionAfter, verifyMatch } from '../../../kernel/match/index.ts';
import type { State } from '../../../kernel/state.ts';
import { ImportTable } from '../../../protocol/tables.ts';
import { isSecret } from '../../auth/secrets.ts';
import { Denied } from '../../denied.ts';
import { faultIn, reachesIntoPrototypes } from '../../json-text.ts';
import { sealOf } from './seal.ts';
import { VIEW_FORMAT, type ViewFile } from './view-file.ts';

/** A request to play on from a file, as it came. */
export interface Brought {
  readonly bytes: Uint8Array;
  /** What our own files are sealed with. */
  readonly sealKey: string;
  /** What a viewer does not know is dealt from this. */
  readonly seed: string;
}

/** The position that a file leads to. */
export interface Found {
  readonly game: string;
  readonly state: State;
}

/** Why it is not done, for `Denied`: threads forget of what kind an error is. */
export type Refused = Readonly<Pick<Denied, 'status' | 'code' | 'message'>>;

export type Read =
  | { readonly refused: Refused }
  /** The request without the file; `found` is null when it does not have the right form. */
  | { readonly body: unknown; readonly found: Found | null };

/** As much as other requests may have besides the file. */
const REST_LIMIT = 256 * 1024;

/** Reads, checks and replays an imported game. Runs in a worker thread: a long game takes a while, a hostile one longer. */
export function readBrought({ bytes, sealKey, seed }: Brought): Read {
  try {
    const body = parsed(bytes);
    const rest = isRecord(body) && 'file' in body ? { ...body, file: null } : body;
    if (JSON.stringify(rest).length > REST_LIMIT)
      throw new Denied(413, 'too-large', 'The request is too large.');
    if (!Check(ImportTable, body)) return { body: rest, found: null };
    return { body: rest, found: positionIn(body.file, body.row, sealKey, seed) };
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    const { status, code, message } = error;
    return { refused: { status, code, message } };
  }
}

function parsed(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  // No body at all is as good as `{}`, as for every other request.
  if (text === '') return {};
  const fault = faultIn(text);
  if (fault !== undefined) throw new Denied(400, 'bad-json', fault);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw notJson();
  }
  if (reachesIntoPrototypes(body)) throw notJson();
  return body;
}

const notJson = (): Denied => new Denied(400, 'bad-json', 'The body is not valid JSON.');

function positionIn(raw: unknown, row: number | undefined, sealKey: string, seed: string): Found {
  if (!isRecord(raw)) throw unreadable('this is not a saved game');
  const { seal, players: _, ...file } = raw;
  const ours = typeof seal === 'string' && isSecret(seal, sealOf(file, sealKey));
  if (file['format'] === VIEW_FORMAT) {
    // A view can be checked against nothing: only what we signed ourselves is believed.
    if (!ours) throw unreadable('a view of a running game can only be continued on its own server');
    if (row !== undefined) throw unreadable('a view has only one position and no rows to choose from');
    return fromView(file as unknown as ViewFile, seed);
  }
  const match = readMatchFile(file);
  if ('broken' in match) throw unreadable(match.broken);
  const game = gameOf(match.game);
  if (!ours) mustVerify(game, match);
  return fromMatch(game, match, row);
}

function fromView({ game, view }: ViewFile, seed: string): Found {
  // What the viewer does not know is dealt again: the file does not contain it.
  return { game, state: determinize(gameOf(game), view, seeded(seed)) };
}

function fromMatch(game: AnyGame, file: MatchFile, row: number | undefined): Found {
  const match = decodeMatch(game, file);
  if ('broken' in match) throw unreadable(match.broken);
  // A game may accept odd options by correcting them; one of our files has them in corrected form.
  if (!sameJson(match.options, file.options)) throw unreadable('its options are not valid for this game');
  const last = match.rows.length - 1;
  if (row !== undefined && row > last) throw unreadable(`it has no row ${row}`);
  return { game: game.id, state: positionAfter(match, row ?? last).state };
}

/** An import must be a possible game, played by these rules from its beginning. */
function mustVerify(game: AnyGame, file: MatchFile): void {
  const report = verified(game, file);
  if (!report.ok) throw unreadable(`row ${report.row}: ${report.wrong}`);
  if (report.rejudged < report.rows || file.rows[0]?.act.do !== 'start') {
    throw unreadable('it was not played from its beginning under the current rules');
  }
}

function verified(game: AnyGame, file: MatchFile): ReturnType<typeof verifyMatch> {
  try {
    return verifyMatch(game, file);
  } catch {
    return { ok: false, row: 0, wrong: 'it cannot be read' };
  }
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game) return game;
  const names = [...GAMES.keys()].map((name) => `'${name}'`).join(', ');
  throw new Denied(422, 'no-game', `Unknown game. Available: ${names}.`);
}

const unreadable = (why: string): Denied =>
  new Denied(422, 'bad-file', `This file cannot be continued: ${why}.`);
