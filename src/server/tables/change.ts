import type { Viewer } from '../../kernel/ids.ts';
import type { PatchText } from '../../kernel/patch.ts';
import type { Change } from '../../protocol/play.ts';

/** A change as the server makes it: its large parts are JSON text already. */
export interface WrittenChange extends Omit<Change, 'sight' | 'add'> {
  readonly sight: PatchText | null;
  /** The lines of the log. */
  readonly add: string;
}

/**
 * A change as it goes out: the message of `ToClient`, the same for all who look from one place, as bytes. Many are kept for a
 * while, and unlike text bytes are not moved about in memory as they grow old.
 */
export interface SentChange extends Pick<Change, 'was' | 'seq'> {
  readonly message: Uint8Array;
}

export function sentChange(
  table: string,
  seat: Viewer,
  { was, seq, sight, keep, add }: WrittenChange,
): SentChange {
  const text = `{"is":"change","table":${JSON.stringify(table)},"seat":${seat},"change":{"was":${was},"seq":${seq},"sight":${sight},"keep":${keep},"add":${add}}}`;
  // Memory of its own: cut from a piece shared with others, one message of a table at rest would hold all of that.
  const message = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  message.write(text);
  return { was, seq, message };
}
