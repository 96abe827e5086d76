import { eventsFor } from '../../kernel/events.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { field } from '../../kernel/json.ts';
import {
  decodeMatch,
  effectiveRows,
  isPractice,
  type Match,
  type MatchFile,
  positionAfter,
} from '../../kernel/match/index.ts';
import type { Question } from '../../kernel/question.ts';
import type { State } from '../../kernel/state.ts';
import { type View, viewOf } from '../../kernel/view.ts';
import { linesOf } from './lines.ts';
import { openHeard, positionsOf } from './positions.ts';
import type { Reel, ReelInfo, RoundMark, Scene } from './reel.ts';
import { type Viewpoint, viewerOf } from './viewpoint.ts';

/** A saved game with all its rows. */
export function matchReel(game: AnyGame, file: MatchFile, raw: unknown): Reel | { broken: string } {
  const match = decodeMatch(game, file);
  if ('broken' in match) return match;
  const info = infoOf(match, raw);
  return {
    info,
    file: raw,
    sceneAt: (row, from) => sceneOf(match, Math.max(0, Math.min(row, info.last)), from),
    linesFor: (from, people) => linesOf(match, info.last, from, people),
  };
}

function infoOf(match: Match, raw: unknown): ReelInfo {
  const { game, options, rows, shown, commitment, secret, nonces } = match;
  const over = match.position.state.over !== null;
  const end = rows.length - 1;
  // Before the end, what a seat has only drafted is not part of the game yet, and nobody sees everything.
  const last = over ? end : Math.min(end, shown);
  const seats = game.seats(options).map(({ name, side }) => ({ name, side }));
  const owner = field(field(raw, 'players'), 'seat');
  return {
    game: game.id,
    options,
    seats,
    last,
    over,
    whole: true,
    brought: rows[0]?.act.do === 'continue',
    practice: isPractice(match),
    marks: marksOf(match, last),
    viewpoints: [...(over ? (['all'] as const) : []), ...seats.keys(), 'spectator'],
    owner: typeof owner === 'number' && seats[owner] !== undefined ? owner : null,
    chance: over ? { commitment, secret, nonces } : null,
  };
}

/** What was taken back begins no round. */
function marksOf(match: Match, last: number): RoundMark[] {
  const standing = new Set(effectiveRows(match).map(({ n }) => n));
  const marks: RoundMark[] = [];
  let most = 0;
  for (const { row, after } of positionsOf(match)) {
    if (row.n > last) break;
    const round = match.game.round(after.state.game);
    if (round <= most || !standing.has(row.n)) continue;
    most = round;
    marks.push({ row: row.n, round });
  }
  return marks;
}

function sceneOf(match: Match, n: number, from: Viewpoint): Scene {
  const { game, rows } = match;
  const { state } = positionAfter(match, n);
  const told = rows[n]?.told ?? [];
  if (from === 'all') {
    const asked = state.asked.flatMap((seat) => questionsTo(game, state, seat));
    return { row: n, view: openView(game, state), heard: told.map(openHeard), asked };
  }
  const viewer = viewerOf(from);
  const view = viewAt(game, state, viewer);
  return {
    row: n,
    view,
    heard: eventsFor(told, viewer, state.sealed.length),
    asked: view.question === null ? [] : [view.question],
  };
}

/** The table with every face up. Who knew what stays as it was: that is worth seeing too. */
const openView = (game: AnyGame, state: State): View => ({
  ...viewOf(game, state, null),
  faces: state.secrets.face.slice(),
  notebook: state.notebooks.flat(),
});

/** A game of older rules may be asking what the rules of today do not know; the table can be shown all the same. */
function viewAt(game: AnyGame, state: State, viewer: Seat | null): View {
  try {
    return viewOf(game, state, viewer);
  } catch {
    return { ...viewOf(game, { ...state, asked: [] }, viewer), waiting: state.asked.slice() };
  }
}

function questionsTo(game: AnyGame, state: State, seat: Seat): Question[] {
  const { question } = viewAt(game, state, seat);
  return question === null ? [] : [question];
}
