import type { QuestionKind, RebLook } from '../../../games/rebellion/public/frames.ts';
import { diceOfLeader } from '../../../games/rebellion/public/queries.ts';
import { leaderIn, locIn, missionIn, type Side } from '../../../games/rebellion/public/table.ts';
import type { Chance } from '../../../kernel/chance/source.ts';
import {
  type Allot,
  type Answer,
  type Form,
  type Haul,
  type Option,
  sample,
} from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { choice, fullHaul, optionsOf } from './answers.ts';
import { assignLeaders, KEPT, tacticsOf } from './assigning.ts';
import { Day } from './day.ts';
import { whereWorth } from './missions.ts';
import { activationWorth, bestMove, planOf } from './turns.ts';

/** What else could be answered, for the search to compare with the policy. */

type Lister = (look: RebLook, asked: Asked, side: Side, chance: Chance) => Answer[];

/** Answers looked at for one question, the policy's beside them. */
const WIDTH = 7;

/** The options that score best. */
function top(form: Form, score: (option: Option) => number, most = WIDTH): Answer[] {
  return optionsOf(form)
    .map((option) => ({ option, s: score(option) }))
    .sort((a, b) => b.s - a.s)
    .slice(0, most)
    .map(({ option }) => choice(option.id));
}
const all: Lister = (_look, { form }) => top(form, () => 0);
const some =
  (n: number): Lister =>
  (_look, { form }, _side, chance) =>
    Array.from({ length: n }, () => sample(form, chance));

/** A pass is weighed against a move of units only when the move is worth no more than this. */
const SMALL_MOVE = 2;

/**
 * Missions, and two captains where units gain by moving. To pass is an alternative only when nothing is left but a small move:
 * in simulated games the difference is mostly chance, and a bot that passes with something to do plays badly.
 */
const turns: Lister = (look, { form }, side) => {
  const move = bestMove(new Day(look), side);
  const captains = optionsOf(form)
    .filter((option) => move > 0 && option.id.startsWith('activate:'))
    .sort((a, b) => tacticsOf(leaderIn(b.id)) - tacticsOf(leaderIn(a.id)));
  const missions = optionsOf(form).filter((option) => option.id.startsWith('reveal:'));
  const passing = missions.length === 0 && move < SMALL_MOVE;
  const pass = optionsOf(form).filter((option) => passing && option.id === 'do:pass');
  return [...captains.slice(0, 1), ...captains.slice(1).slice(-1), ...missions, ...pass]
    .slice(0, WIDTH)
    .map(({ id }) => choice(id));
};

/** Only where units gain by moving. */
const systems: Lister = (look, { form }, side) => {
  const plan = planOf(new Day(look), side);
  const worth = (id: string): number =>
    id.startsWith('space:') ? -2 : activationWorth(look.game, plan, locIn(id));
  return top(form, ({ id }) => worth(id)).filter((answer) => answer.is === 'choose' && worth(answer.id) > 0);
};

/** All, all but a garrison, half, or from one side only; never nothing. */
function moves(form: Haul): Answer[] {
  const half = fullHaul(form, (from, unit) => {
    const lots = form.sources.find((source) => source.from === from)?.lots ?? [];
    return Math.ceil((lots.find((lot) => lot.id === unit)?.max ?? 0) / 2);
  });
  const single = form.sources.length > 1 ? form.sources.slice(0, 3) : [];
  return [
    fullHaul(form, () => 0),
    fullHaul(form, () => 1),
    half,
    ...single.map((source) => fullHaul({ ...form, sources: [source] }, () => 0)),
  ].filter((answer) => answer.is === 'haul' && answer.move.length > 0);
}

/** One leader more or fewer kept back than usual, other missions preferred. */
function assignments(look: RebLook, form: Allot, side: Side, chance: Chance): Answer[] {
  const taste = (): ((id: string) => number) => {
    const drift = new Map<string, number>();
    return (id) => {
      const known = drift.get(id);
      if (known !== undefined) return known;
      const fresh = (chance.int(401) - 200) / 100;
      drift.set(id, fresh);
      return fresh;
    };
  };
  const kept = KEPT[side];
  return [
    assignLeaders(look, form, side, kept - 1),
    assignLeaders(look, form, side, kept + 1),
    assignLeaders(look, form, side, kept, taste()),
    assignLeaders(look, form, side, kept, taste()),
    assignLeaders(look, form, side, kept - 1, taste()),
    assignLeaders(look, form, side, kept - 1, taste()),
  ];
}

const opposers: Lister = (look, { form }) => {
  const id = missionIn(look.frame('mission').card, look);
  if (id === undefined) return [];
  return top(form, ({ id: to }) => (to.startsWith('send:') ? diceOfLeader(id, leaderIn(to)) : 9), 5);
};

const wheres: Lister = (look, { form }, side) => {
  const id = missionIn(look.frame('mission').card, look);
  if (id === undefined) return [];
  const worth = whereWorth(look, side, id);
  return top(form, (option) => worth(locIn(option.id)), 5);
};

const LISTS: Readonly<Partial<Record<QuestionKind, Lister>>> = {
  'assignment.leaders': (look, { form }, side, chance) =>
    form.is === 'allot' ? assignments(look, form, side, chance) : [],
  'command.turn': turns,
  'activate.system': systems,
  'activate.move': (_look, { form }) => (form.is === 'haul' ? moves(form) : []),
  'mission.where': wheres,
  'mission.against': all,
  'mission.oppose': opposers,
  'retreat.where': all,
  'mobilize.order': all,
  'mobilize.mode': all,
  'mobilize.base': all,
  'combat.add-leader': all,
  'deploy.choose': some(4),
  'build.choose': some(3),
  'recruit.choose': all,
  window: all,
};

export function alternatives(look: RebLook, asked: Asked, side: Side, chance: Chance): Answer[] {
  return LISTS[asked.kind as QuestionKind]?.(look, asked, side, chance) ?? [];
}
