import { possibleBases } from '../../../../games/rebellion/public/queries.ts';
import { baseSystemOf, NONE, REBEL, SIDES, type Side } from '../../../../games/rebellion/public/table.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { Card, stageMark } from '../pieces/card.tsx';
import { numbered } from '../pieces/say-nothing.ts';
import { handOf } from './held.ts';

/** The stages of the objectives in hand, as their backs show them to everybody. */
function Stages() {
  const { t, g } = useBoardContext();
  const marks = g.objectives.hand.map((slot) => stageMark(g, slot)).sort();
  if (marks.length === 0) return null;
  return (
    <span className="reb-stages" role="img" aria-label={t.word('board.stages', { stages: marks.join(', ') })}>
      {numbered(marks).map(({ key, one }) => (
        <i key={key}>{one}</i>
      ))}
    </span>
  );
}

/** How many cards a side holds, in figures. */
export function Counts({ side }: { readonly side: Side }) {
  const { t, g } = useBoardContext();
  const counted = (kind: string, n: number): string => t.word(`board.${kind}.n`, { n });
  const rows: [string, number][] = [
    ['missions', g.missions[side].hand.length],
    ['actions', g.actions[side].hand.length],
    side === REBEL ? ['objectives', g.objectives.hand.length] : ['probes', g.probes.hand.length],
  ];
  const decks: [string, number][] = [
    ['missions', g.missions[side].deck.length],
    ['actions', g.actions[side].deck.length],
    ...(side === REBEL
      ? ([['objectives', g.objectives.deck.length]] as [string, number][])
      : ([
          ['projects', g.projects.deck.length],
          ['probes', g.probes.deck.length],
        ] as [string, number][])),
  ];
  return (
    <section className="reb-counts" aria-label={t.word('board.hand.of', { side: t.side(side) })}>
      <h3 className="label">{t.word('board.in-hand')}</h3>
      <dl>
        {rows.map(([kind, n]) => (
          <div key={kind}>
            <dd>{n}</dd>
            <dt>
              {counted(kind, n)}
              {kind === 'objectives' && <Stages />}
            </dt>
          </div>
        ))}
      </dl>
      <p className="soft">
        {t.word('board.in-deck')}: {decks.map(([kind, n]) => `${n} ${counted(kind, n)}`).join(', ')}
      </p>
    </section>
  );
}

/** Open piles: used, scored, discarded cards. Hovering lists them. */
export function Piles({ side }: { readonly side: Side }) {
  const { t, g, detail } = useBoardContext();
  const n =
    g.missions[side].discard.length +
    g.actions[side].discard.length +
    (side === REBEL ? g.objectives.discard.length : g.projects.discard.length);
  const ref: Ref = `pile:${SIDES[side]}`;
  return (
    <button
      type="button"
      className="reb-piles"
      data-ref={ref}
      onClick={(e) => detail(ref, e.currentTarget, true)}
      onPointerEnter={(e) => e.pointerType === 'mouse' && detail(ref, e.currentTarget)}
      onPointerLeave={(e) => e.pointerType === 'mouse' && detail(null)}
      onBlur={() => detail(null)}
    >
      {t.word('board.piles.n', { n })}
    </button>
  );
}

/** The cards of the other hand that this viewer knows. */
export function KnownCards({ side }: { readonly side: Side }) {
  const { t, g } = useBoardContext();
  const known = t.known(handOf(g, side));
  return known.length === 0 ? null : (
    <ul className="reb-known">
      {known.map((slot) => (
        <li key={slot}>
          <Card slot={slot} />
        </li>
      ))}
    </ul>
  );
}

/** What the Empire has found out about the base. */
export function Search() {
  const { t, g } = useBoardContext();
  const known = g.probes.base === NONE || g.probes.revealed || baseSystemOf(g, t.r) !== NONE;
  if (t.me === REBEL || known) return null;
  return (
    <p className="reb-search soft">{t.word('board.probes.left', { n: possibleBases(t.g, t.r).length })}</p>
  );
}
