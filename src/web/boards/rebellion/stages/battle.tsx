import type { FrameOf } from '../../../../games/rebellion/public/frames.ts';
import { combatStep, isBeforeFirstRound, lineOf } from '../../../../games/rebellion/public/queries.ts';
import {
  BOTH,
  captivesAt,
  leadersAt,
  type Side,
  THEATERS,
  type Theater,
} from '../../../../games/rebellion/public/table.ts';
import { capitalised } from '../../../../kernel/speak/index.ts';
import { SideSign } from '../../../kit/icons.tsx';
import { type Desk, useDesk } from '../desk.tsx';
import { LeaderChip } from '../pieces/chip.tsx';
import { Between } from './between.tsx';
import { type Aim, useBlocking, useDamage } from './damage.ts';
import { FighterTile } from './fighter.tsx';
import { HaulForces } from './haul.tsx';
import { squadsOf } from './lines.ts';
import { TacticHand } from './tactic-hand.tsx';

type Combat = FrameOf<'combat'>;

/** The step of the combat, in the rulebook's words. */
function stepOf({ t, frame }: Desk): string {
  const step = combatStep(frame);
  if (step === undefined) return '';
  const { text, side } = step;
  return capitalised(t.word(`board.step.${text}`, side === undefined ? {} : { side: t.side(side) }));
}

/** So many are drawn larger: there is room. */
const FEW = 5;

/** One side's line: leaders, ships above, troops below. */
function Line({
  combat,
  side,
  aim,
}: {
  readonly combat: Combat;
  readonly side: Side;
  readonly aim: Aim | null;
}) {
  const { t, g, frame } = useDesk();
  const attack = frame('attack');
  const battle = frame('battle');
  const leaders = [...leadersAt(g, combat.loc, side), ...(side === 0 ? captivesAt(g, combat.loc) : [])];
  return (
    <section
      className={`reb-line ${side === 0 ? 'rebel' : 'imperial'}`}
      aria-label={capitalised(t.side(side))}
    >
      <header>
        <SideSign side={side === 0 ? 'rebel' : 'imperial'} size={18} />
        <h3>{capitalised(t.side(side))}</h3>
        {leaders.map((l) => (
          <LeaderChip key={l} l={l} />
        ))}
      </header>
      {([0, 1] as const).map((theater: Theater) => {
        const hits =
          attack !== undefined && attack.side !== side && attack.theater === theater ? attack.assigned : [];
        const line = lineOf(g, combat, side, theater, hits);
        const on = battle === undefined || battle.theater === theater;
        const aimed = attack !== undefined && attack.side !== side && attack.theater === theater;
        const squads = squadsOf(line, (f) => aimed && (aim?.names(f) ?? false));
        const few = squads.length <= FEW ? ' few' : '';
        return (
          <div key={theater} className={`reb-rank ${THEATERS[theater]}${on ? '' : ' off'}${few}`}>
            <h4 className="label">{t.word(`board.battle.line.${THEATERS[theater]}`)}</h4>
            <div>
              {line.length === 0 && <span className="soft">{t.word('board.battle.none')}</span>}
              {squads.map(({ first, n }) => (
                <FighterTile key={first.id} f={first} n={n} aim={aimed ? aim : null} />
              ))}
            </div>
          </div>
        );
      })}
      <TacticHand side={side} />
    </section>
  );
}

/** A battle slides over the map: two lines facing each other, dice between them, cards beside. */
export function Battle({ away, onAway }: { readonly away: boolean; onAway(away: boolean): void }) {
  const desk = useDesk();
  const { t, frame, staging } = desk;
  const { question } = staging;
  const damage = useDamage(
    question?.kind === 'attack.damage' && question.form.is === 'allot' ? question.form : null,
  );
  const blocking = useBlocking();
  const combat = frame('combat');
  if (combat === undefined) return null;
  const aim = blocking ?? (question?.kind === 'attack.damage' ? damage : null);
  const battle = frame('battle');
  const title = t.word('board.battle', { system: t.plain(combat.loc) });
  if (away)
    return (
      <button type="button" className="reb-battle-back" onClick={() => onAway(false)}>
        {t.word('board.stage.open')}
      </button>
    );
  return (
    <section className="reb-battle" aria-label={title}>
      <header className="reb-battle-head">
        <h2>{title}</h2>
        <span>
          {isBeforeFirstRound(combat)
            ? t.word('board.battle.wait')
            : t.word('board.battle.round', { n: combat.round })}
          {battle !== undefined && ` · ${t.word(`board.battle.${THEATERS[battle.theater]}`)}`}
        </span>
        <strong aria-live="polite">{stepOf(desk)}</strong>
        <button type="button" onClick={() => onAway(true)}>
          {t.word('board.stage.close')}
        </button>
      </header>
      <div className="reb-battle-field">
        {BOTH.map((side) => (
          <Line key={side} combat={combat} side={side} aim={aim} />
        ))}
        <Between combat={combat} damage={question?.kind === 'attack.damage' ? damage : null} />
      </div>
      {question?.form.is === 'haul' && (
        <div className="reb-battle-haul">
          <HaulForces form={question.form} />
        </div>
      )}
    </section>
  );
}
