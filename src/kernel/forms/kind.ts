import type { Ints } from '../chance/ints.ts';
import type { Ref } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { AllotSlot, Offer } from './parts.ts';

/** Everything that the rest needs of a form, once for all games. Page and terminal add a widget and a prompt. */
export interface FormKind<F, A> {
  /** The cleaned answer (own fields only, in the form's order), or a refusal. Never throws. */
  accepts(form: F, raw: unknown): A | Refusal;
  /** A legal answer; every legal answer can come out. */
  sample(form: F, ints: Ints): A;
  /** All legal answers, one at a time. Absent where they are infinite; then `count` is absent too. */
  each?(form: F): Iterable<A>;
  /** How many legal answers there are. */
  count?(form: F): number;
  /** True: there is surely more than one legal answer, as is seen without a search. False: look closer. */
  hasChoice?(form: F): boolean;
  /** The answer that does no more than it must; absent where something has to be chosen in any case. It may be refused. */
  empty?(form: F): A;
  /** How many things an answer takes; absent where nothing is counted. */
  amount?(answer: A): number;
  /** What can be pointed at and named, in the order of its numbers. */
  offers(form: F): readonly Offer[];
  /** The places that things are dealt to or taken from; absent where there are none. */
  places?(form: F): readonly Place[];
  /** An answer in the given words. */
  say(form: F, answer: A, words: AnswerWords): string;
  /** A name for an answer that the search can compare between deals; `named` replaces a card's slot by its face. */
  key(form: F, answer: A, named: (id: string) => string): string;
  /** What the sentence of a question can be filled with. */
  blanks(form: F, words: QuestionWords): Readonly<Record<string, string | number | undefined>>;
}

export interface Place {
  readonly id: string;
  readonly ref: Ref;
}

/** How an answer is put into words. The terminal, the page and the bots' reasons each have their own. */
export interface AnswerWords {
  /** One alternative, as it is offered. */
  option(option: Offer | undefined, id: string): string;
  /** One thing of several. */
  thing(offer: Offer | undefined, id: string): string;
  counted(thing: string, n: number): string;
  /** What goes to a place, and what comes from one. */
  to(what: string, slot: AllotSlot | undefined, id: string): string;
  from(what: string, place: Ref): string;
  /** Things, or lines that also name a place; possibly none. */
  things(all: readonly string[]): string;
  lines(all: readonly string[]): string;
  /** Each pile from its top. */
  piles(all: readonly (readonly Ref[])[]): string;
}

/** The words that a question's sentence is filled with. */
export interface QuestionWords {
  name(ref: Ref): string;
  all(names: readonly string[]): string;
  /** The kinds of alternatives in a list, each once; undefined if none of them has a word. */
  can(ids: readonly string[]): string | undefined;
}
