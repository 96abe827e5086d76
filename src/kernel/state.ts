import type { Answer } from './forms/index.ts';
import type { Frame, Game, Note } from './game.ts';
import { everybody, type Seat } from './ids.ts';
import { copyJson, type Json } from './json.ts';
import { layoutOf } from './migrate.ts';
import type { Outcome } from './outcome.ts';
import { copySecrets, laySecrets, type Secrets } from './secrets.ts';

/** A whole game at one moment: plain JSON. Only `secrets`, `notebooks` and `sealed` hold anything that is not open. */
export interface State<G = unknown, F extends Frame = Frame> {
  /** The version of the rules that brought the layout of this state. */
  v: number;
  options: Json;
  game: G;
  secrets: Secrets;
  /** By seat. */
  notebooks: Note[][];
  stack: F[];
  /** Who owes an answer now. */
  asked: Seat[];
  /** By seat: an answer given while others still owe theirs. */
  sealed: (Answer | null)[];
  /** Counts the moments at which seats were asked; questions are cited by it. */
  step: number;
  over: Outcome | null;
}

export function newState<G, F extends Frame, O extends Json>(game: Game<G, F, O>, options: O): State<G, F> {
  const { game: open, pools, first } = game.open(options);
  const seats = game.seats(options).length;
  return {
    v: layoutOf(game),
    options,
    game: open,
    secrets: laySecrets(pools, everybody(seats)),
    notebooks: Array.from({ length: seats }, () => []),
    stack: [first],
    asked: [],
    sealed: new Array<Answer | null>(seats).fill(null),
    step: 0,
    over: null,
  };
}

/** A copy that the rules may change. Written by hand: search copies states by the hundred thousand. */
export function copyState<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
): State<G, F> {
  return {
    v: s.v,
    options: s.options,
    game: game.copy(s.game),
    secrets: copySecrets(s.secrets),
    notebooks: s.notebooks.map((notes) => notes.slice()),
    stack: s.stack.map(copyJson),
    asked: s.asked.slice(),
    sealed: s.sealed.slice(),
    step: s.step,
    over: s.over,
  };
}
