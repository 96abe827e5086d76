import { baseSystemOf, locIn, poolOf } from '../../../../games/rebellion/public/table.ts';
import { type RebView, Teller } from '../../../../games/rebellion/public/words.ts';
import type { Answer } from '../../../../kernel/forms/index.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { View } from '../../../../kernel/view.ts';
import type { SecondThought } from '../../../table/board.ts';
import { couldDoSomething } from '../../../table/partial/index.ts';
import { isNothing } from '../../../table/partial/nothing.ts';
import { words } from '../words.ts';
import { deedOf } from './deeds.ts';

const REVEAL_BASE = 'do:reveal-base';
const ASSIGN = 'do:assign';
const DONE = 'do:done';

/** Revealing the base gives away what the whole game is about. */
export const isDangerous = ({ kind }: Question, option: string): boolean =>
  kind === 'command.turn' && option === REVEAL_BASE;

const GIVING_UP: readonly string[] = ['do:pass', DONE, 'do:stay'];

/** Passing, finishing or staying: something that could be done is not done. */
export const givesUp = (_question: Question, option: string): boolean => GIVING_UP.includes(option);

const thought = (t: Teller, name: string, key: string, args: Record<string, string | number>) => ({
  key,
  title: t.word(`board.again.${name}.title`),
  words: t.word(`board.again.${name}`, args),
  yes: t.word(`board.again.${name}.yes`),
  no: t.word(`board.again.${name}.no`),
});

function revealing(t: Teller): SecondThought {
  const system = t.plain(baseSystemOf(t.g, t.r));
  return { ...thought(t, 'reveal', 'reveal-base', { system }), danger: true };
}

/** Once in every Assignment Phase: keeping leaders back may be intended, as they can oppose missions. */
function finishing(t: Teller, { form }: Question): SecondThought | undefined {
  if (form.is !== 'choose' || !form.options.some(({ id }) => id === ASSIGN)) return undefined;
  const me = t.me === 0 ? 0 : 1;
  const pool = poolOf(t.g, me);
  return thought(t, 'finish', `assignment ${me} ${t.g.round}`, {
    n: pool.length,
    names: t.list(pool.map((l) => t.leader(l).replaceAll('\u00a0', ' '))),
    missions: t.g.missions[me].hand.length,
  });
}

/** Questions at which nothing is built, deployed or moved. */
const EMPTY: Readonly<Record<string, 'build' | 'deploy' | 'move'>> = {
  'build.choose': 'build',
  'effect.queue': 'build',
  'deploy.choose': 'deploy',
  'activate.move': 'move',
  'action.move': 'move',
  'effect.bring': 'move',
  'effect.conquest': 'move',
  'mobilize.units': 'move',
};

function nothing(t: Teller, question: Question, answer: Answer): SecondThought | undefined {
  const { form, kind, id } = question;
  const sort = EMPTY[kind];
  if (sort === undefined || !isNothing(answer) || !couldDoSomething(form)) return undefined;
  const deed = deedOf(t.view, question, answer) ?? '';
  const to = form.is === 'haul' ? t.plain(locIn(form.to)) : '';
  const n = form.is === 'allot' ? form.lots.reduce((sum, { max }) => sum + max, 0) : 0;
  const found = to === '' && sort === 'move' ? 'bring' : sort;
  return {
    key: `${t.view.me} ${id}`,
    title: t.word('board.again.title', { deed }),
    words: t.word(`board.again.${found}`, { n, system: to }),
    yes: deed,
    no: t.word(`board.again.${found}.no`),
  };
}

export function reconsider(view: View, question: Question, answer: Answer): SecondThought | undefined {
  const t = new Teller(view as RebView, words);
  if (answer.is === 'choose') {
    if (isDangerous(question, answer.id)) return revealing(t);
    return question.kind === 'assignment.choose' && answer.id === DONE ? finishing(t, question) : undefined;
  }
  return nothing(t, question, answer);
}
