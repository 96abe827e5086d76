import './screen.css';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Ref } from '../../kernel/ids.ts';
import { type Lexicon, seatNamesOf } from '../../kernel/speak/index.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icons.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { gameName, peopleOf } from '../lobby/labels.ts';
import { withKey } from '../net/key.ts';
import { useNarrow } from '../shell/media.ts';
import { usePace, useSettings } from '../shell/settings.ts';
import { useTitle } from '../shell/title.ts';
import type { Board } from '../table/board.ts';
import { PlayOn } from './dialogs/play-on.tsx';
import { VerifyDialog } from './dialogs/verify-dialog.tsx';
import { roundAfter, roundBefore } from './moments.ts';
import { Caption } from './player/caption.tsx';
import { Head } from './player/head.tsx';
import { Moves } from './player/moves.tsx';
import { Stage } from './player/stage.tsx';
import { Transport } from './player/transport.tsx';
import { useAddress } from './player/use-address.ts';
import { useReplayKeys } from './player/use-keys.ts';
import { copyLink, type Origin, useMore } from './player/use-more.ts';
import { type Place, type Player, usePlayer } from './player/use-player.ts';
import type { Line, ReelInfo } from './reel/reel.ts';
import { placeFor, readMoment, type Viewpoint } from './viewpoint.ts';
import { t } from './words.ts';
import { troubleWords } from './worker/use-reel.ts';
import type { WorkerClient } from './worker/worker-client.ts';

interface Props {
  readonly worker: WorkerClient;
  readonly info: ReelInfo;
  readonly board: Board;
  readonly spoken: Lexicon;
  /** Undefined: it comes from a file. */
  readonly origin: Origin | undefined;
  /** Who played; null if unknown. */
  readonly table: TableInfo | null;
  onAnother(): void;
}

/** Where to start: at the address, else from my own seat, else with everything shown. */
function firstPlace({ viewpoints, last, owner }: ReelInfo, table: TableInfo | null): Place {
  const { row = 0, from } = readMoment(location.search);
  const mine = table?.seats.find((seat) => seat.mine)?.seat;
  return { row: Math.min(row, last), from: placeFor(viewpoints, [from, mine, owner, 'all', 'spectator']) };
}

/** The players' names; null if they are unknown, or if two are the same: then only sides tell who did what. */
function namesAt(table: TableInfo | null, sides?: readonly string[]): readonly string[] | null {
  const names = table === null ? [] : peopleOf(table.seats, sides);
  return names.length > 0 && new Set(names).size === names.length ? names : null;
}

/** The log from this viewpoint. It loads after the board and blocks nothing. */
function useLines(worker: WorkerClient, from: Viewpoint, people: readonly string[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let current = true;
    worker.ask('lines', from, people).then(
      (next) => current && startTransition(() => setLines(next)),
      () => current && setLines([]),
    );
    return () => {
      current = false;
    };
  }, [worker, from, people]);
  return lines;
}

function useKeysOf({ place: { row }, playing, go, play }: Player, { last, marks }: ReelInfo): void {
  const [back, on] = [() => go(row - 1), () => go(row + 1)];
  useReplayKeys({
    ArrowLeft: back,
    ArrowRight: on,
    ',': back,
    '.': on,
    Home: () => go(0),
    End: () => go(last),
    PageUp: () => go(roundBefore(marks, row)),
    PageDown: () => go(roundAfter(marks, row, last)),
    ' ': () => play(!playing),
  });
}

export function ReplayScreen({ worker, info, board, spoken, origin, table, onAnother }: Props) {
  useTitle(t('replay.title.of', { game: gameName(info.game) }));
  const narrow = useNarrow();
  const settings = useSettings();
  const [first] = useState(() => firstPlace(info, table));
  const player = usePlayer(worker, info.last, first, usePace());
  const { place, scene } = player;
  const names = useMemo(() => namesAt(table), [table]);
  const people = useMemo(() => {
    const sides = seatNamesOf(spoken, info.options);
    return namesAt(table, sides) ?? sides;
  }, [table, spoken, info.options]);
  const lines = useLines(worker, place.from, people);
  const [pointed, setPointed] = useState<readonly Ref[]>([]);
  const [dialog, setDialog] = useState<'play-on' | 'verify' | null>(() =>
    info.chance !== null && new URLSearchParams(location.search).has('verify') ? 'verify' : null,
  );
  const [sheet, setSheet] = useState(false);
  useAddress(origin?.id, place.row, place.from, origin?.key);
  useKeysOf(player, info);
  const more = useMore(origin, onAnother);
  const close = (): void => setDialog(null);

  const opens = narrow ? sheet : settings.rail;
  const toggle = (): void => (narrow ? setSheet(!sheet) : settings.set({ rail: !settings.rail }));
  const { trouble } = player;
  return (
    <div className={opens ? 'replay replay-railed' : 'replay'}>
      <Head
        info={info}
        names={names}
        outcome={scene?.view.over ?? null}
        from={place.from}
        narrow={narrow}
        rail={{ open: opens, toggle }}
        onFrom={player.lookFrom}
        onLink={origin === undefined || !info.whole ? null : () => void copyLink(origin, place, table)}
        onVerify={info.chance === null ? null : () => setDialog('verify')}
        onPlayOn={() => setDialog('play-on')}
        more={more}
      />
      <div className="replay-top">
        <Unfinished info={info} origin={origin} people={people} />
        {scene !== null && (
          <Caption
            info={info}
            scene={scene}
            line={info.whole ? lines.find(({ row }) => row === scene.row) : lines[lines.length - 1]}
            spoken={spoken}
            people={people}
            quiet={player.playing}
          />
        )}
      </div>
      {trouble !== null ? (
        <Blank icon="warn" bad title={t('replay.lost')}>
          {troubleWords(trouble)}
        </Blank>
      ) : scene === null ? (
        <Loading />
      ) : (
        <Stage
          game={info.game}
          board={board}
          spoken={spoken}
          scene={scene}
          heard={player.heard}
          pace={player.pace}
          people={people}
          pointed={pointed}
        />
      )}
      {info.whole && <Transport player={player} last={info.last} marks={info.marks} />}
      {opens && (
        <aside className="replay-rail" aria-label={t('replay.log')}>
          <Moves info={info} lines={lines} row={place.row} onGo={player.go} onPoint={setPointed} />
        </aside>
      )}
      {scene !== null && (
        <PlayOn
          worker={worker}
          info={info}
          scene={scene}
          people={people}
          open={dialog === 'play-on'}
          onClose={close}
        />
      )}
      <VerifyDialog
        worker={worker}
        info={info}
        people={people}
        open={dialog === 'verify'}
        onClose={close}
        onGo={player.go}
      />
    </div>
  );
}

/** Says of an unfinished game how much of it can be shown. */
function Unfinished({
  info,
  origin,
  people,
}: Pick<Props, 'info' | 'origin'> & { readonly people: readonly string[] }) {
  if (info.over) return null;
  const [from] = info.viewpoints;
  const who = typeof from === 'number' ? (people[from] ?? '') : t('replay.view.spectator');
  return (
    <aside className="replay-standing" aria-label={t('replay.standing')}>
      <Icon name="info" size={18} />
      <p>
        {info.whole ? (
          t('replay.unfinished')
        ) : (
          <>
            <strong>{t('replay.running')}</strong> {t('replay.running.words', { who })}
          </>
        )}
      </p>
      {!info.whole && origin !== undefined && (
        <LinkButton small to={withKey(`/table/${origin.id}`, origin.key)}>
          {t('replay.table')}
        </LinkButton>
      )}
    </aside>
  );
}
