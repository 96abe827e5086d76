import type { Heard } from '../../kernel/events.ts';
import type { SeatSpec } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/ids.ts';
import type { MatchFile, ReplayReport } from '../../kernel/match/index.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { View } from '../../kernel/view.ts';
import type { LogRow } from '../../protocol/play.ts';

/** From whose place a finished game is looked at; 'all': every face open. */
export type Eyes = Viewer | 'all';

/** What the page asks of the worker that holds the game and its rules, and what it gets. */
export interface Talk {
  open: { ask: { file: unknown }; reply: Opened | { readonly broken: string } };
  view: { ask: { row: number; eyes: Eyes }; reply: Scene };
  log: { ask: { eyes: Eyes }; reply: readonly LogRow[] };
  verify: { ask: Record<string, never>; reply: ReplayReport };
}
export interface Opened {
  readonly game: string;
  readonly rows: number;
  readonly seats: readonly SeatSpec[];
  readonly options: MatchFile['options'];
  readonly over: Outcome | null;
}
export interface Scene {
  readonly view: View;
  /** What happened in the row that led here. */
  readonly heard: readonly Heard[];
}
export type Ask = { [K in keyof Talk]: { id: number; do: K } & Talk[K]['ask'] }[keyof Talk];
export interface Answered {
  readonly id: number;
  readonly reply?: unknown;
  readonly error?: string;
}
