import type { EventCard } from '../../../../games/empire-vs-rebellion/public/data.ts';
import { Glyph } from '../emblems/glyphs.tsx';
import { tell } from '../words.ts';

/** The four numbers of an event, each with its glyph; the game's tutorial has only the first two. */
export function EventNumbers({
  event,
  plain = false,
}: {
  readonly event: EventCard;
  readonly plain?: boolean;
}) {
  return (
    <span className="evr-numbers">
      <Figure glyph="objective" n={event.objective} label={tell('objective')} main />
      <Figure glyph="capacity" n={event.capacity} label={tell('capacity')} />
      {plain ? null : (
        <>
          <Figure glyph="point" n={event.points} label={tell('points', { n: event.points })} />
          <Figure glyph="influence" n={event.influence} label={tell('influence')} />
        </>
      )}
    </span>
  );
}

interface NumberProps {
  readonly glyph: 'objective' | 'capacity' | 'point' | 'influence';
  readonly n: number;
  readonly label: string;
  readonly main?: boolean;
}

function Figure({ glyph, n, label, main = false }: NumberProps) {
  return (
    <span className="evr-number" data-main={main || undefined}>
      <span className="evr-figure">
        <Glyph of={glyph} className="evr-glyph" />
        <b>{n}</b>
      </span>
      <span className="evr-number-label">{label}</span>
    </span>
  );
}
