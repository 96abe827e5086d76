import { seeded } from '../kernel/chance/seeded.ts';
import type { Chance } from '../kernel/chance/source.ts';
import { dealer } from '../kernel/determinize.ts';
import { Run } from '../kernel/flow/run.ts';
import type { Answer } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { View } from '../kernel/view.ts';
import type { AnyHooks } from './hooks.ts';
import { playOn, resultFor } from './simulate.ts';

/** An answer on trial. */
export interface Trial {
  readonly answer: Answer;
  /** How it did in each world, in order. */
  readonly results: readonly number[];
  readonly mean: number;
}

/** How many standard errors an answer must be better by than the policy's, to be given instead of it. */
const CLEARLY = 1;

/**
 * Compares answers with the first of them, the policy's. A world is one deal of the hidden faces and one sequence of
 * luck. Every remaining answer is tried in the same worlds, and everybody plays on by the policy, so luck affects all
 * answers alike. After each stage the worse half is dropped, but the policy's answer stays (successive halving). Another
 * answer is preferred only if it did clearly better, world by world: most differences are smaller than chance. Returns
 * the answers in order of preference.
 */
export function compare(
  game: AnyGame,
  view: View,
  me: Seat,
  answers: readonly Answer[],
  hooks: AnyHooks,
  iterations: number,
  chance: Chance,
): Trial[] {
  const deal = dealer(game, view);
  const seed = chance.int(0x7fffffff);
  const start = deal(seeded(seed));
  const tryOut = (answer: Answer, n: number): number => {
    const world = `${seed}/${n}`;
    const run = new Run(game, deal(seeded(`${world}/deal`)), seeded(`${world}/luck`));
    run.submit(me, answer);
    playOn(run, start, hooks, seeded(`${world}/mind`));
    return resultFor(run, me, hooks);
  };
  const gone: Trial[] = [];
  const stages = Math.max(1, Math.ceil(Math.log2(answers.length)));
  let trials: Trial[] = answers.map((answer) => ({ answer, results: [], mean: 0 }));
  for (let stage = 0; stage < stages; stage++) {
    const worlds = Math.max(1, Math.floor(iterations / stages / trials.length));
    trials = trials.map(({ answer, results }) => {
      const more = Array.from({ length: worlds }, (_, i) => tryOut(answer, results.length + i));
      const both = [...results, ...more];
      return { answer, results: both, mean: meanOf(both) };
    });
    const [usual, ...others] = trials;
    if (!usual) break;
    others.sort((a, b) => b.mean - a.mean);
    gone.unshift(...others.splice(Math.max(1, Math.ceil(trials.length / 2) - 1)));
    trials = [usual, ...others];
  }
  const [usual, ...others] = trials;
  if (!usual) throw new Error('nothing to compare');
  const better = others.filter((trial) => margin(trial, usual) > CLEARLY);
  return [...better, usual, ...others.filter((trial) => !better.includes(trial)), ...gone];
}

const meanOf = (results: readonly number[]): number =>
  results.reduce((sum, x) => sum + x, 0) / Math.max(1, results.length);

/** By how many standard errors one did better than another in the worlds that both have seen. */
function margin(a: Trial, b: Trial): number {
  const n = Math.min(a.results.length, b.results.length);
  if (n < 2) return 0;
  const differences = Array.from({ length: n }, (_, i) => (a.results[i] ?? 0) - (b.results[i] ?? 0));
  const by = meanOf(differences);
  const spread = differences.reduce((sum, d) => sum + (d - by) ** 2, 0) / (n - 1);
  return by / (Math.sqrt(spread / n) + 1e-9);
}
