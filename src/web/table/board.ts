import type { ComponentType } from 'react';
import type { EventView } from '../../kernel/events.ts';
import type { Answer } from '../../kernel/forms/index.ts';
import type { Ref, Viewer } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Lexicon } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';

/** What the question that I am asked makes of a thing. Light means legal. */
export interface Mark {
  /** It can be clicked: that adds it to my answer or removes it. */
  readonly lit: boolean;
  /** How many of it are in my answer so far. */
  readonly chosen: number;
  /** How many of it can be chosen at most. */
  readonly most: number;
  /** The question is about it. */
  readonly about: boolean;
  /** It is picked up, and its place is chosen next: a leader for a mission, a die for a unit. */
  readonly held: boolean;
}

export const UNMARKED: Mark = { lit: false, chosen: 0, most: 1, about: false, held: false };

/** Makes the next partial answer from the one before. */
export type Revision = (now: Answer | null) => Answer | null;

/**
 * A partial answer. Choosing is free until it is confirmed; nothing is sent before. `partial` is always a
 * possible start: confirm is enabled as soon as the form accepts it.
 */
export interface Staging {
  readonly question: Question | null;
  /** An answer of the question's form, perhaps incomplete. Null: nothing is staged. */
  readonly partial: Answer | null;
  /** Why the form refuses the partial answer; null if it can be confirmed. */
  readonly wrong: Refusal | null;
  /**
   * Replaces the partial answer: for panels that build compound answers (moves, damage). A revision gets the newest
   * answer, which may be newer than the one that the panel shows.
   */
  stage(next: Answer | null | Revision): void;
  confirm(): void;
  clear(): void;
}

/** What a board gets from the table. */
export interface BoardProps<V extends View = View> {
  readonly view: V;
  readonly me: Viewer;
  /** By seat: the names of the players. */
  readonly people: readonly string[];
  /** `at`: the place, for things that exist several times: the TIE Fighters ('unit:tie-fighter') at Hoth ('system:hoth'). */
  mark(ref: Ref, at?: Ref): Mark;
  /** The thing was clicked, tapped or entered: staged if it is lit, else the table says why not. `beside`: the element to open popups at. */
  point(ref: Ref, at?: Ref, beside?: Element): void;
  readonly staging: Staging;
  /**
   * Opens the card of a thing beside the element; null closes it. A card opened by hovering only shows;
   * a `pinned` one stays until it is closed, and its links work.
   */
  detail(ref: Ref | null, beside?: Element, pinned?: boolean): void;
  /** Things to highlight for a while, such as those of a hovered log line. */
  readonly pointed: readonly Ref[];
  /**
   * What happened between the last view and this one, to be animated; empty if motion is off or over. It stays
   * for `motionTime(heard, pace)` of table/pacing.ts, then the next change comes.
   */
  readonly heard: readonly EventView[];
  /** How long the basic step of a motion takes; 0: no motion. */
  readonly pace: number;
  /** For display only, as on the home page: the map or event without hands, counts and buttons. */
  readonly bare?: boolean;
  /** The board's `sheets` are shown elsewhere on the screen: it leaves them out. */
  readonly apart?: boolean;
}

/** A part of a board that narrow screens show in the panel under the prompt: a hand, the other side. */
export interface BoardSheet {
  readonly id: string;
  readonly label: string;
  readonly Sheet: ComponentType<BoardProps>;
}

/** What a thing is, for its hover card and for screen readers: own words only. */
export interface Detail {
  readonly title: string;
  /** 'Imperial mission', 'System in the Outer Rim'. */
  readonly kind: string;
  readonly side?: string;
  /** Paragraphs; facts in a line or two come first. */
  readonly lines: readonly string[];
  /** Why a fact is uncertain, if it is: shown with a dagger. */
  readonly uncertain?: string;
  /** Related rules. */
  readonly rules?: readonly string[];
}

/** Odds of a staged or coming roll, in words and numbers: 'Against Dodonna: 13 %.' */
export interface Odds {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A confirmation before an answer is sent: the player may not have meant it. */
export interface SecondThought {
  /** Identifies the situation. Each situation is asked about once. */
  readonly key: string;
  readonly title: string;
  readonly words: string;
  /** The two buttons: what sending does, and what to do instead. */
  readonly yes: string;
  readonly no: string;
  /** Sending it cannot be undone and gives much away. This is asked every time. */
  readonly danger?: boolean;
}

/**
 * What the page knows about a game, loaded with its first table. It draws and has words; it has no rules.
 * `spoken` is the game's catalogue and names without its frames. `boards/<game>/index.tsx` (or .ts) exports it as `board`;
 * `testing/board-page.tsx` shows it by itself.
 */
export interface Board {
  readonly spoken: Lexicon;
  readonly Board: ComponentType<BoardProps>;
  detailOf(view: View, ref: Ref): Detail | undefined;
  /** The odds if this answer is given; undefined if no dice are rolled or the odds are unknown. */
  oddsOf?(view: View, question: Question, partial: Answer | null): Odds | undefined;
  /** What sending this answer does, for the button: 'Build 9 units', 'Move nothing'. Undefined: the table's own words. */
  deedOf?(view: View, question: Question, answer: Answer): string | undefined;
  /** What to confirm before this answer is sent; undefined: nothing. */
  reconsider?(view: View, question: Question, answer: Answer): SecondThought | undefined;
  /** Easily overlooked consequences of the partial answer: a bluff, what is left behind. */
  notesOn?(view: View, question: Question, partial: Answer | null): readonly string[];
  /** An option that clicking a thing never stages. It has its own red button and a confirmation. */
  isDangerous?(question: Question, option: string): boolean;
  /** An option that gives something up, such as passing: its button is not highlighted. */
  givesUp?(question: Question, option: string): boolean;
  /** Whether the board has its own panel for this question, instead of the plain widget. */
  takesOver?(view: View, question: Question): boolean;
  /**
   * For a click on a thing that only the next question is about: the answer that leads there. It is sent at once, and the thing
   * clicked again when the next question comes. Only for answers that can be taken back freely.
   */
  leadsOn?(view: View, question: Question, ref: Ref): Answer | undefined;
  /** The parts that a narrow screen shows in its panel. */
  readonly sheets?: readonly BoardSheet[];
  /** Where the things that a question offers are: in a sheet, or on the board; undefined: only the list has them all. */
  liesIn?(view: View, question: Question): string | 'board' | undefined;
  /** A small icon of a thing, for lists and widgets. */
  Icon?: ComponentType<{ readonly view: View; readonly of: Ref }>;
}
