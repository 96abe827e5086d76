import type { Chance } from './chance/source.ts';
import { dutyTableFor } from './flow/duties.ts';
import { Run, topFrame } from './flow/run.ts';
import type { Frame, Game, Look, Note, Why } from './game.ts';
import {
  type Audience,
  type CardSlot,
  type FaceId,
  NO_FACE,
  type Ref,
  type Seat,
  type Viewer,
  viewerBit,
} from './ids.ts';
import { copyJson, type Json } from './json.ts';
import type { Outcome } from './outcome.ts';
import { type Question, questionFor } from './question.ts';
import type { State } from './state.ts';

/**
 * What one viewer sees: the open table, the faces they know, their own notebook and question. The game's own part and
 * the frames hold no face (the contract suite re-deals what a seat cannot know and compares), so both are open.
 */
export interface View<G = unknown, F extends Frame = Frame> {
  /** null is the spectator. */
  readonly me: Viewer;
  /** By seat: the side it fights for. */
  readonly sides: readonly string[];
  readonly options: Json;
  readonly game: G;
  readonly stack: readonly F[];
  /** By slot: the face, or NO_FACE. */
  readonly faces: readonly FaceId[];
  readonly pool: readonly number[];
  /** By slot: who knows the face. That a seat knows is public; what it knows is not. */
  readonly known: readonly Audience[];
  readonly notebook: readonly Note[];
  readonly question: Question | null;
  /** Who owes an answer, me included. */
  readonly waiting: readonly Seat[];
  /** Who has given one that is still sealed. */
  readonly sealed: readonly Seat[];
  readonly step: number;
  readonly over: Outcome | null;
}

/** Questions and views need no chance; a rule that drew some while asking would be a mistake. */
const NO_CHANCE: Chance = {
  int() {
    throw new Error('a view must not draw chance');
  },
};

export function viewOf<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
  me: Viewer,
): View<G, F> {
  const view = sharedViewOf(game, s, me);
  return {
    ...view,
    game: game.copy(s.game),
    stack: copyJson(s.stack),
    known: view.known.slice(),
    notebook: view.notebook.slice(),
    waiting: view.waiting.slice(),
  };
}

/** A view that shares what lies open with the state: for reading only, as long as nobody changes the state. */
export function sharedViewOf<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
  me: Viewer,
  question = me === null ? null : questionOf(game, s, me),
  faces = facesFor(s, me),
): View<G, F> {
  const { known, pool } = s.secrets;
  const { waiting, sealed } = answersSeen(game, s, me);
  return {
    me,
    sides: dutyTableFor(game, s.options as O).sides,
    options: s.options,
    game: s.game,
    stack: s.stack,
    faces,
    pool,
    known,
    notebook: (me === null ? undefined : s.notebooks[me]) ?? NONE,
    question,
    waiting,
    sealed,
    step: s.step,
    over: s.over,
  };
}

const NONE: readonly never[] = [];

/**
 * Who owes an answer and who has sealed one, as a viewer may know it. Where one of several is asked, knowing that a seat
 * has answered would reveal that it said no: partners may know that, the other side may not.
 */
function answersSeen<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
  me: Viewer,
): { waiting: readonly Seat[]; sealed: readonly Seat[] } {
  if (s.sealed.every((answer) => answer === null)) return { waiting: s.asked, sealed: NONE };
  const sealed = s.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat]));
  const several = new Run(game, s, NO_CHANCE).oneOf();
  if (several === null) return { waiting: s.asked, sealed };
  const { arePartners } = dutyTableFor(game, s.options as O);
  const mine = sealed.filter((seat) => arePartners(seat, me));
  return {
    waiting: several.seats.filter((seat) => !mine.includes(seat)).sort((a, b) => a - b),
    sealed: mine,
  };
}

/** By slot: the face that a viewer knows, or NO_FACE. */
export function facesFor({ secrets, sealed }: Pick<State, 'secrets' | 'sealed'>, me: Viewer): FaceId[] {
  const bit = viewerBit(me, sealed.length);
  const { face, known } = secrets;
  return face.map((f, slot) => (((known[slot] ?? 0) & bit) !== 0 ? f : NO_FACE));
}

/** A seat's question alone, without the rest of its view. */
export const questionOf = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
  seat: Seat,
): Question | null => questionFor(new Run(game, s, NO_CHANCE), seat);

/**
 * Whether a seat's question may depend on something the others cannot see. If it does not, everybody knows which answers
 * it has, and that there is only one is no secret.
 */
export const isAskedInSecret = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
  seat: Seat,
): boolean => s.asked.includes(seat) && new Run(game, s, NO_CHANCE).asksInSecret(seat);

/** Whether an answer is sealed that only says no for one of several who are asked. */
export const isOneOfSeveral = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  s: State<G, F>,
): boolean => new Run(game, s, NO_CHANCE).oneOf() !== null;

/** A view as rules read it. */
export const lookOf = <G, F extends Frame>(view: View<G, F>, seat: Seat): Look<G, F> => ({
  game: view.game,
  seat,
  side: view.sides[seat] ?? '',
  frame: (k) => topFrame(view.stack, k),
  read: (slot: CardSlot) => view.faces[slot] ?? NO_FACE,
  notebook: view.notebook,
});

/**
 * Why a thing is not on offer to this viewer. `null`: it is on offer, or no rule has anything to say of it. Works on the view alone, so it can tell nothing that the seat does not know.
 */
export function whyNot<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  view: View<G, F>,
  ref: Ref,
): Why | null {
  if (view.over) return { rule: 'table.over' };
  const f = view.stack[view.stack.length - 1];
  if (view.me === null || view.question === null || f === undefined) return { rule: 'table.turn' };
  const kind = game.frames[f.k as F['k']] as Record<
    string,
    { whyNot?(look: Look<G, F>, f: F, ref: Ref, duty: string): Why | null }
  >;
  return kind[f.at]?.whyNot?.(lookOf(view, view.me), f, ref, view.question.duty) ?? null;
}
