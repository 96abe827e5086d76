import { KINDS, type Kind, queued, type Side, unitRef } from '../../../../games/rebellion/public/table.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { Tally } from '../pieces/tally.tsx';
import { sizeOf, UnitToken } from '../pieces/unit.tsx';
import { named, usePointing } from '../pointing.ts';

function QueuedUnit({ kind, n, at }: { readonly kind: Kind; readonly n: number; readonly at: Ref }) {
  const { t } = useBoardContext();
  const { on, mark, className, markText } = usePointing(unitRef(kind), at);
  const { width, height } = sizeOf(kind);
  const [w, h] = [width + 10, Math.max(height, 24) + 8];
  const name = t.counted(kind, n).replaceAll('\u00a0', ' ');
  const picture = (
    <svg viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} aria-hidden="true">
      <UnitToken kind={kind} n={n} />
      <Tally mark={mark} x={-width / 2} y={-height / 2} />
    </svg>
  );
  if (mark.lit)
    return (
      <button {...on} type="button" className={`reb-queued ${className}`} aria-label={named(name, markText)}>
        {picture}
      </button>
    );
  const { onClick: _, onKeyDown: __, ...hover } = on;
  return (
    <span {...hover} className="reb-queued" role="img" aria-label={name}>
      {picture}
    </span>
  );
}

const SPACES = [3, 2, 1] as const;

/** Units on their way: they slide to the right and leave space 1. */
export function Queue({ side }: { readonly side: Side }) {
  const { t, g } = useBoardContext();
  const kinds = KINDS[side];
  const held = kinds.filter((kind) => (g.held[kind] ?? 0) > 0);
  return (
    <section className="reb-queue" aria-label={t.word('board.queue.of', { side: t.side(side) })}>
      <h3 className="label">{t.word('board.queue')}</h3>
      <ol>
        {SPACES.map((space) => (
          <li key={space}>
            <b>{space}</b>
            {kinds.map((kind) => {
              const n = queued(g, space, kind);
              return n === 0 ? null : <QueuedUnit key={kind} kind={kind} n={n} at={`queue:${space}`} />;
            })}
          </li>
        ))}
        {held.length > 0 && (
          <li className="reb-held">
            <b>{t.word('board.held-units')}</b>
            {held.map((kind) => (
              <QueuedUnit key={kind} kind={kind} n={g.held[kind] ?? 0} at="queue:0" />
            ))}
          </li>
        )}
      </ol>
    </section>
  );
}
