import type { MissionId } from '../../games/rebellion/public/data.ts';
import type { QuestionKind, RebFrame, RebLook } from '../../games/rebellion/public/frames.ts';
import { EMPIRE, missionIn, type Reb, type Side, sideNamed } from '../../games/rebellion/public/table.ts';
import type { Chance } from '../../kernel/chance/source.ts';
import { type Answer, sample } from '../../kernel/forms/index.ts';
import type { Asked } from '../../kernel/game.ts';
import type { Hooks } from '../hooks.ts';
import { alternatives } from './rebellion/alternatives.ts';
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
import { imperialChance } from './rebellion/evaluate.ts';
import { missionAgainst, missionWhere, oppose } from './rebellion/missions.ts';
import { sayBuild } from './rebellion/preparations.ts';
import { explain } from './rebellion/reasons.ts';
import { activateSystem, moveIn, turn } from './rebellion/turns.ts';
import { build, chooseObjective, deploy, imperialSetup, recruit, trim } from './rebellion/upkeep.ts';

type Answerer = (look: RebLook, asked: Asked, side: Side, chance: Chance) => Answer | null;

const missionNow = (look: RebLook): MissionId | undefined => missionIn(look.frame('mission').card, look);

/** Whatever is not declined. */
const accept = (_look: RebLook, asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => (option.id === 'do:decline' ? 0 : 1));
const decline = (_look: RebLook, asked: Asked): Answer | null => offered(asked.form, 'do:decline');

/** Any legal answer is as good as another. */
const anything: Answerer = () => null;

/** By kind of question. */
const ANSWERS: Readonly<Record<QuestionKind, Answerer>> = {
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
  'mobilize.order': (_look, asked) => offered(asked.form, 'do:first-2'), // more cards to choose from
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

  // Left to chance.
  'setup.construction': anything,
  'setup.rebel-units': anything,
  'setup.order': anything,
  'action.move': anything,
  'action.away': anything,
  'action.it-is-your-destiny': anything,
  'action.undercover': anything,
  'action.son-of-skywalker': anything,
  'set-dice': anything,
  'mission.rings': anything,
  'mission.c-3po': anything,
  'mission.falcon': anything,
  'effect.rescue': anything,
  'effect.travel': anything,
  'effect.deliver': anything,
  'effect.yoda': anything,
  'effect.misdirection': anything,
  'effect.homing-beacon': anything,
  'effect.destroy-queued': anything,
  'effect.advance': anything,
  'effect.oversee': anything,
  'effect.interrogation-droid': anything,
  'effect.research': anything,
  'effect.research-keep': anything,
  'effect.false-lead': anything,
  'effect.contingency-leader': anything,
  'effect.contingency': anything,
  'effect.objective-order': anything,
  'effect.retrieve-plans': anything,
  'effect.gain': anything,
  'effect.free': anything,
  'mobilize.units': anything,
  'combat-card.theater': anything,
  'combat-card.unit': anything,
  'combat-card.leader': anything,
  'tactic.pay': anything,
  'tactic.bombard': anything,
  'attack.block-cost': anything,
  'new-base.choose': anything,
  'combat.eliminate': anything,
  'plans.station': anything,
  'plans.yoda': anything,
  'retreat.leader': anything,
  'retreat.units': anything,
  overflow: anything,
};

/** What bots are told about Rebellion. */
export const rebellionHooks: Hooks<Reb, RebFrame> = {
  policy(look, asked, chance) {
    const answer = ANSWERS[asked.kind as QuestionKind](look, asked, sideNamed(look.side), chance);
    return answer ?? sample(asked.form, chance);
  },

  /** The race: how soon time meets reputation, against how nearly the base is found and what stands against it. */
  evaluate(s, side, sides) {
    const empire = imperialChance(s, sides);
    return sideNamed(side) === EMPIRE ? empire : 1 - empire;
  },

  /** The round is played to its end; what is decided while it ends shows in the next. */
  rests(start, now) {
    const ending = start.stack.some((f) => f.k === 'refresh' || f.k === 'mobilize') ? 1 : 0;
    return now.game.round > start.game.round + ending;
  },

  say: sayBuild,

  explain,

  alternatives: (look, asked, chance) => alternatives(look, asked, sideNamed(look.side), chance),
};
