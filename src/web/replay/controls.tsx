import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components';
import { IconButton } from '../kit/button.tsx';
import { t } from '../shell/words.ts';

/** Back and forth through a game: steps, a line to scrub along, play. */
export function Controls({
  row,
  last,
  playing,
  words,
  onRow,
  onPlay,
}: {
  readonly row: number;
  readonly last: number;
  readonly playing: boolean;
  /** What happened in this row. */
  readonly words: string;
  onRow(row: number): void;
  onPlay(): void;
}) {
  return (
    <section className="controls" aria-label={t('replay.moves')}>
      <div className="row">
        <IconButton icon="first" label={t('replay.first')} isDisabled={row === 0} onPress={() => onRow(0)} />
        <IconButton
          icon="left"
          label={t('replay.previous')}
          isDisabled={row === 0}
          onPress={() => onRow(row - 1)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          look="main"
          label={t(playing ? 'replay.pause' : 'replay.play')}
          onPress={onPlay}
        />
        <IconButton
          icon="right"
          label={t('replay.next')}
          isDisabled={row === last}
          onPress={() => onRow(row + 1)}
        />
        <IconButton
          icon="last"
          label={t('replay.last')}
          isDisabled={row === last}
          onPress={() => onRow(last)}
        />
      </div>
      <div className="controls-line">
        <AriaSlider
          className="k-slider"
          aria-label={t('replay.scrub')}
          value={row}
          minValue={0}
          maxValue={last}
          onChange={(next) => onRow(Array.isArray(next) ? (next[0] ?? row) : next)}
        >
          <SliderTrack className="k-slider-track">
            <span className="k-slider-line" />
            <SliderThumb className="k-slider-thumb" />
          </SliderTrack>
        </AriaSlider>
        <p className="controls-words" aria-live="polite">
          <span className="soft">{t('replay.position', { n: row, of: last })}</span> {words}
        </p>
      </div>
    </section>
  );
}
