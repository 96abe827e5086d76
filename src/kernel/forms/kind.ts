import type { Ints } from '../chance/ints.ts';
import type { Refusal } from '../refusal.ts';

/** What every form has, once for all games. */
export interface FormKind<F, A> {
  /** The answer, made clean (own fields only, in the form's order), or what is wrong with it. Never throws. */
  accepts(form: F, raw: unknown): A | Refusal;
  /** A legal answer; every legal answer can come out. */
  sample(form: F, ints: Ints): A;
  /** All legal answers, one at a time. */
  each(form: F): Iterable<A>;
  /** How many legal answers there are. */
  count(form: F): number;
  /** True: there is surely more than one legal answer, as is seen without a search. False: look closer. */
  hasChoice?(form: F): boolean;
}
