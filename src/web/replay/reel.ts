import type { EventView } from '../../kernel/events.ts';
import type { AnyGame, SeatSpec } from '../../kernel/game.ts';
import type { Ref, Seat } from '../../kernel/ids.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { readMatchFile } from '../../kernel/match/codec.ts';
import type { Question } from '../../kernel/question.ts';
import type { View } from '../../kernel/view.ts';
import { matchReel } from './match-reel.ts';
import { isViewFile, VIEW_FORMAT, viewReel } from './view-reel.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The table after one row of the log, as somebody sees it. */
export interface Scene {
  readonly row: number;
  readonly view: View;
  /** What was told with this row: what led here from the row before. */
  readonly heard: readonly EventView[];
  /** Open questions that may be read from there. */
  readonly asked: readonly Question[];
}

/** What one row told, in sentences. */
export interface Line {
  readonly row: number;
  readonly seat: Seat | null;
  readonly at: string;
  readonly words: readonly string[];
  /** What they are about. */
  readonly refs: readonly Ref[];
  /** It was taken back later. */
  readonly gone: boolean;
}

/** A round begins with this row. */
export interface RoundMark {
  readonly row: number;
  readonly round: number;
}

/** What can be said of a game before looking at any moment of it. */
export interface ReelInfo {
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly Pick<SeatSpec, 'name' | 'side'>[];
  readonly last: number;
  readonly over: boolean;
  /** Every row is there; else only how the table stood at one moment. */
  readonly whole: boolean;
  /** It began from a position that somebody brought along. */
  readonly brought: boolean;
  /** The computers let everything be taken back in it. */
  readonly practice: boolean;
  readonly marks: readonly RoundMark[];
  readonly viewpoints: readonly Viewpoint[];
  /** Whose game it is, where the file says so. */
  readonly owner: Seat | null;
  /** What the draws follow from; known when the game is over. */
  readonly chance: {
    readonly commitment: string;
    readonly secret: string;
    readonly nonces: readonly string[];
  } | null;
}

/** A game to look back at. Gives one moment at a time, and keeps none of them. */
export interface Reel {
  readonly info: ReelInfo;
  /** As it came: for whoever plays on from it, or checks it. */
  readonly file: unknown;
  sceneAt(row: number, from: Viewpoint): Scene;
  /** People by seat; without them the seats are called by their sides. */
  linesFor(from: Viewpoint, people?: readonly string[]): Line[];
}

type FindGame = (id: string) => AnyGame | undefined;

/** Reads what a table has given out, or anything else that somebody takes for a saved game. */
export function openReel(raw: unknown, find: FindGame): Reel | { broken: string } {
  try {
    return isRecord(raw) && raw['format'] === VIEW_FORMAT ? openView(raw, find) : openMatch(raw, find);
  } catch {
    // The file may be anything; rules that stumble over it say no more than that.
    return { broken: 'the rules cannot make sense of it' };
  }
}

function openMatch(raw: unknown, find: FindGame): Reel | { broken: string } {
  const file = readMatchFile(raw);
  if ('broken' in file) return file;
  const game = find(file.game);
  return game === undefined ? unknownGame(file.game) : matchReel(game, file, raw);
}

function openView(raw: Record<string, unknown>, find: FindGame): Reel | { broken: string } {
  if (!isViewFile(raw)) return { broken: 'its view of the table is out of shape' };
  const game = find(raw.game);
  return game === undefined ? unknownGame(raw.game) : viewReel(game, raw);
}

const unknownGame = (id: string): { broken: string } => ({ broken: `there is no game called ${id} here` });
