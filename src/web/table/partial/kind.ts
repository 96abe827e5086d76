import type { Answer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Offer } from '../../../kernel/speak/index.ts';
import type { Mark } from '../board.ts';

/** What was clicked: a thing, and its place if there are several of it. */
export interface Spot {
  readonly ref: Ref;
  readonly at?: Ref | undefined;
}

/** What a form and the answer so far say of a thing; the rest of its mark depends on the question. */
export type FormMark = Omit<Mark, 'about'>;
export const UNLIT: FormMark = { lit: false, chosen: 0, most: 1, held: false };

/** One of several meanings of a click: its offer, and the partial answer it leads to. */
export interface Way {
  readonly key: string;
  readonly offer: Offer;
  /** Where it is taken from or put, if that must be said. */
  readonly place?: Ref;
  /** It removes something from the answer. */
  readonly back: boolean;
  readonly partial: Answer | null;
}

/** The result of a click. */
export type Pointed =
  | { readonly is: 'no' }
  | { readonly is: 'stage'; readonly partial: Answer | null; readonly held: string | null }
  | {
      readonly is: 'several';
      readonly ways: readonly Way[];
      /** No more can be added: the ways only remove. */
      readonly spent?: boolean;
    };

export const NO: Pointed = { is: 'no' };
export const stage = (partial: Answer | null, held: string | null = null): Pointed => ({
  is: 'stage',
  partial,
  held,
});

/** A single way is taken at once; of several the player chooses. */
export function oneOrSeveral(ways: readonly Way[]): Pointed {
  const [first, second] = ways;
  if (first === undefined) return NO;
  return second === undefined ? stage(first.partial) : { is: 'several', ways };
}

/** No more of several equal things can be added. A click asks which one to remove. */
export const spent = (ways: readonly Way[]): Pointed =>
  ways.length === 0 ? NO : { is: 'several', ways, spent: true };

/** How clicks build an answer of each form, once for all games. `held` is a lot that is picked up. */
export interface Pointing<F, A> {
  mark(form: F, partial: A | null, spot: Spot, held: string | null): FormMark;
  point(form: F, partial: A | null, spot: Spot, held: string | null): Pointed;
  /** The answers that take one thing only, legal or not; absent where nothing is counted. */
  singles?(form: F): Iterable<A>;
}

/** Whether an offer matches: it names the thing, and the place if one was given. */
export const names = ({ refs }: { readonly refs: readonly Ref[] }, { ref, at }: Spot): boolean =>
  refs.includes(ref) && (at === undefined || refs.includes(at));
