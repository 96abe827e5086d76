import type { Answer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Offer } from '../../../kernel/speak/index.ts';

/** What was pointed at: a thing, and where it stands if there are many of it. */
export interface Spot {
  readonly ref: Ref;
  readonly at?: Ref | undefined;
}

/** How a thing stands to the form and the answer so far. */
export interface Standing {
  readonly lit: boolean;
  readonly chosen: number;
  readonly most: number;
  readonly held: boolean;
}
export const UNLIT: Standing = { lit: false, chosen: 0, most: 1, held: false };

/** One of several things that pointing can mean: how it is called, and the draft that it leads to. */
export interface Way {
  readonly key: string;
  readonly offer: Offer;
  /** Where it is taken from or put to, when that must be told. */
  readonly place?: Ref;
  /** It takes something out of the answer again. */
  readonly back: boolean;
  readonly draft: Answer | null;
}

/** What pointing leads to. */
export type Pointed =
  | { readonly is: 'no' }
  | { readonly is: 'stage'; readonly draft: Answer | null; readonly held: string | null }
  | {
      readonly is: 'several';
      readonly ways: readonly Way[];
      /** No more can be added: the ways only take back. */
      readonly spent?: boolean;
    };

export const NO: Pointed = { is: 'no' };
export const stage = (draft: Answer | null, held: string | null = null): Pointed => ({
  is: 'stage',
  draft,
  held,
});

/** One way is gone at once; of several the person chooses. */
export function oneOrSeveral(ways: readonly Way[]): Pointed {
  const [first, second] = ways;
  if (first === undefined) return NO;
  return second === undefined ? stage(first.draft) : { is: 'several', ways };
}

/** Of several alike things no more can be added. A click takes none of them back by itself: it asks which. */
export const spent = (ways: readonly Way[]): Pointed =>
  ways.length === 0 ? NO : { is: 'several', ways, spent: true };

/** What every form has for those who point at things, once for all games. `held` is a lot that waits for its place. */
export interface Pointing<F, A> {
  standing(form: F, draft: A | null, spot: Spot, held: string | null): Standing;
  point(form: F, draft: A | null, spot: Spot, held: string | null): Pointed;
  /** The answers that take one thing only, legal or not; absent where nothing is counted. */
  singles?(form: F): Iterable<A>;
}

/** Whether an offer is meant: it names the thing, and the place too if one was named. */
export const names = ({ refs }: { readonly refs: readonly Ref[] }, { ref, at }: Spot): boolean =>
  refs.includes(ref) && (at === undefined || refs.includes(at));
