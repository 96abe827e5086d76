import '../../log/log.css';
import './moves.css';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Ref } from '../../../kernel/ids.ts';
import { SideSign } from '../../kit/icons.tsx';
import { roundAt } from '../moments.ts';
import type { Line, ReelInfo, RoundMark } from '../reel/reel.ts';
import { t } from '../words.ts';

/** The line of a row: its own, or the last one before it. -1: none yet. */
const lineAt = (lines: readonly Line[], row: number): number =>
  lines.findLastIndex((line) => line.row <= row);

/** By line: the round that starts with it, as a heading. The end of a round still belongs to it. */
function roundsOf(marks: readonly RoundMark[], lines: readonly Line[]): readonly (number | null)[] {
  let before = 0;
  return lines.map(({ row }) => {
    const round = roundAt(marks, row - 1);
    const begins = round !== before;
    before = round;
    return begins ? round : null;
  });
}

interface Props {
  readonly info: ReelInfo;
  readonly lines: readonly Line[];
  readonly row: number;
  onGo(row: number): void;
  onPoint(refs: readonly Ref[]): void;
}

/** The whole log. Later lines are dim; clicking a line goes there, hovering highlights its things. */
export function Moves({ info, lines, row, onGo, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const current = lineAt(lines, row);

  // Keeps the current line in view without scrolling more than needed.
  useEffect(() => {
    const here = list.current;
    const line = current < 0 ? here?.firstElementChild : here?.querySelector('[aria-current]');
    if (!here || !(line instanceof HTMLElement)) return;
    const top = line.offsetTop;
    if (top < here.scrollTop || top + line.offsetHeight > here.scrollTop + here.clientHeight)
      here.scrollTop = top - here.clientHeight / 3;
  }, [current]);

  const rounds = useMemo(() => roundsOf(info.marks, lines), [info.marks, lines]);
  if (lines.length === 0) return <p className="moves-none soft">{t('replay.log.none')}</p>;
  return (
    <ol className="moves" ref={list} aria-label={t('replay.log')}>
      {lines.map((line, i) => (
        <Move
          // Rows have one line each, except in a single view of a table, whose lines never change.
          key={info.whole ? line.row : i}
          line={line}
          round={rounds[i] ?? null}
          side={line.seat === null ? '' : (info.seats[line.seat]?.side ?? '')}
          current={info.whole && i === current}
          later={i > current}
          onGo={info.whole ? onGo : undefined}
          onPoint={onPoint}
        />
      ))}
    </ol>
  );
}

interface MoveProps {
  readonly line: Line;
  readonly round: number | null;
  readonly side: string;
  readonly current: boolean;
  readonly later: boolean;
  readonly onGo: ((row: number) => void) | undefined;
  onPoint(refs: readonly Ref[]): void;
}

const Move = memo(function Move({ line, round, side, current, later, onGo, onPoint }: MoveProps) {
  const look = ['move', current && 'move-current', later && 'move-later', line.gone && 'move-gone'];
  const inside = (
    <>
      <span className="log-sign">{side !== '' && <SideSign side={side} size={12} />}</span>
      <span className="log-words">
        {line.gone && <span className="hush">{t('replay.log.gone')}</span>}
        {line.words.join(' ')}
      </span>
      {onGo && <span className="log-time">{line.row}</span>}
    </>
  );
  return (
    <li className={look.filter(Boolean).join(' ')} aria-current={current ? 'step' : undefined}>
      {round !== null && <h2 className="move-round label">{t('replay.round', { n: round })}</h2>}
      {onGo === undefined ? (
        <span className="log-inside">{inside}</span>
      ) : (
        <button
          type="button"
          className="log-inside log-points"
          onPointerEnter={() => onPoint(line.refs)}
          onPointerLeave={() => onPoint([])}
          onFocus={() => onPoint(line.refs)}
          onBlur={() => onPoint([])}
          onClick={() => onGo(line.row)}
        >
          {inside}
        </button>
      )}
    </li>
  );
});
