import type { Chance } from './chance/source.ts';
import type { Event } from './events.ts';
import type { Answer, Facts, Form } from './forms/index.ts';
import type { Audience, CardSlot, Duty, FaceId, Ref, RuleId, Seat } from './ids.ts';
import type { Json } from './json.ts';
import type { Migration } from './migrate.ts';
import type { Outcome } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import type { Catalogue } from './speak/text.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A paused procedure: its kind, the name of the step it is at, its local values. Plain JSON; never a face. */
export interface Frame {
  k: string;
  at: string;
}

/** Knowledge of a seat that is not a face: a truthful "no", a pile it once saw. Part of its view. */
export interface Note {
  readonly k: string;
  readonly [fact: string]: Json;
}

/** The open table and the faces one seat knows. All that a question, a "why not" or a bot may be built from. */
export interface Look<G, F extends Frame = Frame> {
  readonly game: G;
  readonly seat: Seat;
  /** The side that the seat fights for. */
  readonly side: string;
  /** The topmost frame of a kind: what a question inside a larger procedure is part of. */
  frame<K extends F['k']>(k: K): Extract<F, { k: K }>;
  /** The face in a slot, or NO_FACE when this seat does not know it. */
  read(slot: CardSlot): FaceId;
  /** What the seat has noted. */
  readonly notebook: readonly Note[];
}

/** What a step asks. `kind` names the question in texts, advance answers and statistics. */
export interface Asked<K extends string = string> {
  readonly kind: K;
  readonly form: Form;
  readonly rule: RuleId;
  /** What the question is about, for the prompt and the board. */
  readonly about?: readonly Ref[];
  readonly facts?: Facts;
}

export interface Why {
  readonly rule: RuleId;
  readonly facts?: Facts;
}

/** What rules may reach besides the open table. */
export interface Io<F extends Frame = Frame, E extends Event = Event> extends Chance {
  /** The face in a slot, known or not. The kernel records the read for the undo barrier. */
  read(slot: CardSlot): FaceId;
  /** Mixes these slots: nobody knows their faces or order afterwards. Returns the slots in their new order. */
  shuffle(slots: readonly CardSlot[]): CardSlot[];
  /**
   * Hides which face went into which group: the slots are dealt to the groups again in order, and faces are mixed within
   * each group. Only the seats in `keep` keep what they knew.
   */
  regroup(groups: readonly (readonly CardSlot[])[], keep: Audience): CardSlot[][];
  /** These seats come to know the faces. */
  reveal(slots: readonly CardSlot[], to: Audience): void;
  /** Everybody, the spectator included. */
  readonly all: Audience;
  /** The seats of a side. */
  side(side: string): Audience;
  emit(e: E, to?: Audience): void;
  note(to: Audience, note: Note): void;
  /** Rewrites notes of a kind; null strikes one out. */
  amend(kind: string, to: Audience, change: (note: Note) => Note | null): void;
  push(frame: F): void;
  /** The topmost frame of a kind: what this procedure is part of. */
  frame<K extends F['k']>(k: K): Extract<F, { k: K }>;
  /** The top frame has done its work. */
  pop(): void;
  end(outcome: Outcome): void;
  /** The seats of this side have won, all others lost. */
  win(side: string, reason: string): void;
  /** Nobody has won. */
  draw(reason: string): void;
  /** The duty whose answer the step runs with. Where several answered at once: the first of them. */
  readonly by: Duty;
}

/**
 * One question put to several duties at once. It is a choice with a "no": the first other answer decides it, and
 * "no" needs all of them. A seat that holds several of the duties is asked once. Until it is decided, only the seat's own
 * side knows that it has said no.
 */
export interface AnyOf {
  readonly anyOf: readonly Duty[];
  /** The id of the option that means no. */
  readonly no: string;
}
export type Who = readonly Duty[] | AnyOf;

/** One named step of a procedure. A game that closes its kinds of events (E) and of questions (K) gives them here. */
export interface Step<G, F, AnyF extends Frame = Frame, E extends Event = Event, K extends string = string> {
  /** Whose answers it waits for. Absent or empty: it runs at once. Several duties answer at the same time, sealed. */
  who?(g: G, f: F): Who;
  /** The question, from what the asked seat can know. Pure. */
  ask?(look: Look<G, AnyF>, f: F, duty: Duty): Asked<K>;
  /** Why a thing is not on offer now: the judge that built the form, asked about one thing. Pure. */
  whyNot?(look: Look<G, AnyF>, f: F, ref: Ref, duty: Duty): Why | null;
  /** Goes on: answers are in the order of `who`; for `anyOf` there is only the answer that decided it. Must move the frame on, pop it, push another or end the game. */
  run(g: G, f: F, answers: readonly Answer[], io: Io<AnyF, E>): void;
}

export type FrameKinds<G, F extends Frame, E extends Event = Event, Q extends string = string> = {
  [K in F['k']]: {
    [A in Extract<F, { k: K }>['at']]: Step<G, Extract<F, { k: K }>, F, E, Q>;
  };
};

/**
 * A seat: its name, its side, and the jobs of its side that it answers for: 'leader:han-solo', 'leader' for all leaders
 * that no other seat has by name, '*' for everything that no other seat has.
 */
export interface SeatSpec {
  readonly name: string;
  readonly side: string;
  readonly duties: readonly string[];
}

/** A rule as players read it; `basis` tells where it comes from. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  readonly basis: string;
  readonly ruling?: string;
}

/** A fact of the game's data that could be wrong, and the rules that make use of it; players can see the list. */
export interface Uncertain {
  readonly what: string;
  readonly why: string;
  readonly rules?: readonly RuleId[];
}

/** A game is one object of this type; nothing else of it is public. G: the open table. F: its frames. O: table options. */
export interface Game<G = unknown, F extends Frame = Frame, O extends Json = Json> {
  readonly id: string;
  /** Version of the rules as programmed, a whole number; rows carry it, and only the same version re-judges them. */
  readonly version: string;
  /**
   * By the version that brought a new layout of the state: how a state of the layout before becomes one of it. Absent: the layout
   * never changed. Never taken away: kept games of every version must load.
   */
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly faces: readonly string[];
  readonly frames: FrameKinds<G, F>;
  /** Option sets by name; the first is the default. */
  readonly optionSets: Readonly<Record<string, O>>;
  readOptions(raw: unknown): O | Refusal;
  /** The sides by name, in the order in which rules and events number them. */
  readonly sides: readonly string[];
  seats(options: O): readonly SeatSpec[];
  /** The table before the first step: open part, pools of faces (slot numbers follow their order), first frame. */
  open(options: O): { game: G; pools: readonly (readonly FaceId[])[]; first: F };
  copy(g: G): G;
  /** Advance answers given "for this round" end when this number changes. */
  round(g: G): number;
  /** May this unknown slot hold this face, as far as the viewer can tell? Used to deal hidden faces again. */
  fits(view: View<G, F>, slot: CardSlot, face: FaceId): boolean;
  /** Conservation of pieces and other invariants; throws when one is broken. */
  check(s: State<G, F>): void;
  /** The things one can ask "why not" about, for tests and for completion in the terminal. */
  refs(g: G): Ref[];
  /** No playout takes more answers than this. */
  readonly maxAnswers: number;
  readonly text: Catalogue;
  /**
   * Facts of events and questions that stand for things, by the fact's name or 'KIND.NAME': the things that a value means, to
   * be called by their names. A system may be told by its number, dice by their faces in a row. Absent, or undefined for a
   * value: it is said as it is.
   */
  readonly factNames?: Readonly<Record<string, (value: string | number) => readonly Ref[] | undefined>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly chapters: readonly { readonly title: string; readonly rules: readonly RuleId[] }[];
  /** What rests on one source only. Absent: nothing does. */
  readonly uncertain?: readonly Uncertain[];
}

/** Any game, for code that needs nothing specific: server, bots, terminal, contract suite. */
export type AnyGame = Game<unknown, Frame, Json>;
