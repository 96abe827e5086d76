import type { Chance, Draw } from '../chance/source.ts';
import type { Recorded } from '../events.ts';
import { type Answer, accepts } from '../forms/index.ts';
import type { Frame, Game } from '../game.ts';
import type { Ref, RuleId, Seat } from '../ids.ts';
import { field, type Json } from '../json.ts';
import { type Question, questionFor } from '../question.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { copyState, newState, type State } from '../state.ts';
import { viewOf, whyNot } from '../view.ts';
import { type Barrier, Run } from './run.ts';

/** A step that was carried out: the new state, and what the log keeps of it. */
export interface Done<G, F extends Frame> {
  readonly state: State<G, F>;
  readonly draws: readonly Draw[];
  readonly told: readonly Recorded[];
  readonly barriers: readonly Barrier[];
}

/** A step that an answer led to. */
export interface Answered<G, F extends Frame> extends Done<G, F> {
  /** The answer as the form reads it: only what belongs to it. */
  readonly answer: Answer;
}

const done = <G, F extends Frame, O extends Json>(run: Run<G, F, O>): Done<G, F> => ({
  state: run.s,
  draws: run.draws,
  told: run.told,
  barriers: run.barriers.sort(),
});

/** Lays the table and runs to the first question. */
export function start<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  options: O,
  chance: Chance,
): Done<G, F> {
  const run = new Run(game, newState(game, options), chance, true);
  run.advance(null);
  return done(run);
}

/**
 * The only entry into the rules: check, copy, run. It never changes its input. `known` is the seat's question, if the
 * caller already has it.
 */
export function apply<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s0: State<G, F>,
  seat: Seat,
  cite: unknown,
  raw: unknown,
  chance: Chance,
  known?: Question | null,
): Answered<G, F> | Refusal {
  if (s0.over) return refuse('over');
  const run = new Run(game, s0, chance, true);
  const question = known ?? questionFor(run, seat);
  if (!question) return refuse('not-asked');
  if (question.id !== cite) return refuse('stale', 'cite');
  const answer = accepts(question.form, raw);
  if (isRefusal(answer)) {
    return { ...answer, rule: answer.rule ?? ruleAgainst(game, s0, question, raw, answer.part) };
  }
  run.s = copyState(game, s0);
  run.submit(seat, answer);
  return { ...done(run), answer };
}

/** The rule behind a refused answer: what "why not" says of the thing it names, else the question's own rule. */
function ruleAgainst<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
  question: Question,
  raw: unknown,
  part: string | undefined,
): RuleId {
  const view = viewOf(game, s, question.seat);
  for (const name of namedIn(raw, part)) {
    const why = whyNot(game, view, name);
    if (why) return why.rule;
  }
  return question.rule;
}

/** The things that the refused part of an answer names: a choice's id, or what stands in one line of a list. */
function namedIn(raw: unknown, part: string | undefined): Ref[] {
  const [, list = '', i = ''] = /^(\w+)\[(\d+)\]$/.exec(part ?? '') ?? [];
  const lines = field(raw, list);
  const line: unknown = Array.isArray(lines) ? lines[Number(i)] : field(raw, 'id');
  return (Array.isArray(line) ? line : [line]).filter(
    (x): x is Ref => typeof x === 'string' && x.length <= LONGEST_NAME && x.includes(':'),
  );
}

const LONGEST_NAME = 100;

/** Takes back a sealed answer while others still owe theirs. */
export function withdraw<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s0: State<G, F>,
  seat: Seat,
): Done<G, F> | Refusal {
  if (s0.over) return refuse('over');
  if (!s0.sealed[seat]) return refuse('no-undo');
  const s = copyState(game, s0);
  s.sealed[seat] = null;
  s.asked = [...s.asked, seat].sort((a, b) => a - b);
  return { state: s, draws: [], told: [], barriers: [] };
}
