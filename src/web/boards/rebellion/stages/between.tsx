import type { FrameOf } from '../../../../games/rebellion/public/frames.ts';
import { attacksAhead, roundAhead } from '../../../../games/rebellion/public/queries.ts';
import {
  isDestroyed,
  type Loc,
  leaderIn,
  locIn,
  locRef,
  NONE,
  systemId,
  unitsAt,
} from '../../../../games/rebellion/public/table.ts';
import { capitalised } from '../../../../kernel/speak/index.ts';
import { idle } from '../answers/notes.ts';
import { useDesk } from '../desk.tsx';
import { Card } from '../pieces/card.tsx';
import { LeaderChip } from '../pieces/chip.tsx';
import { numbered } from '../pieces/say-nothing.ts';
import { Planet } from '../planets/planet.tsx';
import { named, usePointing } from '../pointing.ts';
import type { Aim } from './damage.ts';
import { DamageLots } from './damage-lots.tsx';
import { PointedDie } from './dice.tsx';
import { Wishes } from './wishes.tsx';

/** The dice as they lie, red before black. */
function Roll({ roll }: { readonly roll: FrameOf<'attack'>['roll'] }) {
  return (
    <div className="reb-roll">
      {(['red', 'black'] as const).map((colour) => (
        <div key={colour}>
          {numbered(roll[colour]).map(({ key, one, nth }) => (
            <PointedDie key={key} colour={colour} face={one} nth={nth} size={38} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where a side may retreat to. */
function Destination({ loc }: { readonly loc: Loc }) {
  const { t } = useDesk();
  const { on, mark, className, standing } = usePointing(locRef(loc));
  return (
    <button
      {...on}
      type="button"
      className={`reb-destination ${className}`}
      aria-label={named(t.plain(loc), standing)}
      aria-pressed={mark.chosen > 0}
    >
      <svg viewBox="-56 -56 112 112" aria-hidden="true">
        <Planet id={systemId(loc)} />
      </svg>
      {t.plain(loc)}
    </button>
  );
}

function Destinations() {
  const { t, staging } = useDesk();
  const { question } = staging;
  if (question?.kind !== 'retreat.where' || question.form.is !== 'choose') return null;
  const locs = question.form.options.filter(({ id }) => id.startsWith('system:')).map(({ id }) => locIn(id));
  return (
    <div className="reb-destinations">
      <h4 className="label">{t.word('board.destinations')}</h4>
      {locs.map((loc) => (
        <Destination key={loc} loc={loc} />
      ))}
    </div>
  );
}

/** Leaders of the pool who may join the combat. */
function Reserves() {
  const { t, staging } = useDesk();
  const { question } = staging;
  if (question?.kind !== 'combat.add-leader' || question.form.is !== 'choose') return null;
  const leaders = question.form.options.flatMap(({ refs }) =>
    refs.filter((ref) => ref.startsWith('leader:')).map(leaderIn),
  );
  return (
    <div className="reb-reserves">
      <h4 className="label">{t.word('board.reserves')}</h4>
      <ul>
        {leaders.map((l) => (
          <li key={l}>
            <LeaderChip l={l} named />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each side would deal on average in the round ahead. */
function Expected({ combat }: { readonly combat: FrameOf<'combat'> }) {
  const { t, g } = useDesk();
  const { loc } = combat;
  const all = attacksAhead((kind) => unitsAt(g, loc, kind), isDestroyed(g, loc), combat);
  if (all.length === 0) return null;
  return (
    <table className="reb-expected">
      <caption>{t.word('board.expected', { n: roundAhead(combat) })}</caption>
      <thead>
        <tr>
          <th scope="col">{capitalised(t.side(0))}</th>
          <td />
          <th scope="col">{capitalised(t.side(1))}</th>
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((theater) => {
          const [rebel, imperial] = all.filter((one) => one.theater === theater);
          return rebel === undefined || imperial === undefined ? null : (
            <tr key={theater}>
              <td className="rebel">{rebel.damage.toFixed(1)}</td>
              <th scope="row">{t.word(`board.battle.${theater === 0 ? 'space' : 'ground'}`)}</th>
              <td className="imperial">{imperial.damage.toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Between the lines: dice, the card being played, what is left to assign, where one can go. */
export function Between({
  combat,
  damage,
}: {
  readonly combat: FrameOf<'combat'>;
  readonly damage: Aim | null;
}) {
  const { t, frame } = useDesk();
  const attack = frame('attack');
  const plans = frame('plans');
  const rolled = plans?.roll ?? attack?.roll;
  const some = rolled !== undefined && rolled.red.length + rolled.black.length > 0;
  const side = plans === undefined ? attack?.side : 0;
  return (
    <div className="reb-between">
      {side !== undefined && (
        <h4 className="label">{capitalised(t.word('board.dice', { side: t.side(side) }))}</h4>
      )}
      {damage !== null ? <DamageLots aim={damage} /> : some && rolled !== undefined && <Roll roll={rolled} />}
      {attack !== undefined &&
        idle(t).map((line) => (
          <p key={line} className="reb-idle">
            {line}
          </p>
        ))}
      <Wishes />
      {attack !== undefined && attack.card !== NONE && t.knows(attack.card) && <Card slot={attack.card} />}
      <Reserves />
      <Destinations />
      <Expected combat={combat} />
    </div>
  );
}
