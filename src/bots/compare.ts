import { seeded } from '../kernel/chance/seeded.ts';
import type { Chance } from '../kernel/chance/source.ts';
import { dealer } from '../kernel/determinize.ts';
import type { Answer } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { Run } from '../kernel/run.ts';
import type { View } from '../kernel/view.ts';
import type { AnyHooks } from './hooks.ts';
import { playOn, resultFor } from './simulate.ts';

/** An answer on trial, and how it did in each world, in order. */
export interface Trial {
  readonly answer: Answer;
  readonly results: number[];
}

/** How many standard errors an answer must be better by than the policy's, to be given instead of it. */
const CLEARLY = 1;

/**
 * Compares answers with the first of them, the policy's: a world is one deal of the hidden faces and one run of luck, and every
 * answer still in question is tried in the same worlds, everybody playing on by the policy. After each stage the worse half
 * goes; the policy's answer stays. What is left is given instead of it only if it did clearly better, world by world.
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
  const tryOut = (trial: Trial): void => {
    const world = `${seed}/${trial.results.length}`;
    const run = new Run(game, deal(seeded(`${world}/deal`)), seeded(`${world}/luck`));
    run.give(me, trial.answer);
    playOn(run, start, hooks, seeded(`${world}/mind`));
    trial.results.push(resultFor(run.s, me, hooks));
  };
  let trials: Trial[] = answers.map((answer) => ({ answer, results: [] }));
  const stages = Math.max(1, Math.ceil(Math.log2(trials.length)));
  const gone: Trial[] = [];
  for (let stage = 0; stage < stages; stage++) {
    const worlds = Math.max(1, Math.floor(iterations / stages / trials.length));
    for (let i = 0; i < worlds; i++) for (const trial of trials) tryOut(trial);
    const [first, ...rest] = trials;
    if (first === undefined) break;
    rest.sort((a, b) => mean(b.results) - mean(a.results));
    const kept = Math.max(1, Math.ceil(trials.length / 2) - 1);
    gone.unshift(...rest.splice(kept));
    trials = [first, ...rest];
  }
  const [first, ...rest] = trials;
  if (first === undefined) throw new Error('nothing to compare');
  const better = rest.filter((trial) => margin(trial, first) > CLEARLY);
  const worse = rest.filter((trial) => margin(trial, first) <= CLEARLY);
  return [...better, first, ...worse, ...gone];
}

export const mean = (results: readonly number[]): number =>
  results.reduce((sum, x) => sum + x, 0) / Math.max(1, results.length);

/** By how many standard errors one did better than another in the worlds that both have seen. */
function margin(a: Trial, b: Trial): number {
  const n = Math.min(a.results.length, b.results.length);
  if (n < 2) return 0;
  const differences = Array.from({ length: n }, (_, i) => (a.results[i] ?? 0) - (b.results[i] ?? 0));
  const by = mean(differences);
  const spread = differences.reduce((sum, d) => sum + (d - by) ** 2, 0) / (n - 1);
  return by / (Math.sqrt(spread / n) + 1e-9);
}
