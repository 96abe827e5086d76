import type { MissionId } from '../../games/rebellion/data/missions.ts';
import { missionIn } from '../../games/rebellion/faces.ts';
import type { RebFrame } from '../../games/rebellion/frames/frames.ts';
import type { RebLook } from '../../games/rebellion/io.ts';
import { EMPIRE, REBEL, type Reb, type Side } from '../../games/rebellion/state.ts';
import {
  hasImperialLoyalty,
  hasRebelLoyalty,
  isImperialSystem,
  SYSTEM_LOCS,
} from '../../games/rebellion/systems.ts';
import { GROUND, hasIn } from '../../games/rebellion/units.ts';
import type { Chance } from '../../kernel/chance/source.ts';
import { type Answer, sample } from '../../kernel/forms/index.ts';
import type { Asked } from '../../kernel/game.ts';
import type { Hooks } from '../hooks.ts';
import { bestOption, offered } from './rebellion/answers.ts';
import { addLeader, assignDamage, attackActions, block, retreat } from './rebellion/battles.ts';
import { candidates, strength } from './rebellion/galaxy.ts';
import {
  activateSystem,
  assignLeaders,
  assignment,
  missionWhere,
  moveIn,
  oppose,
  turn,
} from './rebellion/turns.ts';
import { build, chooseBase, deploy, recruit } from './rebellion/upkeep.ts';

type Answerer = (look: RebLook, asked: Asked, side: Side, chance: Chance) => Answer | null;

const missionNow = (look: RebLook): MissionId | undefined => missionIn(look.frame('mission').card, look);

/** By kind of question; what is not here is answered with anything legal. */
const ANSWERS: Readonly<Record<string, Answerer>> = {
  'setup.base': (look, asked, _side, chance) => chooseBase(look, asked, (n) => chance.int(n)),
  'setup.rebel-where': (look, asked) =>
    bestOption(asked.form, (option) => (option.id === 'do:decline' ? 1 : -strength(look.game, 0, REBEL))),
  'assignment.choose': assignment,
  'assignment.leaders': (look, { form }, side) =>
    form.is === 'allot' ? assignLeaders(look, form, side) : null,
  'command.turn': turn,
  'activate.system': activateSystem,
  'activate.move': (look, { form }, side) => (form.is === 'haul' ? moveIn(look, form, side) : null),
  'mission.where': (look, asked, side) => {
    const id = missionNow(look);
    return id === undefined ? null : missionWhere(look, asked, side, id);
  },
  'mission.oppose': (look, asked, side) => {
    const id = missionNow(look);
    return id === undefined ? null : oppose(asked, side, id);
  },
  'combat.add-leader': (_look, asked) => addLeader(asked),
  'attack.actions': (_look, asked) => attackActions(asked),
  'attack.damage': (_look, { form }) =>
    form.is === 'allot' && form.limits.length === 0 ? assignDamage(form) : null,
  'attack.block': (_look, asked) => block(asked),
  'retreat.where': retreat,
  'recruit.choose': (_look, asked) => recruit(asked),
  'build.choose': (_look, { form }) => (form.is === 'allot' ? build(form) : null),
  'build.replace': (_look, asked) => offered(asked.form, 'do:done'),
  'deploy.choose': (look, { form }, side) => (form.is === 'allot' ? deploy(look, form, side) : null),
  'refresh.objective': (_look, asked) =>
    bestOption(asked.form, (option) => (option.id === 'do:decline' ? 0 : 1)),
  'combat.objective': (_look, asked) =>
    bestOption(asked.form, (option) => (option.id === 'do:decline' ? 0 : 1)),
  window: (_look, asked) => bestOption(asked.form, (option) => (option.id === 'do:decline' ? 0 : 1)),
};

/** What bots are told about Rebellion. */
export const rebellionHooks: Hooks<Reb, RebFrame> = {
  policy(look, asked, chance) {
    const answer = ANSWERS[asked.kind]?.(look, asked, look.seat as Side, chance);
    return answer ?? sample(asked.form, chance);
  },

  /** The race: how soon time meets reputation, against how nearly the base is found and how much stands against it. */
  evaluate(s, seat) {
    const empire = imperialChance(s.game, { read: (slot) => s.secrets.face[slot] ?? -1 });
    return seat === EMPIRE ? empire : 1 - empire;
  },

  /** A few turns ahead, or the end of the round: then count. */
  rests: (start, now) => now.game.round !== start.game.round,

  alternatives(_look, asked, chance) {
    if (!PONDERED.has(asked.kind)) return [];
    const { form } = asked;
    if (form.is === 'choose' && form.options.length <= WIDTH)
      return form.options.map((o) => ({ is: 'choose', id: o.id }));
    return Array.from({ length: WIDTH - 1 }, () => sample(form, chance));
  },
};

/** Questions asked from here on, before a simulated game is counted. */
const HORIZON = 24;
/** Answers looked at for one question. */
const WIDTH = 8;
/** What decides games: what one does with a turn, where, and with whom. */
const PONDERED: ReadonlySet<string> = new Set([
  'command.turn',
  'activate.system',
  'activate.move',
  'mission.where',
  'mission.oppose',
  'assignment.leaders',
  'retreat.where',
]);

function imperialChance(g: Reb, all: { read(slot: number): number }): number {
  const rounds = g.reputation - g.time;
  const open = {
    read: (slot: number) =>
      g.probes.hand.includes(slot) || g.probes.gone.includes(slot) ? all.read(slot) : -1,
  };
  const left = g.probes.revealed ? 1 : Math.max(1, candidates(g, open).length);
  let loyal = 0;
  for (const loc of SYSTEM_LOCS) {
    if (hasRebelLoyalty(g, loc)) loyal--;
    if (hasImperialLoyalty(g, loc)) loyal++;
    else if (isImperialSystem(g, loc) && hasIn(g, loc, EMPIRE, GROUND)) loyal += 0.5;
  }
  let force = 0;
  for (const loc of SYSTEM_LOCS) force += strength(g, loc, EMPIRE) - strength(g, loc, REBEL);
  const search = rounds / (left + 2);
  const x = 0.9 * (search - 1) + 0.04 * loyal + 0.006 * force - 0.5;
  return 1 / (1 + Math.exp(-x));
}
