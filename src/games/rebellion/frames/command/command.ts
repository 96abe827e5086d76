import type { Option } from '../../../../kernel/forms/index.ts';
import { cardOption, leaderIn, leaderOption, PASS, slotIn } from '../../names.ts';
import { nextTurn, sideOfRole, turnDuty } from '../../queries/turns.ts';
import { NONE, own, REBEL, type Reb } from '../../state.ts';
import { revealBase } from '../../table/base.ts';
import { hasTactics, poolOf } from '../../table/leaders.ts';
import { canReveal, missionFrame } from '../../table/missions.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep, type RebStep } from '../step.ts';

type Command = FrameOf<'command'>;

const REVEAL_BASE: Option = { id: 'do:reveal-base', refs: ['space:rebel-base'] };

/** The Rebel may reveal the base at the start of their turn, before acting. */
const mayRevealBase = (g: Reb): boolean =>
  sideOfRole(g.turn) === REBEL && !g.probes.revealed && g.probes.base !== NONE;

const turn = choiceStep<Command>({
  kind: 'command.turn',
  rule: 'command.turn',
  who: (g) => turnDuty(g.turn),
  options(look) {
    const g = look.game;
    const side = sideOfRole(g.turn);
    const options: Option[] = [];
    for (const l of poolOf(g, side)) if (hasTactics(l)) options.push(leaderOption('activate', l));
    for (const a of g.assigned[side]) {
      if (canReveal(look, side, a)) options.push(cardOption('reveal', a.card));
    }
    if (mayRevealBase(g)) options.push(REVEAL_BASE);
    options.push(PASS);
    return options;
  },
  why(_look, _f, id) {
    if (id.startsWith('activate:') || id.startsWith('leader:')) {
      return hasTactics(leaderIn(id)) ? 'leaders.place' : 'activate.leader';
    }
    if (id.startsWith('reveal:') || id.startsWith('card:')) return 'mission.skill';
    return id === REVEAL_BASE.id ? 'base.voluntary' : null;
  },
  run(g, f, id, io) {
    const side = sideOfRole(g.turn);
    if (id === REVEAL_BASE.id) {
      // The Rebel still takes this turn; a combat that this causes comes first.
      const loc = revealBase(g, io);
      io.push({ k: 'settle', at: 'combat', locs: [loc], from: [], initiator: REBEL });
      return;
    }
    f.at = 'next';
    if (id === PASS.id) {
      own(g, 'passed').push(g.turn);
      io.emit({ k: 'passed', side, duty: turnDuty(g.turn) });
    } else if (id.startsWith('activate:')) {
      io.push({ k: 'activate', at: 'system', side, leader: leaderIn(id), loc: NONE });
    } else {
      const assigned = g.assigned[side].find((a) => a.card === slotIn(id));
      if (!assigned) throw new Error('no such mission is assigned');
      io.push(missionFrame(side, assigned));
    }
  },
});

/** Each role takes a turn in order; one that has passed takes none, and the others go on. */
const next: RebStep<Command> = {
  run(g, f, _answers, io) {
    const role = nextTurn(g);
    if (role === null) {
      io.emit({ k: 'command-ends' });
      return io.pop();
    }
    g.turn = role;
    g.current = sideOfRole(role);
    f.at = 'turn';
  },
};

export const command = { turn, next };
