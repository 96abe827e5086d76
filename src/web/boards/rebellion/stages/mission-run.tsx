import type { Roll } from '../../../../games/rebellion/public/frames.ts';
import { BOTH, NONE, type Side } from '../../../../games/rebellion/public/table.ts';
import { capitalised } from '../../../../kernel/speak/index.ts';
import { SideSign } from '../../../kit/icons.tsx';
import { useDesk } from '../desk.tsx';
import { Card } from '../pieces/card.tsx';
import { LeaderChip } from '../pieces/chip.tsx';
import { numbered } from '../pieces/say-nothing.ts';
import { PointedDie } from './dice.tsx';
import { Wishes } from './wishes.tsx';

function Rolled({ side, roll }: { readonly side: Side; readonly roll: Roll }) {
  const { t } = useDesk();
  if (roll.red.length === 0) return null;
  return (
    <div className="reb-rolled">
      <SideSign side={side === 0 ? 'rebel' : 'imperial'} size={16} />
      <span className="hush">{t.word('board.dice', { side: t.side(side) })}</span>
      {numbered(roll.red).map(({ key, one, nth }) => (
        <PointedDie key={key} colour="red" face={one} nth={nth} shown="any" size={28} />
      ))}
    </div>
  );
}

/** The mission that is being carried out: the card, who does it, where, and the dice. */
export function MissionRun() {
  const { t, frame } = useDesk();
  const run = frame('mission');
  if (run === undefined || !t.knows(run.card)) return null;
  const { card, leaders, loc, against, rolls } = run;
  const title =
    loc === NONE
      ? t.word('board.mission-run.nowhere', { card: t.card(card) })
      : t.word('board.mission-run', { card: t.card(card), system: t.plain(loc) });
  return (
    <section className="reb-run" aria-label={capitalised(title)}>
      <Card slot={card} />
      {leaders.map((l) => (
        <LeaderChip key={l} l={l} />
      ))}
      <p>
        {loc !== NONE && t.word('board.run.in', { system: t.plain(loc) })}
        {against !== NONE && (
          <>
            {' '}
            {t.word('board.run.against')} <LeaderChip l={against} />
          </>
        )}
      </p>
      {BOTH.map((side) => (
        <Rolled key={side} side={side} roll={rolls[side]} />
      ))}
      <Wishes />
    </section>
  );
}
