import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogRow } from '../../../protocol/play.ts';
import { IconButton } from '../../kit/button.tsx';
import { hasAnswered, logLines, sinceRow } from '../../log/lines.ts';
import { t } from '../../shell/words.ts';
import { useTableContext } from '../table-context.ts';

const MOST_LINES = 30;
const keyOf = (table: string, seat: number | null): string => `wartable.seen.${table}.${seat}`;

function seenRows(key: string): number | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
function keepSeen(key: string, rows: number): void {
  try {
    localStorage.setItem(key, String(rows));
  } catch {
    // Without storage a little more than was missed is shown.
  }
}

/** For a returning player: what happened since their last move, until they close it or play on. */
export function SinceLastMove({ table, log }: { readonly table: string; readonly log: readonly LogRow[] }) {
  const { spoken, me, people, view } = useTableContext();
  const { options } = view;
  const key = keyOf(table, me);
  // Fixed when the table is opened; later events are seen live.
  const [from] = useState(() => sinceRow(log, me, seenRows(key) ?? log.length));
  const [until] = useState(log.length);
  const [open, setOpen] = useState(true);
  const rows = useRef(log.length);
  rows.current = log.length;
  useEffect(() => {
    const keep = (): void => keepSeen(key, rows.current);
    keep();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);
  const lines = useMemo(
    () => logLines(spoken, log.slice(from, until), me, people, options),
    [spoken, log, from, until, me, people, options],
  );
  const playedOn = hasAnswered(log.slice(until), me);
  if (!open || playedOn || lines.length === 0 || me === null) return null;
  return (
    <aside className="since" aria-label={t('since.title')}>
      <header>
        <h2>{t('since.title')}</h2>
        <IconButton small icon="close" label={t('close')} onPress={() => setOpen(false)} />
      </header>
      <ol>
        {lines.slice(-MOST_LINES).map((line) => (
          <li key={line.key}>{line.words}</li>
        ))}
      </ol>
    </aside>
  );
}
