import type { PatchText } from '../../kernel/patch.ts';
import type { Change, LogRow } from '../../protocol/play.ts';

/** A change as the server keeps and sends it: what is large in it is JSON already, for all who see it. */
export interface WrittenChange extends Omit<Change, 'sight' | 'add'> {
  readonly sight: PatchText | null;
  /** The lines of the log. */
  readonly add: string;
}

export const writeLines = (lines: readonly LogRow[]): string => JSON.stringify(lines);

/** The whole change as JSON. */
export const writeChange = ({ was, seq, sight, keep, add }: WrittenChange): string =>
  `{"was":${was},"seq":${seq},"sight":${sight},"keep":${keep},"add":${add}}`;
