import { type MatchFile, readRow } from '../../../kernel/match/index.ts';
import { sealOf } from './seal.ts';

/** A whole game on its way into a file. Its rows are the texts that memory and storage keep of them (`writeRow`). */
export interface GameToWrite {
  readonly head: Omit<MatchFile, 'rows'>;
  readonly rows: readonly string[];
  readonly sealKey: string;
}

/** The game's file as JSON, sealed. Runs in a worker thread: writing out a long game takes a while. */
export function writeGame({ head, rows, sealKey }: GameToWrite): Uint8Array {
  const file: MatchFile = { ...head, rows: rows.map(readRow) };
  return Buffer.from(JSON.stringify({ ...file, seal: sealOf(file, sealKey) }));
}
