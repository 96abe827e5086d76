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
import { Caption } from './caption.tsx';
import { Head } from './head.tsx';
import { roundAfter, roundBefore } from './moments.ts';
import { Moves } from './moves.tsx';
import { PlayOn } from './play-on.tsx';
import type { Line, ReelInfo } from './reel.ts';
import type { Room } from './room.ts';
import { Stage } from './stage.tsx';
import { Transport } from './transport.tsx';
import { useAddress } from './use-address.ts';
import { copyLink, type Origin, useMore } from './use-deeds.ts';
import { useReplayKeys } from './use-keys.ts';
import { type Place, type Player, usePlayer } from './use-player.ts';
import { troubleWords } from './use-reel.ts';
import { VerifyDialog } from './verify-dialog.tsx';
import { placeFor, readMoment, type Viewpoint } from './viewpoint.ts';
import { t } from './words.ts';

interface Props {
  readonly room: Room;
  readonly info: ReelInfo;
  readonly board: Board;
  readonly spoken: Lexicon;
  /** Undefined: it comes from a file. */
  readonly origin: Origin | undefined;
  /** Who played; null where nobody says. */
  readonly table: TableInfo | null;
  onAnother(): void;
}

/** Where to begin: as the address says, else with my own seat, else with everything open. */
function firstPlace({ viewpoints, last, owner }: ReelInfo, table: TableInfo | null): Place {
  const { row = 0, from } = readMoment(location.search);
  const mine = table?.seats.find((seat) => seat.mine)?.seat;
  return { row: Math.min(row, last), from: placeFor(viewpoints, [from, mine, owner, 'all', 'spectator']) };
}

/** Two people of the same name: then sides tell better who did what. */
function namesAt(table: TableInfo | null): readonly string[] | null {
  const names = table === null ? [] : peopleOf(table.seats, []);
  return names.length > 0 && new Set(names).size === names.length ? names : null;
}

/** The log as it reads from there. It comes a moment after the board, and lets nobody wait for it. */
function useLines(room: Room, from: Viewpoint, people: readonly string[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let current = true;
    room.ask('lines', from, people).then(
      (next) => current && startTransition(() => setLines(next)),
      () => current && setLines([]),
    );
    return () => {
      current = false;
    };
  }, [room, from, people]);
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

export function ReplayScreen({ room, info, board, spoken, origin, table, onAnother }: Props) {
  useTitle(t('replay.title.of', { game: gameName(info.game) }));
  const narrow = useNarrow();
  const settings = useSettings();
  const [first] = useState(() => firstPlace(info, table));
  const player = usePlayer(room, info.last, first, usePace());
  const { place, scene } = player;
  const names = useMemo(() => namesAt(table), [table]);
  const people = useMemo(() => names ?? seatNamesOf(spoken, info.options), [names, spoken, info.options]);
  const lines = useLines(room, place.from, people);
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
        <Standing info={info} origin={origin} people={people} />
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
          room={room}
          info={info}
          scene={scene}
          people={people}
          open={dialog === 'play-on'}
          onClose={close}
        />
      )}
      <VerifyDialog
        room={room}
        info={info}
        people={people}
        open={dialog === 'verify'}
        onClose={close}
        onGo={player.go}
      />
    </div>
  );
}

/** What must be known of a game that is not over: there is no more of it than is shown. */
function Standing({
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
