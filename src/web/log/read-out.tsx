import { useEffect, useRef, useState } from 'react';
import type { LogRow } from '../../protocol/play.ts';
import { useTableContext } from '../table/table-context.ts';
import { logLines } from './lines.ts';

/** More than this at once nobody can follow by ear; the log has it all. */
const MOST_SENTENCES = 6;

/** Reads each new sentence of the log out once, for screen readers. */
export function ReadOut({ rows }: { readonly rows: readonly LogRow[] }) {
  const { spoken, me, people, view } = useTableContext();
  const { options } = view;
  const [words, setWords] = useState('');
  const read = useRef(rows.length);
  useEffect(() => {
    const from = read.current;
    read.current = rows.length;
    // What was taken back needs no words of its own: it has a row that says so.
    if (rows.length <= from) return;
    const lines = logLines(spoken, rows, me, people, options).filter((line) => line.row >= from);
    setWords(
      lines
        .slice(-MOST_SENTENCES)
        .map((line) => line.words)
        .join(' '),
    );
  }, [rows, spoken, me, people, options]);
  return (
    <p className="hush" aria-live="polite">
      {words}
    </p>
  );
}
