import { healthOf } from '../../queries/combat-values.ts';
import { other, REBEL } from '../../state.ts';
import { GROUND, SHIELD_GENERATOR, type Theater, unitsAt } from '../../table/units.ts';
import type { RebStep } from '../step.ts';
import { attackFrame } from './attack.ts';
import type { Battle } from './frames.ts';
import { draw, lose } from './state.ts';

/** The space or ground battle of a combat round: the current player attacks, then the other, then losses are removed. */
export const battleFrame = (theater: Theater): Battle => ({
  k: 'battle',
  at: 'start',
  theater,
});

const start: RebStep<Battle> = {
  run(g, f, _answers, io) {
    const c = io.frame('combat');
    io.emit({ k: 'battle-begins', system: c.loc, theater: f.theater, n: c.round });
    f.at = 'first';
    // Each Shield Generator gives a card at the start of every ground battle.
    if (f.theater === GROUND) draw(g, c, REBEL, GROUND, unitsAt(g, c.loc, SHIELD_GENERATOR), io);
  },
};

const first: RebStep<Battle> = {
  run(_g, f, _answers, io) {
    const c = io.frame('combat');
    f.at = 'second';
    io.push(attackFrame(c, c.initiator, f.theater));
  },
};

/** Units with lethal damage still attack in this battle. */
const second: RebStep<Battle> = {
  run(_g, f, _answers, io) {
    const c = io.frame('combat');
    f.at = 'destroy';
    io.push(attackFrame(c, other(c.initiator), f.theater));
  },
};

const destroy: RebStep<Battle> = {
  run(g, _f, _answers, io) {
    const c = io.frame('combat');
    const dead = new Map<number, number>();
    c.hurt = c.hurt.filter(({ kind, damage }) => {
      if (damage < healthOf(c, kind)) return true;
      dead.set(kind, (dead.get(kind) ?? 0) + 1);
      return false;
    });
    io.pop();
    for (const [kind, n] of dead) lose(g, c, kind, n, io);
  },
};

export const battle = { start, first, second, destroy };
