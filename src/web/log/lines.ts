import type { Ref, Seat, Viewer } from '../../kernel/ids.ts';
import { type Lexicon, sayEvent } from '../../kernel/speak/index.ts';
import type { LogRow } from '../../protocol/play.ts';
import { refsOf } from './refs.ts';

/** A sentence of the log, and what it is about. */
export interface LogLine {
  /** Counts rows and the sentences in them: the same line has the same key as long as it stands. */
  readonly key: string;
  readonly row: number;
  readonly seat: Seat | null;
  readonly words: string;
  readonly refs: readonly Ref[];
  readonly at: string;
}

const linesOfRow = new WeakMap<LogRow, { spoken: Lexicon['text']; names: string; lines: LogLine[] }>();

/** Rows of the log as sentences. What a row says does not change, so it is said once. */
export function logLines(
  spoken: Lexicon,
  log: readonly LogRow[],
  viewer: Viewer,
  people: readonly string[],
): LogLine[] {
  const names = `${viewer} ${people.join('|')}`;
  return log.flatMap((row, i) => {
    const known = linesOfRow.get(row);
    if (known !== undefined && known.spoken === spoken.text && known.names === names) return known.lines;
    const lines = row.heard.map((heard, j) => ({
      key: `${i}.${j}`,
      row: i,
      seat: row.seat,
      words: sayEvent(spoken, heard, viewer, people),
      refs: refsOf(spoken, heard),
      at: row.at,
    }));
    linesOfRow.set(row, { spoken: spoken.text, names, lines });
    return lines;
  });
}

const isAnswerOf = ({ seat, did }: LogRow, me: Viewer): boolean =>
  me !== null && seat === me && did === 'answer';

export const hasAnswered = (log: readonly LogRow[], me: Viewer): boolean =>
  log.some((row) => isAnswerOf(row, me));

/** Where "since your last move" begins: after my own last answer, and not before what I have seen already. */
export function sinceRow(log: readonly LogRow[], me: Viewer, seen: number): number {
  const mine = log.findLastIndex((row) => isAnswerOf(row, me));
  return Math.min(log.length, Math.max(mine + 1, seen));
}
