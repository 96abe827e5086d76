import type { ComponentType } from 'react';
import type { EventView } from '../../kernel/events.ts';
import type { Answer } from '../../kernel/forms/index.ts';
import type { Ref, Viewer } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Lexicon } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';

/** How a thing stands to the question that I am asked. Light means legal. */
export interface Mark {
  /** It can be pointed at: pointing adds it to my answer, or takes it out again. */
  readonly lit: boolean;
  /** How many of it are part of my answer as staged so far. */
  readonly chosen: number;
  /** How many there are at most, where that is more than one. */
  readonly most: number;
  /** The question is about it. */
  readonly about: boolean;
  /** It was taken up and waits for the place it shall go to (a leader for a mission, a die for a unit). */
  readonly held?: boolean;
}

/**
 * An answer in the making. Choosing is free until it is confirmed; nothing of it leaves the page before. `draft` is always a
 * possible beginning: confirm is offered as soon as the form accepts it.
 */
export interface Staging {
  readonly question: Question | null;
  /** In the shape of an answer to the question's form, perhaps not complete. Null: nothing is staged. */
  readonly draft: Answer | null;
  /** What the form has against the draft; null when it can be confirmed. */
  readonly wrong: Refusal | null;
  /** Replaces the draft: for stages that build a compound answer themselves (moves, damage). */
  stage(draft: Answer | null): void;
  confirm(): void;
  clear(): void;
}

/** What a board may do besides drawing. */
export interface BoardProps<V extends View = View> {
  readonly view: V;
  readonly me: Viewer;
  /** By seat: what the people are called. */
  readonly people: readonly string[];
  /** `at`: where it stands, for things of which there are many: the TIE Fighters ('unit:tie-fighter') at Hoth ('system:hoth'). */
  mark(ref: Ref, at?: Ref): Mark;
  /** The thing was clicked, tapped, or entered: staged when it is lit, else the table says why not. `beside`: the element, to open things at. */
  point(ref: Ref, at?: Ref, beside?: Element): void;
  readonly staging: Staging;
  /**
   * Opens the card that tells all about a thing, beside the element; null closes it. A card that comes by looking only shows;
   * one that was asked for (`pinned`) stays until it is closed, and its links can be followed.
   */
  detail(ref: Ref | null, beside?: Element, pinned?: boolean): void;
  /** Things to draw attention to for a while: a log line was pointed at. */
  readonly pointed: readonly Ref[];
  /**
   * What happened between the view before and this one, to be told by motion; empty when motion is off or it is over. It stays
   * for `motionTime(heard, pace)` of table/pacing.ts, then the next change comes.
   */
  readonly heard: readonly EventView[];
  /** How long the basic step of a motion takes; 0: no motion. */
  readonly pace: number;
  /** Only for show, as on the home page: the heart of the board (the map, the event) without hands, counts and buttons. */
  readonly bare?: boolean;
  /** The board's `sheets` are shown elsewhere on the screen: it leaves them out. */
  readonly apart?: boolean;
}

/** A part of a board that stands in the sheet under the prompt where there is little room: a hand, the other side. */
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
  /** Rules to read on. */
  readonly rules?: readonly string[];
}

/** Odds of a staged or coming throw of dice, in words and figures: 'Against Dodonna: 13 %.' */
export interface Odds {
  readonly label: string;
  readonly lines: readonly string[];
}

/** A question back before an answer is sent: what the player may not have meant to do. */
export interface SecondThought {
  /** Names the situation. The same situation is asked about once. */
  readonly key: string;
  readonly title: string;
  readonly words: string;
  /** The two buttons: what sending the answer does, and what can be done instead. */
  readonly yes: string;
  readonly no: string;
  /** Sending it gives much away for good. This is asked every time. */
  readonly danger?: boolean;
}

/**
 * Everything that the page knows of a game, loaded when a table of it is opened. It draws and speaks; it has no rules.
 * `spoken` is the game's catalogue and names without its frames. `boards/<game>/index.tsx` (or .ts) exports it as `board`;
 * `testing/board-page.tsx` shows it by itself.
 */
export interface Board {
  readonly spoken: Lexicon;
  readonly Board: ComponentType<BoardProps>;
  detailOf(view: View, ref: Ref): Detail | undefined;
  /** What dice will decide if this answer is given; undefined when nothing is thrown or nothing can be said. */
  oddsOf?(view: View, question: Question, draft: Answer | null): Odds | undefined;
  /** What sending this answer does, for the button: 'Build 9 units', 'Move nothing'. Undefined: the table's own words. */
  deedOf?(view: View, question: Question, answer: Answer): string | undefined;
  /** What to ask back before this answer is sent; undefined: nothing. */
  reconsider?(view: View, question: Question, answer: Answer): SecondThought | undefined;
  /** Consequences of the answer in the making that are easily overlooked: a bluff, what is left behind. */
  notesOn?(view: View, question: Question, draft: Answer | null): readonly string[];
  /** An option that pointing at a thing never stages. It has a button of its own, in red, and a second question. */
  isDangerous?(question: Question, option: string): boolean;
  /** An option that gives something up, as passing does: its button does not glow like those that do something. */
  givesUp?(question: Question, option: string): boolean;
  /** A stage of the board's own for a form, instead of the plain widget (moves by map, damage by clicking dice on units). */
  takesOver?(view: View, question: Question): boolean;
  /**
   * Pointing at a thing that only the next question is about: the answer that leads there. It is given at once, and the thing
   * pointed at again when the next question comes. Only for answers that can be taken back freely.
   */
  leadsOn?(view: View, question: Question, ref: Ref): Answer | undefined;
  /** The parts that a narrow screen shows in its sheet. */
  readonly sheets?: readonly BoardSheet[];
  /** Where the things that a question offers lie: in one of the sheets, or on the board; undefined: only the list has them all. */
  liesIn?(view: View, question: Question): string | 'board' | undefined;
  /** Picture of a thing for lists and widgets: a small icon. */
  Icon?: ComponentType<{ readonly view: View; readonly of: Ref }>;
}
