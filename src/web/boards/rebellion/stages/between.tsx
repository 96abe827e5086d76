import type { FrameOf } from '../../../../games/rebellion/frames/frames.ts';
import { leaderIn, locIn, locRef } from '../../../../games/rebellion/names.ts';
import type { Loc } from '../../../../games/rebellion/state.ts';
import { NONE, systemId } from '../../../../games/rebellion/state.ts';
import { unitsAt } from '../../../../games/rebellion/units.ts';
import { capitalised } from '../../../../kernel/speak.ts';
import { useDesk } from '../desk.tsx';
import { attacks } from '../odds/combat.ts';
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

/** What the next round would bring on average. */
function Expected({ loc }: { readonly loc: Loc }) {
  const { t, g } = useDesk();
  const all = attacks((kind) => unitsAt(g, loc, kind));
  if (all.length === 0) return null;
  return (
    <table className="reb-expected">
      <caption>{t.word('board.expected')}</caption>
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
      <Wishes />
      {attack !== undefined && attack.card !== NONE && t.knows(attack.card) && <Card slot={attack.card} />}
      <Reserves />
      <Destinations />
      <Expected loc={combat.loc} />
    </div>
  );
}
