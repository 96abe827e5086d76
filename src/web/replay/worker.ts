import { findGame } from '../../games/index.ts';
import { type Heard, heard, type Told } from '../../kernel/events.ts';
import type { AnyGame, Frame } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { readMatchFile } from '../../kernel/match/codec.ts';
import {
  decodeMatch,
  type Match,
  type MatchFile,
  positionAfter,
  verifyMatch,
} from '../../kernel/match/index.ts';
import { viewOf } from '../../kernel/view.ts';
import type { LogRow } from '../../protocol/play.ts';
import type { Answered, Ask, Eyes, Opened, Scene } from './talk.ts';

/** Holds a saved game beside the page: rules, positions and the check of chance run here. */
let game: AnyGame | undefined;
let file: MatchFile | null = null;
let match: Match<unknown, Frame, Json> | null = null;

function open(raw: unknown): Opened | { broken: string } {
  const read = readMatchFile(raw);
  if ('broken' in read) return read;
  const found = findGame(read.game);
  if (found === undefined) return { broken: `there is no game called ${read.game} here` };
  const decoded = decodeMatch(found, read);
  if ('broken' in decoded) return decoded;
  game = found;
  file = read;
  match = decoded;
  const { options } = decoded;
  return {
    game: found.id,
    rows: decoded.rows.length,
    seats: found.seats(options),
    options,
    over: decoded.position.state.over,
  };
}

/** Everything that was told, with every face in it. */
const everything = (told: readonly Told[]): Heard[] =>
  told.map(({ e, faces }) => ({ e, faces: Object.fromEntries(faces.map(([slot, face]) => [slot, face])) }));

const heardBy = (told: readonly Told[], eyes: Eyes, seats: number): Heard[] =>
  eyes === 'all' ? everything(told) : heard(told, eyes, seats);

function view(row: number, eyes: Eyes): Scene {
  if (match === null || game === undefined) throw new Error('no game is open');
  const { state } = positionAfter(match, row);
  const seen = viewOf(game, state, eyes === 'all' ? null : eyes);
  const shown = eyes === 'all' ? { ...seen, faces: state.secrets.face.slice() } : seen;
  return {
    // What was asked is long answered: it is shown by what came of it.
    view: { ...shown, question: null },
    heard: heardBy(match.rows[row]?.told ?? [], eyes, state.sealed.length),
  };
}

function log(eyes: Eyes): LogRow[] {
  if (match === null) return [];
  const seats = match.position.state.sealed.length;
  return match.rows.map(({ seat, act, at, told }) => ({
    seat,
    did: act.do,
    at,
    heard: heardBy(told, eyes, seats),
  }));
}

function answer(ask: Ask): unknown {
  switch (ask.do) {
    case 'open':
      return open(ask.file);
    case 'view':
      return view(ask.row, ask.eyes);
    case 'log':
      return log(ask.eyes);
    case 'verify':
      return game === undefined || file === null ? null : verifyMatch(game, file);
  }
}

self.onmessage = ({ data }: MessageEvent<Ask>) => {
  let answered: Answered;
  try {
    answered = { id: data.id, reply: answer(data) };
  } catch (error) {
    answered = { id: data.id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answered);
};
