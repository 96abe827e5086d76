import type { ChatLine } from '../../protocol/play.ts';

/** One more line; the same list if it has that already. */
export const withLine = (lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] =>
  lines.some(({ n }) => n === line.n) ? lines : [...lines, line].sort((a, b) => a.n - b.n);

/** What was read together with what was heard meanwhile, each line once, without those of people who are not listened to. */
export function withRead(
  heard: readonly ChatLine[],
  read: readonly ChatLine[],
  muted: readonly string[],
): readonly ChatLine[] {
  const newest = read.at(-1)?.n ?? 0;
  // Only what is newer than all that was read can have been missed by it.
  return [...read, ...heard.filter(({ n, from }) => n > newest && !muted.includes(from))];
}
