import type { Slot } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Offer } from '../../../kernel/speak.ts';

/** How the things of a form are called, from the seat's view. */
export interface Names {
  offer(offer: Offer): string;
  ref(ref: Ref): string;
  /** Where things are dealt to, with what one must know to choose it: what a mission needs, how much a unit can bear. */
  place(slot: Slot): string;
}

/** A line of a list: '  3. ' and what stands there. */
export interface Entry {
  readonly label: string;
  readonly text: string;
}

/** What was typed as an answer, or what is wrong with it in a friendly line. The form judges afterwards. */
export type Reading<A> = { readonly answer: A } | { readonly problem: string };
export const problem = (text: string): { problem: string } => ({ problem: text });

/** What every form has in the terminal, once for all games. */
export interface Prompt<F, A> {
  /** What can be named, with the numbers it is named by. */
  list(form: F, names: Names): Entry[];
  /** How to answer, in words that ", or help." can follow. */
  how(form: F): string;
  read(form: F, typed: string, names: Names): Reading<A>;
  /** What one would type to give this answer. */
  write(form: F, answer: A): string;
  /** An answer in words, for hints and replays. */
  say(form: F, answer: A, names: Names): string;
}

export const NOTHING = 'nothing';
export const NONE = 'none';

/** The short name of something that an answer names: in a list of several what each does would be too much. */
export function shortName(offer: Offer | undefined, id: string, names: Names): string {
  const [ref] = offer?.refs ?? [];
  const name = ref === undefined ? '[' : names.ref(ref);
  if (offer === undefined) return id;
  return name.startsWith('[') ? names.offer(offer) : name;
}

export const isNone = (typed: string): boolean => /^(none|nothing|0)$/i.test(typed.trim());
