import {
  type Assignment,
  FACES,
  type Frozen,
  poolOf,
  type Side,
} from '../../../../games/rebellion/public/table.ts';
import { cardRef } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { Back, Onto } from '../pieces/card.tsx';
import { CardSign, signFigure } from '../pieces/card-sign.tsx';
import { LeaderChip } from '../pieces/chip.tsx';
import { SAY_NOTHING } from '../pieces/say-nothing.ts';
import { named, usePointing } from '../pointing.ts';

/** More leaders than this are drawn smaller. */
const MANY = 8;

/** More missions than this need three rows of the strip. */
const TWO_ROWS = 4;

/** A side's leader pool. */
export function Pool({ side, names = false }: { readonly side: Side; readonly names?: boolean }) {
  const { t, g } = useBoardContext();
  const pool = poolOf(g, side);
  return (
    <section
      className={pool.length > MANY ? 'reb-pool many' : 'reb-pool'}
      aria-label={t.word('board.pool.of', { side: t.side(side) })}
    >
      <h3 className="label">{t.word('board.pool')}</h3>
      {pool.length === 0 ? (
        <p className="soft">{t.say('nobody')}</p>
      ) : (
        <ul>
          {pool.map((l) => (
            <li key={l}>
              <LeaderChip l={l} named={names} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A facedown mission and who is on it; its owner sees which it is. */
function Facedown({ assigned: { card, leaders } }: { readonly assigned: Frozen<Assignment> }) {
  const { t, view } = useBoardContext();
  const { on, mark, className, markText } = usePointing(cardRef(card));
  const id = FACES[view.faces[card] ?? -1];
  const who = t.leaders(leaders).replaceAll('\u00a0', ' ');
  const name =
    id === undefined
      ? t.word('board.mission.facedown', { leaders: who })
      : t.word('board.mission.known', { card: t.full(card), leaders: who });
  return (
    <li className="reb-facedown">
      <button
        {...on}
        type="button"
        className={`reb-mission ${className}`}
        aria-pressed={mark.lit ? mark.chosen > 0 : undefined}
      >
        <span className="hush">{named(name, markText)}</span>
        {id === undefined ? (
          <Back slot={card} />
        ) : (
          <span {...SAY_NOTHING} className="reb-mission-name">
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <CardSign id={id} />
            </svg>
            <b>{signFigure(id)}</b>
            <span>{t.word(`face.${id}`)}</span>
          </span>
        )}
        <Onto slot={card} />
      </button>
      <ul>
        {leaders.map((l) => (
          <li key={l}>
            <LeaderChip l={l} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Missions({ side }: { readonly side: Side }) {
  const { t, g } = useBoardContext();
  const list = g.assigned[side];
  if (list.length === 0) return null;
  return (
    <section
      className={list.length > TWO_ROWS ? 'reb-missions many' : 'reb-missions'}
      aria-label={t.word('board.missions.of', { side: t.side(side) })}
    >
      <h3 className="label">{t.word('board.missions')}</h3>
      <ul>
        {list.map((assigned) => (
          <Facedown key={assigned.card} assigned={assigned} />
        ))}
      </ul>
    </section>
  );
}
