import type { Option } from '../../../../kernel/forms/index.ts';
import { effectOn } from '../../cards/actions/index.ts';
import { bringGuest } from '../../cards/actions/run.ts';
import { kindIn, kindOption, leaderIn, leaderOption } from '../../names.ts';
import type { RebRule } from '../../rules/document.ts';
import { duty } from '../../state.ts';
import { GROUND, SPACE, THEATERS } from '../../table/units.ts';
import { choiceStep } from '../step.ts';
import type { CombatCard } from './frames.ts';
import { draw, lose } from './state.ts';

/** What start-of-combat cards ask. */

const ruleOf = (f: CombatCard): RebRule => `action.${f.id}`;
const THEATER_OPTIONS: readonly Option[] = THEATERS.map((theater) => ({ id: `do:${theater}`, refs: [] }));

/** More Dangerous Than You Realize: the theater may be one without a battle. */
const theater = choiceStep<CombatCard>({
  kind: 'combat-card.theater',
  rule: ruleOf,
  who: (_g, f) => duty(f.side, 'actions'),
  options: () => THEATER_OPTIONS,
  run(g, f, id, io) {
    io.pop();
    draw(
      g,
      io.frame('combat'),
      f.side,
      id === 'do:space' ? SPACE : GROUND,
      effectOn(f.id, 'draw-tactics')?.n ?? 0,
      io,
    );
  },
});

/** Fully Operational, Target the Generator: nothing is damaged yet, so alike units are only counted. */
const unit = choiceStep<CombatCard>({
  kind: 'combat-card.unit',
  rule: ruleOf,
  who: (_g, f) => duty(f.side, 'actions'),
  options: (_look, f) => f.kinds.map((kind) => kindOption('unit', kind)),
  run(g, _f, id, io) {
    io.pop();
    lose(g, io.frame('combat'), kindIn(id), 1, io);
  },
});

/** Ready for Action. */
const leader = choiceStep<CombatCard>({
  kind: 'combat-card.leader',
  rule: ruleOf,
  who: (_g, f) => duty(f.side, 'actions'),
  options: (_look, f) => f.leaders.map((l) => leaderOption('leader', l)),
  run(g, f, id, io) {
    io.pop();
    bringGuest(g, f, leaderIn(id), io);
  },
});

export const combatCard = { theater, unit, leader };
