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
import { assignLeaders, assignment } from './rebellion/assigning.ts';
import { chooseBase, mobilizeBase, mobilizeMode, mobilizeSource } from './rebellion/base.ts';
import {
  addLeader,
  assignDamage,
  attackActions,
  block,
  cancel,
  destroy,
  drawWhere,
  reroll,
  retreat,
} from './rebellion/battles.ts';
import {
  actionSearch,
  actionWhere,
  bestLeader,
  bring,
  conquest,
  conquestFrom,
  monCalamari,
  regionLoyalty,
} from './rebellion/effects.ts';
import { candidates, strength } from './rebellion/galaxy.ts';
import { missionAgainst, missionWhere, oppose } from './rebellion/missions.ts';
import { activateSystem, moveIn, turn } from './rebellion/turns.ts';
import { build, chooseObjective, deploy, imperialSetup, recruit, trim } from './rebellion/upkeep.ts';

type Answerer = (look: RebLook, asked: Asked, side: Side, chance: Chance) => Answer | null;

const missionNow = (look: RebLook): MissionId | undefined => missionIn(look.frame('mission').card, look);

/** Whatever is not declined. */
const accept = (_look: RebLook, asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => (option.id === 'do:decline' ? 0 : 1));
const decline = (_look: RebLook, asked: Asked): Answer | null => offered(asked.form, 'do:decline');

/** By kind of question; what is not here is answered with anything legal. */
const ANSWERS: Readonly<Record<string, Answerer>> = {
  'setup.imperial-units': (look, { form }) => (form.is === 'allot' ? imperialSetup(look, form) : null),
  'setup.base': (look, asked, _side, chance) => chooseBase(look, asked, (n) => chance.int(n)),
  'setup.rebel-where': decline,
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
  'mission.against': (look, asked, side) => {
    const id = missionNow(look);
    return id === undefined ? null : missionAgainst(look, asked, side, id);
  },
  'mission.oppose': (look, asked, side) => {
    const id = missionNow(look);
    return id === undefined ? null : oppose(look, asked, side, id);
  },
  'combat.add-leader': (_look, asked) => addLeader(asked),
  'attack.actions': (_look, asked) => attackActions(asked),
  'attack.damage': (_look, { form }) =>
    form.is === 'allot' && form.limits.length === 0 ? assignDamage(form) : null,
  'attack.block': (_look, asked) => block(asked),
  'attack.cancel': (_look, { form }) => (form.is === 'pick' ? cancel(form) : null),
  'tactic.reroll': (_look, { form }) => (form.is === 'pick' ? reroll(form) : null),
  'tactic.draw': drawWhere,
  'retreat.where': retreat,
  'effect.destroy': (_look, { form }, side) => (form.is === 'pick' ? destroy(form, side) : null),
  'effect.objective': chooseObjective,
  'effect.bring': (look, { form }) => (form.is === 'haul' ? bring(look, form) : null),
  'effect.conquest-from': conquestFrom,
  'effect.conquest': (_look, { form }) => (form.is === 'pick' ? conquest(form) : null),
  'effect.region-loyalty': (look, { form }) => (form.is === 'pick' ? regionLoyalty(look, form) : null),
  'effect.mon-calamari': monCalamari,
  'action.where': actionWhere,
  'action.search': actionSearch,
  'action.leader': (_look, asked) => bestLeader(asked),
  'mobilize.mode': mobilizeMode,
  'mobilize.base': mobilizeBase,
  'mobilize.source': (_look, asked) => mobilizeSource(asked),
  'recruit.choose': (_look, asked) => recruit(asked),
  'build.choose': (_look, { form }) => (form.is === 'allot' ? build(form) : null),
  'effect.queue': (_look, { form }) => (form.is === 'allot' ? build(form) : null),
  'build.replace': (_look, asked) => offered(asked.form, 'do:done'),
  'deploy.choose': (look, { form }, side) => (form.is === 'allot' ? deploy(look, form, side) : null),
  'refresh.trim': (look, { form }, side) => (form.is === 'pick' ? trim(look, form, side) : null),
  'refresh.objective': accept,
  'combat.objective': accept,
  window: accept,
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
