import './transport.css';
import { IconButton } from '../../kit/button.tsx';
import { Select } from '../../kit/fields/select.tsx';
import { roundAfter, roundAt, roundBefore, SPEEDS } from '../moments.ts';
import type { RoundMark } from '../reel/reel.ts';
import { t } from '../words.ts';
import { Scrubber } from './scrubber.tsx';
import type { Player } from './use-player.ts';

/** The playback controls at the foot of the page. */
export function Transport({
  player,
  last,
  marks,
}: {
  readonly player: Player;
  readonly last: number;
  readonly marks: readonly RoundMark[];
}) {
  const { place, playing, speed, go, play, setSpeed } = player;
  const { row } = place;
  const round = roundAt(marks, row);
  return (
    <section className="transport" aria-label={t('replay.moving')}>
      <div className="transport-buttons">
        <IconButton icon="first" label={t('replay.first')} isDisabled={row === 0} onPress={() => go(0)} />
        {marks.length > 0 && (
          <span className="transport-mirror">
            <IconButton
              icon="skip"
              label={t('replay.round.previous')}
              isDisabled={row === 0}
              onPress={() => go(roundBefore(marks, row))}
            />
          </span>
        )}
        <IconButton
          icon="left"
          label={t('replay.previous')}
          isDisabled={row === 0}
          onPress={() => go(row - 1)}
        />
        <IconButton
          look="main"
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'replay.pause' : 'replay.play')}
          onPress={() => play(!playing)}
        />
        <IconButton
          icon="right"
          label={t('replay.next')}
          isDisabled={row >= last}
          onPress={() => go(row + 1)}
        />
        {marks.length > 0 && (
          <span className="transport-round">
            <IconButton
              icon="skip"
              label={t('replay.round.next')}
              isDisabled={row >= last}
              onPress={() => go(roundAfter(marks, row, last))}
            />
          </span>
        )}
        <IconButton icon="last" label={t('replay.last')} isDisabled={row >= last} onPress={() => go(last)} />
      </div>
      <Scrubber row={row} last={last} marks={marks} onGo={go} />
      <p className="transport-place">
        <span>{t('replay.position', { n: row, of: last })}</span>
        <span className="soft">{round === 0 ? t('replay.setup') : t('replay.round', { n: round })}</span>
      </p>
      <div className="transport-speed">
        <Select
          label={t('replay.speed')}
          chosen={`${speed}`}
          choices={SPEEDS.map((n) => ({ id: `${n}`, label: t('replay.speed.times', { n }) }))}
          onChange={(id) => setSpeed(SPEEDS.find((n) => `${n}` === id) ?? 1)}
        />
      </div>
    </section>
  );
}
