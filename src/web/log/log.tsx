import './log.css';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Ref } from '../../kernel/ids.ts';
import type { LogRow } from '../../protocol/play.ts';
import type { SeatInfo } from '../../protocol/tables.ts';
import { Button } from '../kit/button.tsx';
import { SideSign } from '../kit/icons.tsx';
import { clockTime } from '../shell/moments.ts';
import { t } from '../shell/words.ts';
import { useTableContext } from '../table/table-context.ts';
import { type LogLine, logLines } from './lines.ts';
import { useAtEnd, whileRead } from './use-at-end.ts';

/** Long games have thousands of lines; the last ones are shown, earlier ones on demand. */
const AT_FIRST = 150;

/** The log. Hovering over a line highlights its things on the board. */
export function Log({
  rows,
  seats,
  looked,
  onPoint,
}: {
  readonly rows: readonly LogRow[];
  readonly seats: readonly SeatInfo[];
  /** The thing whose card is open. */
  readonly looked: Ref | null;
  onPoint(refs: readonly Ref[]): void;
}) {
  const { spoken, me, people, view } = useTableContext();
  const { options } = view;
  const [most, setMost] = useState(AT_FIRST);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const lines = useMemo(
    () => logLines(spoken, rows, me, people, options),
    [spoken, rows, me, people, options],
  );
  const shown = lines.slice(-most);
  const last = shown[shown.length - 1]?.key;
  const lastPointing = shown.findLast((line) => line.refs.length > 0)?.key;

  // A reader at the end follows new lines; a reader further up stays where they are.
  useAtEnd(list, last, atEnd);
  useEffect(() => (list.current === null ? undefined : whileRead(list.current, atEnd)), []);

  return (
    <ol className="log" ref={list} aria-label={t('log.label')} onKeyDown={moveFocus}>
      {lines.length > most && (
        <li>
          <Button small look="quiet" onPress={() => setMost(most + 500)}>
            {t('log.earlier')}
          </Button>
        </li>
      )}
      {lines.length === 0 && <li className="soft log-none">{t('log.none')}</li>}
      {shown.map((line, i) => (
        <Line
          key={line.key}
          line={line}
          first={line.row !== shown[i - 1]?.row}
          side={line.seat === null ? '' : (seats[line.seat]?.side ?? '')}
          stop={line.key === lastPointing}
          marked={looked !== null && line.refs.includes(looked)}
          onPoint={onPoint}
        />
      ))}
    </ol>
  );
}

/** Hundreds of lines are one stop of the tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-points')];
  const next = lines[lines.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const Line = memo(function Line({
  line,
  first,
  side,
  stop,
  marked,
  onPoint,
}: {
  readonly line: LogLine;
  readonly first: boolean;
  readonly side: string;
  /** The one line that the tab key stops at; from there arrows lead to the others. */
  readonly stop: boolean;
  readonly marked: boolean;
  onPoint(refs: readonly Ref[]): void;
}) {
  const look = `log-line${first ? ' log-first' : ''}${marked ? ' log-marked' : ''}`;
  const inside = (
    <>
      <span className="log-sign">{first && side !== '' && <SideSign side={side} size={12} />}</span>
      <span className="log-words">{line.words}</span>
      {first && (
        <time className="log-time" dateTime={line.at}>
          {clockTime(line.at)}
        </time>
      )}
    </>
  );
  return (
    <li className={look}>
      {line.refs.length === 0 ? (
        <span className="log-inside">{inside}</span>
      ) : (
        <button
          type="button"
          className="log-inside log-points"
          tabIndex={stop ? 0 : -1}
          onPointerEnter={() => onPoint(line.refs)}
          onPointerLeave={() => onPoint([])}
          onFocus={() => onPoint(line.refs)}
          onBlur={() => onPoint([])}
          onClick={() => onPoint(line.refs)}
        >
          {inside}
        </button>
      )}
    </li>
  );
});
