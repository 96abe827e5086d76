import { allotted } from '../../../../kernel/forms/index.ts';
import { cardOption, DONE, slotIn, unitRef } from '../../names.ts';
import { damageForm, readDamage } from '../../queries/damage.ts';
import { NONE, REBEL, type Side } from '../../state.ts';
import { dieIn, noDice, rollDice, rollFacts } from '../../table/dice.ts';
import { DEATH_STAR, type Theater } from '../../table/units.ts';
import { useYoda, yodaOptions } from '../../table/yoda.ts';
import { formStep } from '../form-step.ts';
import { choiceStep, type RebStep } from '../step.ts';
import { assign, goOn, toAssignment } from './attack-flow.ts';
import { blocks } from './block.ts';
import type { Attack, Combat } from './frames.ts';
import { beforeRoll } from './set-dice.ts';
import { applyDamage, attackDice, battleDuty, canDraw, draw } from './state.ts';
import { judgeTactic, play, specials, spend, tactics } from './tactics.ts';

/** One attack with all ships, or all ground units, of a side: roll, combat actions, assign, block. */
export const attackFrame = (c: Combat, side: Side, theater: Theater): Attack => ({
  k: 'attack',
  at: 'dice',
  side,
  theater,
  loc: c.loc,
  red: 0,
  black: 0,
  set: noDice(),
  roll: noDice(),
  extra: [],
  assigned: [],
  card: NONE,
  tactic: null,
});

const dice: RebStep<Attack> = {
  run(g, f, _answers, io) {
    const { red, black } = attackDice(g, io.frame('combat'), f.side, f.theater);
    f.red = red;
    f.black = black;
    f.at = 'roll';
    if (f.side === REBEL) beforeRoll(g, 'attack', red, black, f.loc, io);
  },
};

const roll: RebStep<Attack> = {
  run(g, f, _answers, io) {
    f.roll = rollDice(f.red, f.black, f.set, io);
    io.emit({ k: 'rolled', side: f.side, system: f.loc, theater: f.theater, ...rollFacts(f.roll) });
    goOn(g, f, io);
  },
};

/** Any number of combat actions, one at a time: draw for a special, play a card, use Master Yoda's ring. */
const actions = choiceStep<Attack>({
  kind: 'attack.actions',
  rule: 'combat.actions',
  who: (_g, f) => battleDuty(f.side, f.theater),
  options(look, f) {
    const g = look.game;
    const c = look.frame('combat');
    return [
      DONE,
      ...(canDraw(g, f.theater) ? specials(f, 'draw') : []),
      ...g.tactics[f.theater].hands[f.side]
        .filter((card) => judgeTactic(g, c, f, card, look) === null)
        .map((card) => cardOption('play', card)),
      ...(f.side === REBEL ? yodaOptions(g, f.loc, f.roll) : []),
    ];
  },
  why(look, f, id) {
    if (/^(card|play):/.test(id)) {
      return judgeTactic(look.game, look.frame('combat'), f, slotIn(id), look);
    }
    return id.startsWith('yoda:') ? 'ring.master-yoda' : null;
  },
  run(g, f, id, io) {
    if (id === DONE.id) return toAssignment(g, f, io);
    if (id.startsWith('play:')) return play(g, f, slotIn(id), io);
    if (id.startsWith('yoda:')) useYoda(g, f.roll, id, io);
    else {
      spend(f, dieIn(id), io);
      draw(g, io.frame('combat'), f.side, f.theater, 1, io);
    }
    goOn(g, f, io);
  },
});

const assignDamage = formStep<Attack>({
  kind: 'attack.damage',
  rule: () => 'combat.damage',
  who: (_g, f) => battleDuty(f.side, f.theater),
  form: (look, f) => damageForm(look.game, look.frame('combat'), f),
  why: (_look, _f, ref) => (ref === unitRef(DEATH_STAR) ? 'combat.death-star' : null),
  run(g, f, answer, io) {
    assign(g, f, readDamage(g, io.frame('combat'), f, allotted(answer)), io);
  },
});

const apply: RebStep<Attack> = {
  run(_g, f, _answers, io) {
    applyDamage(io.frame('combat'), f.assigned);
    io.pop();
  },
};

export const attack = { dice, roll, actions, ...tactics, assign: assignDamage, ...blocks, apply };
