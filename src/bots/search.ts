import type { Chance } from '../kernel/chance/source.ts';
import { dealer } from '../kernel/determinize.ts';
import { type Answer, each, type Form, few, sample } from '../kernel/forms/index.ts';
import type { AnyGame, Asked, Frame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import { Run } from '../kernel/run.ts';
import type { State } from '../kernel/state.ts';
import { lookOf } from '../kernel/view.ts';
import type { Bot, Decision } from './bot.ts';
import type { AnyHooks } from './hooks.ts';
import { moveKey } from './move-key.ts';

type AnyRun = Run<unknown, Frame, Json>;

/** What is remembered of one move in one situation. */
interface Node {
  visits: number;
  /** How often it was possible when its siblings were chosen from. */
  chances: number;
  /** Sum of results for the seat that made the move. */
  worth: number;
  moves: Map<string, Node>;
}
const newNode = (): Node => ({ visits: 0, chances: 0, worth: 0, moves: new Map() });

/** How much the untried is preferred to the proven. */
const CURIOSITY = 0.7;
/** More answers than this are sampled, not listed. */
const MOST_ANSWERS = 40;
/** A simulated game that takes longer is broken off and called even. */
const LONGEST = 5000;

/**
 * Information-set Monte Carlo tree search (single observer, after Cowling, Powley and Whitehouse 2012). Every iteration
 * deals the hidden faces anew, so that the tree averages over what the seat cannot know. It knows nothing of any game but
 * its questions; `hooks` may tell it more.
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
      if (hooks.policy && hooks.ponders?.(question) === false) {
        return {
          answer: hooks.policy(lookOf(view, me), question, chance),
          why: 'There is little to decide here.',
        };
      }
      const deal = dealer(game, view);
      const root = newNode();
      const answers = new Map<string, Answer>();
      for (let i = 0; i < iterations; i++) {
        const s = deal(chance);
        iterate(new Run(game, s, chance), root, me, hooks, chance, answers);
      }
      return best(root, answers, iterations);
    },
  };
}

function onlyAnswer(form: Form): Answer | null {
  if (form.is !== 'choose' || form.options.length !== 1) return null;
  for (const answer of each(form)) return answer;
  return null;
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
    const answers = candidates(run, asked, seat, hooks, chance, first);
    const { key, answer } = select(node, run, asked, answers, seat, chance);
    if (first) rootAnswers.set(key, answer);
    let next = node.moves.get(key);
    if (!next) {
      next = newNode();
      node.moves.set(key, next);
    }
    fresh = next.visits === 0;
    path.push({ node: next, seat });
    run.give(seat, answer);
    node = next;
    first = false;
    if (hooks.rests?.(round, run.s)) break;
  }
  rollOut(run, round, hooks, chance);
  for (const step of path) {
    step.node.visits++;
    step.node.worth += resultFor(run.s, step.seat, hooks);
  }
}

function candidates(
  run: AnyRun,
  asked: Asked,
  seat: Seat,
  hooks: AnyHooks,
  chance: Chance,
  first: boolean,
): Answer[] {
  const proposed = hooks.propose?.(run, asked, seat, chance, first);
  if (proposed) return proposed;
  const { form } = asked;
  if (form.is === 'choose') return [...each(form)];
  return few(form, MOST_ANSWERS) ?? Array.from({ length: MOST_ANSWERS }, () => sample(form, chance));
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

function rollOut(run: AnyRun, start: State<unknown, Frame>, hooks: AnyHooks, chance: Chance): void {
  for (let i = 0; i < LONGEST && !run.s.over; i++) {
    if (hooks.rests?.(start, run.s)) return;
    const seat = run.s.asked[0] ?? 0;
    const asked = run.asked(seat);
    run.give(seat, hooks.policy?.(run.look(seat), asked, chance) ?? sample(asked.form, chance));
  }
}

function resultFor(s: State<unknown, Frame>, seat: Seat, hooks: AnyHooks): number {
  const fate = s.over?.seats[seat];
  if (fate !== undefined) return fate === 'won' ? 1 : fate === 'lost' ? 0 : 0.5;
  return hooks.evaluate?.(s, seat) ?? 0.5;
}

/** The move that was looked at most. */
function best(root: Node, answers: ReadonlyMap<string, Answer>, iterations: number): Decision {
  const ranked = [...root.moves].sort(([, a], [, b]) => b.visits - a.visits || b.worth - a.worth);
  const [key, node] = ranked[0] ?? ['', newNode()];
  const answer = answers.get(key);
  if (!answer) throw new Error('the search found no move');
  const worth = Math.round((100 * node.worth) / Math.max(1, node.visits));
  return {
    answer,
    why: `Of ${iterations} games thought through, ${node.visits} went this way; it promises ${worth} out of 100.`,
  };
}
