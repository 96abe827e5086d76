import { type Answer, each, type Form } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { lookOf } from '../kernel/view.ts';
import type { Bot } from './bot.ts';
import { compare, mean } from './compare.ts';
import type { AnyHooks } from './hooks.ts';
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
      if (!question || me === null) throw new Error('a bot was asked for an answer that nobody wants');
      const forced = onlyAnswer(question.form);
      if (forced) return { answer: forced, why: 'There is nothing else to do.' };
      const hooks = hooksOf(game);
      if (hooks.policy && hooks.alternatives) {
        const look = lookOf(view, me);
        const usual = hooks.policy(look, question, chance);
        const known = new Set([JSON.stringify(usual)]);
        const others = hooks.alternatives(look, question, chance).filter((answer) => {
          const key = JSON.stringify(answer);
          return !known.has(key) && known.add(key);
        });
        if (others.length === 0) return { answer: usual, why: 'There is little to decide here.' };
        const [best, ...rest] = compare(game, view, me, [usual, ...others], hooks, iterations, chance);
        if (!best) throw new Error('the search found no answer');
        return {
          answer: best.answer,
          why: `${Math.round(100 * mean(best.results))} ${rest.map((t) => `${Math.round(100 * mean(t.results))}`)}`,
        };
      }
      const [best] = growTree(game, view, me, hooks, iterations, chance);
      if (!best) throw new Error('the search found no move');
      const worth = Math.round(100 * best.mean);
      return {
        answer: best.answer,
        why: `Of ${iterations} games thought through, ${best.visits} went this way; it promises ${worth} out of 100.`,
      };
    },
  };
}

function onlyAnswer(form: Form): Answer | null {
  if (form.is !== 'choose' || form.options.length !== 1) return null;
  for (const answer of each(form)) return answer;
  return null;
}
