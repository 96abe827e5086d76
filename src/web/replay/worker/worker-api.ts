import type { ReplayReport } from '../../../kernel/match/index.ts';
import type { Chair } from '../../../protocol/tables.ts';
import type { Line, ReelInfo, Scene } from '../reel/reel.ts';
import type { Viewpoint } from '../viewpoint.ts';

/** The source of a replay: a table of this server, or a file. */
export type Source =
  | { readonly is: 'table'; readonly id: string; readonly key?: string }
  | { readonly is: 'file'; readonly file: File };

/** The calls the page may make to the worker, which holds the rules and the game. */
export interface WorkerApi {
  open(source: Source): ReelInfo;
  scene(row: number, from: Viewpoint): Scene;
  lines(from: Viewpoint, people: readonly string[] | undefined): readonly Line[];
  /** Gives the id of the new table. */
  playOn(row: number, chairs: readonly Chair[]): string;
  /** The file as it came. */
  file(): unknown;
  /** Checks a whole file; takes seconds, so it gets its own worker. */
  verify(file: unknown): ReplayReport;
}
export type WorkerMethod = keyof WorkerApi;

export interface WorkerRequest {
  readonly n: number;
  readonly name: WorkerMethod;
  readonly args: readonly unknown[];
}

/** Why a call failed. */
export type Trouble =
  | { readonly is: 'refused'; readonly status: number; readonly message: string }
  | { readonly is: 'broken'; readonly why: string }
  /** No network, or no worker. */
  | { readonly is: 'away' };

export type Reply = { readonly n: number } & (
  | { readonly value: unknown }
  | { readonly trouble: Trouble }
  | { readonly row: number }
);
