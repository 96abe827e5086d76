import { useMemo } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { marksWithRoom } from '../moments.ts';
import type { RoundMark } from '../reel/reel.ts';
import { t } from '../words.ts';

const at = (row: number, last: number): { left: string } => ({ left: `${(row / Math.max(1, last)) * 100}%` });

/** The whole game as a line, with a mark where a round begins. */
export function Scrubber({
  row,
  last,
  marks,
  onGo,
}: {
  readonly row: number;
  readonly last: number;
  readonly marks: readonly RoundMark[];
  onGo(row: number): void;
}) {
  const named = useMemo(() => marksWithRoom(marks, last), [marks, last]);
  return (
    <Slider
      className="scrub"
      aria-label={t('replay.scrub')}
      value={row}
      minValue={0}
      maxValue={Math.max(1, last)}
      isDisabled={last === 0}
      onChange={(next) => onGo(Array.isArray(next) ? (next[0] ?? row) : next)}
    >
      <SliderTrack className="scrub-track">
        <span className="scrub-line" />
        <span className="scrub-done" style={{ width: at(row, last).left }} />
        {marks.map((mark) => (
          <span
            key={mark.row}
            className={mark.row <= row ? 'scrub-mark scrub-past' : 'scrub-mark'}
            style={at(mark.row, last)}
            aria-hidden="true"
          >
            {named.has(mark.row) && <small>{mark.round}</small>}
          </span>
        ))}
        <SliderThumb className="scrub-thumb" />
      </SliderTrack>
    </Slider>
  );
}
