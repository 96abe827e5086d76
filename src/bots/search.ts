import type { Chance } from '../kernel/chance/source.ts';
import { type Answer, type Form, few } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Question } from '../kernel/question.ts';
import { lookOf, type View } from '../kernel/view.ts';
import { type Bot, type Decision, decision } from './bot.ts';
import { compare, type Trial } from './compare.ts';
import type { AnyHooks } from './hooks.ts';
import { reasonFor, sayAnswer, sayUsual } from './say.ts';
import { growTree } from './tree.ts';

/**
 * Thinks `iterations` simulated games long about a question. It knows nothing of any game but its questions; `hooks` may tell it
 * more. Where they offer alternatives to a policy, those are compared with it (compare.ts); else it grows a tree (tree.ts).
 */
export function searchBot(iterations: number, hooksOf: (game: AnyGame) => AnyHooks): Bot {
  return {
    name: 'search',
    decide(game, view, chance) {
      const { question, me } = view;
      if (!question || me === null) throw new Error('a bot was asked without an open question');
      const forced = onlyAnswer(question.form);
      if (forced) return { answer: forced, why: 'There is nothing else to do.' };
      const hooks = hooksOf(game);
      return (
        byComparing(game, view, question, me, hooks, iterations, chance) ??
        byTree(game, view, me, hooks, iterations, chance)
      );
    },
  };
}

function onlyAnswer(form: Form): Answer | null {
  if (form.is !== 'choose' || form.options.length !== 1) return null;
  return few(form, 1)?.[0] ?? null;
}

/** The policy's answer, unless another is clearly better; null without a policy. */
function byComparing(
  game: AnyGame,
  view: View,
  question: Question,
  me: Seat,
  hooks: AnyHooks,
  iterations: number,
  chance: Chance,
): Decision | null {
  if (!hooks.policy || !hooks.alternatives) return null;
  const look = lookOf(view, me);
  const usual = hooks.policy(look, question, chance);
  const answers = distinct([usual, ...hooks.alternatives(look, question, chance)]);
  if (answers.length < 2) return decision(usual, () => sayUsual(game, view, question, hooks, usual));
  const [best, ...rest] = compare(game, view, me, answers, hooks, iterations, chance);
  if (!best) throw new Error('the search found no answer');
  return decision(best.answer, () => {
    const named = ({ answer, mean }: Trial, about = ''): string =>
      `${sayAnswer(game, view, question, answer, hooks)} (${about}${percent(mean)})`;
    const reason = reasonFor(game, view, question, hooks, best.answer);
    const other = rest.find(({ answer }) => answer === usual);
    const verdict = other ? `better than ${named(other)}` : 'no clearly better move';
    return [`${named(best, 'about ')}.`, reason, `Simulated ${iterations} games: ${verdict}.`]
      .filter((sentence) => sentence !== null)
      .join(' ');
  });
}

/** The most visited answer. */
function byTree(
  game: AnyGame,
  view: View,
  me: Seat,
  hooks: AnyHooks,
  iterations: number,
  chance: Chance,
): Decision {
  const [best] = growTree(game, view, me, hooks, iterations, chance);
  if (!best) throw new Error('the search found no move');
  return {
    answer: best.answer,
    why: `Engine's choice; about ${percent(best.mean)}. Simulated ${iterations} games.`,
  };
}

const percent = (share: number): string => `${Math.round(100 * share)} % to win`;

function distinct(answers: readonly Answer[]): Answer[] {
  const seen = new Set<string>();
  return answers.filter((answer) => {
    const key = JSON.stringify(answer);
    return !seen.has(key) && seen.add(key);
  });
}
