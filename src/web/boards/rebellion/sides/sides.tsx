import { other, SIDES, type Side, sidesOfSeats } from '../../../../games/rebellion/public/table.ts';
import { capitalised } from '../../../../kernel/speak/index.ts';
import { SideSign } from '../../../kit/icons.tsx';
import { peopleOf } from '../../people-of.ts';
import { useDesk } from '../desk.tsx';
import { Counts, KnownCards, Piles, Search } from './counts.tsx';
import { Hand } from './hand.tsx';
import { handOf } from './held.ts';
import { Missions, Pool } from './people.tsx';
import { Queue } from './queue.tsx';

const sideName = (side: Side): string => (side === 0 ? 'rebel' : 'imperial');

/** Who it is, and whether they have to do something. */
function Head({ side }: { readonly side: Side }) {
  const { t, g, view, people, frame } = useDesk();
  const name = capitalised(t.side(side));
  // One knows one's own name, and needs the room for leaders.
  const person = side === t.me ? undefined : peopleOf(SIDES[side], people, view);
  return (
    <header className="reb-head">
      <SideSign side={sideName(side)} size={22} />
      <h2>{name}</h2>
      {person !== undefined && capitalised(person) !== name && <span className="soft">{person}</span>}
      {frame('command') !== undefined && g.passed[side] && <em>{t.word('board.passed')}</em>}
      {sidesOfSeats(view.waiting, view.sides).includes(side) && (
        <em className="waits">{t.word('board.turn')}</em>
      )}
    </header>
  );
}

/** The other side: a rail at the left. */
export function Rail() {
  const { near, t } = useDesk();
  const side = other(near);
  return (
    <aside
      className={`reb-rail ${sideName(side)}`}
      aria-label={t.word('board.opponent', { side: t.side(side) })}
    >
      <Head side={side} />
      <Pool side={side} />
      <Missions side={side} />
      <Counts side={side} />
      <KnownCards side={side} />
      <Piles side={side} />
      <Queue side={side} />
    </aside>
  );
}

/** My own things: a strip at the lower edge. Whoever looks on sees a hand only where nothing is hidden from them. */
export function Mine() {
  const { near, t, g, me } = useDesk();
  const open = me !== null || t.known(handOf(g, near)).length > 0;
  return (
    <section
      className={`reb-mine ${sideName(near)}`}
      aria-label={t.word('board.mine', { side: t.side(near) })}
    >
      <div className="reb-mine-people">
        <Head side={near} />
        <Pool side={near} />
      </div>
      <Missions side={near} />
      {open ? <Hand side={near} /> : <Counts side={near} />}
      <div className="reb-mine-end">
        <Queue side={near} />
        <Piles side={near} />
        <Search />
      </div>
    </section>
  );
}
