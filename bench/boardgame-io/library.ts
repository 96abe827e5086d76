import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';

/**
 * The parts of boardgame.io and its socket library that are used. They are installed only for this bench, so the
 * compiler cannot use their own types.
 */
const load = createRequire(import.meta.url);

export interface Ctx {
  readonly currentPlayer: string;
}

export interface MoveTools<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly random: { Number(): number; Die(sides: number): number };
}

export interface BgioGame<G> {
  readonly name: string;
  readonly setup: () => G;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly playerView: unknown;
  readonly moves: Readonly<Record<string, (tools: MoveTools<G>, ...args: never[]) => void>>;
}

interface BgioServer {
  run(config: { port: number }): Promise<{ appServer: HttpServer }>;
}

export const { Server, FlatFile } = load('boardgame.io/server') as {
  Server(options: { games: unknown[]; origins: string[]; db?: unknown }): BgioServer;
  FlatFile: new (options: { dir: string }) => unknown;
};

export const { PlayerView } = load('boardgame.io/core') as { PlayerView: { STRIP_SECRETS: unknown } };

export interface IoSocket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

export const { io } = load('socket.io-client') as {
  io(url: string, options: { transports: string[]; forceNew: boolean }): IoSocket;
};
