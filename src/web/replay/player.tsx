import './player.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Ref, RuleId } from '../../kernel/ids.ts';
import { type Spoken, seatNamesOf } from '../../kernel/speak.ts';
import type { LogRow } from '../../protocol/play.ts';
import { Button } from '../kit/button.tsx';
import { copy } from '../kit/copy.tsx';
import { Emblem } from '../kit/icons.tsx';
import { Select } from '../kit/select.tsx';
import { Loading } from '../kit/states.tsx';
import { gameName, sideName } from '../lobby/labels.ts';
import { logLines } from '../log/lines.ts';
import { Log } from '../log/log.tsx';
import { useNarrow } from '../shell/media.ts';
import { usePace } from '../shell/settings.ts';
import { t } from '../shell/words.ts';
import { type AtTable, AtTableProvider } from '../table/at-table.ts';
import type { Board } from '../table/board.ts';
import { HoverCard } from '../table/hover-card.tsx';
import { motionTime } from '../table/pacing.ts';
import { RuleDialog } from '../table/rule-dialog.tsx';
import { useDesk } from '../table/staging.ts';
import { useBoard } from '../table/use-board.ts';
import { usePointing } from '../table/use-pointing.ts';
import { Controls } from './controls.tsx';
import { PlayOn } from './play-on.tsx';
import type { Reader } from './reader.ts';
import type { Eyes, Opened, Scene } from './talk.ts';
import { Verify } from './verify.tsx';

interface Props {
  readonly reader: Reader;
  readonly opened: Opened;
  readonly file: unknown;
  /** The table it was played at; absent: it came from a file. */
  readonly id?: string;
}

/** Time to look at a step that nothing was told of. */
const LOOK = 350;

const eyesIn = (text: string | null): Eyes =>
  text === 'spectator' ? null : text !== null && /^\d$/.test(text) ? Number(text) : 'all';
const eyesName = (eyes: Eyes): string => (eyes === null ? 'spectator' : String(eyes));

export function Player(props: Props) {
  const { board, spoken } = useBoard(props.opened.game);
  return board === undefined || spoken === undefined ? (
    <Loading />
  ) : (
    <Showing {...props} board={board} spoken={spoken} />
  );
}

function Showing({
  reader,
  opened,
  file,
  id,
  board,
  spoken,
}: Props & { readonly board: Board; readonly spoken: Spoken }) {
  const [asked] = useSearchParams();
  const last = opened.rows - 1;
  const narrow = useNarrow();
  const pace = usePace();
  const [row, setRow] = useState(() => {
    const wished = Number(asked.get('row') ?? '0');
    return Number.isInteger(wished) ? Math.min(Math.max(wished, 0), last) : 0;
  });
  const [eyes, setEyes] = useState<Eyes>(() => eyesIn(asked.get('seen')));
  const [playing, setPlaying] = useState(false);
  const [scene, setScene] = useState<(Scene & { readonly row: number; readonly eyes: Eyes }) | null>(null);
  const [log, setLog] = useState<readonly LogRow[]>([]);
  const [rule, setRule] = useState<RuleId | null>(null);
  const people = useMemo(() => seatNamesOf(spoken, opened.options), [spoken, opened.options]);

  useEffect(() => {
    let current = true;
    void reader.ask('view', { row, eyes }).then((found) => {
      if (current) setScene({ ...found, row, eyes });
    });
    return () => {
      current = false;
    };
  }, [reader, row, eyes]);
  useEffect(() => {
    let current = true;
    void reader.ask('log', { eyes }).then((found) => {
      if (current) setLog(found);
    });
    return () => {
      current = false;
    };
  }, [reader, eyes]);

  // Only a step forward is told by motion; a leap is not.
  const before = useRef(row);
  const heard = scene !== null && scene.row === before.current + 1 ? scene.heard : NOTHING;
  useEffect(() => {
    if (scene === null) return;
    before.current = scene.row;
    if (!playing) return;
    if (scene.row >= last) return setPlaying(false);
    const timer = setTimeout(
      () => setRow(scene.row + 1),
      Math.max(LOOK, motionTime(scene.heard, pace || 200)),
    );
    return () => clearTimeout(timer);
  }, [scene, playing, last, pace]);

  const desk = useDesk(null, null, () => {});
  const pointing = usePointing(desk, false);
  const { detail } = pointing;
  const at = useMemo(
    (): AtTable | null =>
      scene === null
        ? null
        : {
            game: opened.game,
            board,
            spoken,
            view: scene.view,
            me: scene.view.me,
            people,
            showRule: setRule,
            detail,
          },
    [scene, opened.game, board, spoken, people, detail],
  );
  const shownLog = useMemo(() => log.slice(0, row + 1), [log, row]);
  const seats = useMemo(
    () =>
      opened.seats.map(({ name, side }, seat) => ({
        seat,
        name,
        side,
        sitter: { is: 'open' as const },
        mine: false,
      })),
    [opened.seats],
  );
  if (at === null) return <Loading />;
  const words = logLines(spoken, log.slice(row, row + 1), at.me, people)
    .map((line) => line.words)
    .join(' ');
  const card = pointing.card === null ? undefined : board.detailOf(at.view, pointing.card.ref);
  const { Board: Drawn } = board;
  const setPointed = (refs: readonly Ref[]): void => pointing.setPointed(refs);

  return (
    <AtTableProvider value={at}>
      <div className={narrow ? 'table-screen' : 'table-screen table-railed'}>
        <header className="topbar replay-top">
          <Link href="/" className="topbar-home" aria-label={t('nav.home')}>
            <Emblem size={24} />
          </Link>
          <h1 className="topbar-game">{t('replay.title.of', { game: gameName(opened.game) })}</h1>
          <div className="replay-acts">
            <Select
              label={t('replay.view')}
              chosen={eyesName(eyes)}
              onChange={(next) => setEyes(eyesIn(next))}
              choices={[
                { id: 'all', label: t('replay.view.all') },
                ...opened.seats.map(({ side }, seat) => ({ id: String(seat), label: sideName(side) })),
                { id: 'spectator', label: t('replay.view.spectator') },
              ]}
            />
            {id !== undefined && (
              <Button
                small
                icon="link"
                onPress={() => void copy(`${location.origin}/replay/${id}?row=${row}&seen=${eyesName(eyes)}`)}
              >
                {t('replay.link')}
              </Button>
            )}
            <PlayOn file={file} row={row} seats={opened.seats} />
            <Verify reader={reader} atOnce={asked.has('verify')} />
          </div>
        </header>
        <div className="table-prompt">
          <Controls
            row={row}
            last={last}
            playing={playing}
            words={words}
            onRow={(next) => {
              setPlaying(false);
              setRow(next);
            }}
            onPlay={() => {
              if (row >= last) setRow(0);
              setPlaying(!playing);
            }}
          />
        </div>
        <main className="table-board" aria-label={t('table.board')}>
          <Drawn
            view={at.view}
            me={at.me}
            people={people}
            mark={desk.mark}
            point={() => {}}
            staging={desk.staging}
            detail={detail}
            pointed={pointing.pointed}
            heard={pace > 0 ? heard : NOTHING}
            pace={pace}
          />
        </main>
        {!narrow && (
          <aside className="table-rail" aria-label={t('tab.log')}>
            <Log rows={shownLog} seats={seats} looked={pointing.card?.ref ?? null} onPoint={setPointed} />
          </aside>
        )}
      </div>
      {card !== undefined && pointing.card !== null && (
        <HoverCard
          key={pointing.card.ref}
          detail={card}
          beside={pointing.card.beside}
          onStay={pointing.stay}
          onLeave={() => detail(null)}
          onClose={pointing.closeAll}
        />
      )}
      <RuleDialog rule={rule} onClose={() => setRule(null)} />
    </AtTableProvider>
  );
}

const NOTHING: Scene['heard'] = [];
