import type { Answer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Offer } from '../../../kernel/speak.ts';
import type { Mark } from '../board.ts';

/** What was pointed at: a thing, and where it stands if there are many of it. */
export interface Spot {
  readonly ref: Ref;
  readonly at?: Ref | undefined;
}

/** What a form and the answer so far say of a thing; the rest of its mark depends on the question. */
export type FormMark = Omit<Mark, 'about'>;
export const UNLIT: FormMark = { lit: false, chosen: 0, most: 1, held: false };

/** One of several things that pointing can mean: how it is called, and the partial that it leads to. */
export interface Way {
  readonly key: string;
  readonly offer: Offer;
  /** Where it is taken from or put, if that must be said. */
  readonly place?: Ref;
  /** It takes something out of the answer again. */
  readonly back: boolean;
  readonly partial: Answer | null;
}

/** What pointing leads to. */
export type Pointed =
  | { readonly is: 'no' }
  | { readonly is: 'stage'; readonly partial: Answer | null; readonly held: string | null }
  | {
      readonly is: 'several';
      readonly ways: readonly Way[];
      /** No more can be added: the ways only take back. */
      readonly spent?: boolean;
    };

export const NO: Pointed = { is: 'no' };
export const stage = (partial: Answer | null, held: string | null = null): Pointed => ({
  is: 'stage',
  partial,
  held,
});

/** One way is gone at once; of several the person chooses. */
export function oneOrSeveral(ways: readonly Way[]): Pointed {
  const [first, second] = ways;
  if (first === undefined) return NO;
  return second === undefined ? stage(first.partial) : { is: 'several', ways };
}

/** Of several alike things no more can be added. A click takes none of them back by itself: it asks which. */
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
