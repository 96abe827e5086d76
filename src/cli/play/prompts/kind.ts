import type { AllotSlot } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Offer } from '../../../kernel/speak/index.ts';

/** How the things of a form are called, from the seat's view. */
export interface Names {
  offer(offer: Offer): string;
  ref(ref: Ref): string;
  /** Where things are dealt to, with what one must know to choose it: what a mission needs, how much a unit can bear. */
  place(slot: AllotSlot): string;
}

/** A line of a list: '  3. ' and what stands there. */
export interface Entry {
  readonly label: string;
  readonly text: string;
}

/** The typed text as an answer, or a friendly line about what is wrong. The form judges afterwards. */
export type Reading<A> = { readonly answer: A } | Problem;
export interface Problem {
  readonly problem: string;
  /** The words fit several entries of the list: there is nothing to look up on the table. */
  readonly named?: boolean;
}
export const problem = (text: string): Problem => ({ problem: text });

/** What every form has in the terminal, once for all games. */
export interface Prompt<F, A> {
  /** What can be named, with the numbers it is named by. */
  list(form: F, names: Names): Entry[];
  /** How to answer ("Type a number ..."), in words that ", or help." can follow; the example is an answer that the form accepts. */
  how(form: F, example: string | null): string;
  read(form: F, typed: string, names: Names): Reading<A>;
  /** What one would type to give this answer. */
  write(form: F, answer: A): string;
}

export const NONE = 'none';

/** ", such as 1 4x2 (4x2 is 2 of number 4)", or nothing without an example. */
export function suchAs(example: string | null): string {
  if (example === null) return '';
  const [token, number, times] = /\b(\d+)x(\d+)\b/.exec(example) ?? [];
  return `, such as ${example}${token === undefined ? '' : ` (${token} is ${times} of number ${number})`}`;
}

/** All that an offer may be called: its line in the list, and the things that it is about. */
export function namesFor(offer: Offer, names: Names): string[] {
  return [names.offer(offer), ...offer.refs.map(names.ref)].filter((name) => !name.startsWith('['));
}

export const isNone = (typed: string): boolean => /^(none|nothing|0)$/i.test(typed.trim());
