import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { MatchFile } from '../../kernel/match/index.ts';
import type { View } from '../../kernel/view.ts';
import type { Level } from '../../protocol/tables.ts';
import type { Store } from '../store/port.ts';

/** What a bot makes of a view. */
export interface Thought {
  readonly answer: unknown;
  readonly why: string;
}

/** What tables need from the rest of the server. */
export interface TablesDeps {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  now(): Date;
  /** When this process began. */
  readonly up: Date;
  /** Random text from an alphabet that needs no escaping: this many characters of 6 bits each. */
  random(characters: number): string;
  /** 32 random bytes in hex. */
  secret(): string;
  /** Thinks in another thread. */
  think(task: { game: string; view: View; level: Level }, signal?: AbortSignal): Promise<Thought>;
  /** Writes a whole game out as JSON in another thread, signed. Its rows come as the texts that are kept of them. */
  writeGame(head: Omit<MatchFile, 'rows'>, rows: readonly string[]): Promise<Uint8Array>;
  /** Signs what leaves the server, so that it is known again when it comes back. */
  seal(file: object): string;
  /** After every step: bots at the table may have to think. */
  moved(table: string): void;
  /** From a command received to its views sent, in seconds. */
  observeStep(seconds: number): void;
  log: {
    info(about: object, message: string): void;
    warn(about: object, message: string): void;
    error(about: object, message: string): void;
  };
}

/** A bot that is being waited for, with all it may know. */
export interface WaitingBot {
  readonly seat: Seat;
  readonly cite: string;
  readonly view: View;
  readonly level: Level;
  readonly game: string;
  /** Its question may depend on what only it can see: how quickly it answers must not tell. */
  readonly secret: boolean;
}
