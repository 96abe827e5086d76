import type { Chance } from '../kernel/chance/source.ts';
import { dealer } from '../kernel/determinize.ts';
import { Run } from '../kernel/flow/run.ts';
import { type Answer, type Form, few, sample } from '../kernel/forms/index.ts';
import type { AnyGame, Asked } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { View } from '../kernel/view.ts';
import type { AnyHooks } from './hooks.ts';
import { moveKey } from './move-key.ts';
import { type AnyRun, playOn, resultFor } from './simulate.ts';

/** Statistics of one move in one situation. */
interface Node {
  visits: number;
  /** How often it was possible when its siblings were chosen from. */
  chances: number;
  /** Sum of results for the seat that made the move. */
  worth: number;
  moves: Map<string, Node>;
}
const newNode = (): Node => ({ visits: 0, chances: 0, worth: 0, moves: new Map() });

/** An answer, how many simulated games went that way, and how well they ended. */
export interface Tried {
  readonly answer: Answer;
  readonly visits: number;
  readonly mean: number;
}

/** How much the untried is preferred to the proven. */
const CURIOSITY = 0.7;
/** More answers than this are sampled, not listed. */
const MOST_ANSWERS = 40;

/**
 * Information-set Monte Carlo tree search (single observer, after Cowling, Powley and Whitehouse 2012). Every iteration
 * deals the hidden faces again, so the tree averages over what the seat cannot know. Returns the answers tried, the most
 * visited first.
 */
export function growTree(
  game: AnyGame,
  view: View,
  me: Seat,
  hooks: AnyHooks,
  iterations: number,
  chance: Chance,
): Tried[] {
  const deal = dealer(game, view);
  const root = newNode();
  const answers = new Map<string, Answer>();
  for (let i = 0; i < iterations; i++) {
    const s = deal(chance);
    iterate(new Run(game, s, chance), root, me, hooks, chance, answers);
  }
  return [...root.moves]
    .sort(([, a], [, b]) => b.visits - a.visits || b.worth - a.worth)
    .flatMap(([key, { visits, worth }]) => {
      const answer = answers.get(key);
      return answer ? [{ answer, visits, mean: worth / Math.max(1, visits) }] : [];
    });
}

/** One simulated game: down the tree, one new node, then on to a place of rest; the result goes back up. */
function iterate(
  run: AnyRun,
  root: Node,
  me: Seat,
  hooks: AnyHooks,
  chance: Chance,
  rootAnswers: Map<string, Answer>,
): void {
  const start = run.s;
  const round = { ...start, game: run.rules.copy(start.game) };
  const path: { node: Node; seat: Seat }[] = [];
  let node = root;
  let fresh = false;
  let first = true;
  while (!run.s.over && !fresh) {
    // At the root the searching seat moves first, even where others owe an answer at the same time.
    const seat: Seat = first ? me : (run.s.asked[0] ?? 0);
    const asked = run.asked(seat);
    const { key, answer } = select(node, run, asked, candidates(asked.form, chance), seat, chance);
    if (first) rootAnswers.set(key, answer);
    let next = node.moves.get(key);
    if (!next) {
      next = newNode();
      node.moves.set(key, next);
    }
    fresh = next.visits === 0;
    path.push({ node: next, seat });
    run.submit(seat, answer);
    node = next;
    first = false;
    if (hooks.rests?.(round, run.s)) break;
  }
  playOn(run, round, hooks, chance);
  for (const step of path) {
    step.node.visits++;
    step.node.worth += resultFor(run, step.seat, hooks);
  }
}

function candidates(form: Form, chance: Chance): Answer[] {
  const most = form.is === 'choose' ? Number.POSITIVE_INFINITY : MOST_ANSWERS;
  return few(form, most) ?? Array.from({ length: MOST_ANSWERS }, () => sample(form, chance));
}

/** UCB over the moves that are possible in this deal. */
function select(
  node: Node,
  run: AnyRun,
  asked: Asked,
  answers: readonly Answer[],
  seat: Seat,
  chance: Chance,
): { key: string; answer: Answer } {
  let bestKey = '';
  let bestAnswer = answers[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  const offset = chance.int(answers.length);
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[(i + offset) % answers.length] as Answer;
    const key = moveKey(run.s, asked, seat, answer);
    const child = node.moves.get(key);
    if (child) child.chances++;
    const score =
      child === undefined || child.visits === 0
        ? Number.POSITIVE_INFINITY
        : child.worth / child.visits + CURIOSITY * Math.sqrt(Math.log(child.chances + 1) / child.visits);
    if (score > bestScore) {
      bestScore = score;
      bestKey = key;
      bestAnswer = answer;
    }
  }
  if (!bestAnswer) throw new Error('a question without an answer');
  return { key: bestKey, answer: bestAnswer };
}
