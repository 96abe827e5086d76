import type { Ref } from '../ids.ts';
import { field } from '../json.ts';
import { refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import { countSolutions, mixed, randomSolution, type System, solutions } from './linear.ts';

/** Put in order, into piles; the first of a pile is its top. */
export interface Arrange {
  readonly is: 'arrange';
  readonly items: readonly Ref[];
  readonly piles: readonly { readonly id: string; readonly min: number; readonly max: number }[];
}
export interface ArrangeAnswer {
  readonly is: 'arrange';
  readonly piles: readonly (readonly Ref[])[];
}

/** The pile sizes that are possible: each between its bounds, all items placed. */
const sizes = (form: Arrange): System => ({
  variables: form.piles,
  sums: [
    {
      terms: form.piles.map((_, variable) => ({ variable, times: 1 })),
      min: form.items.length,
      max: form.items.length,
    },
  ],
});

function deal(items: readonly Ref[], counts: readonly number[]): ArrangeAnswer {
  let from = 0;
  return {
    is: 'arrange',
    piles: counts.map((n) => {
      const pile = items.slice(from, from + n);
      from += n;
      return pile;
    }),
  };
}

function* orders(items: readonly Ref[]): Generator<Ref[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries()) {
    for (const rest of orders(items.filter((_, j) => j !== i))) yield [first, ...rest];
  }
}

export const arrange: FormKind<Arrange, ArrangeAnswer> = {
  accepts(form, raw) {
    const piles = field(raw, 'piles');
    if (field(raw, 'is') !== 'arrange' || !Array.isArray(piles) || piles.length !== form.piles.length) {
      return refuse('malformed', 'piles');
    }
    const left = new Set<unknown>(form.items);
    for (const [p, pile] of piles.entries()) {
      const bounds = form.piles[p] ?? { min: 0, max: 0 };
      if (!Array.isArray(pile)) return refuse('malformed', `piles[${p}]`);
      if (pile.length < bounds.min) return refuse('too-few', `piles[${p}]`);
      if (pile.length > bounds.max) return refuse('too-many', `piles[${p}]`);
      for (const [i, item] of pile.entries()) {
        const part = `piles[${p}][${i}]`;
        if (left.delete(item)) continue;
        return refuse(form.items.some((known) => known === item) ? 'twice' : 'unknown', part);
      }
    }
    if (left.size > 0) return refuse('too-few', 'piles');
    return { is: 'arrange', piles: (piles as Ref[][]).map((pile) => pile.slice()) };
  },
  sample: (form, ints) => deal(mixed(form.items, ints), randomSolution(sizes(form), ints) ?? []),
  *each(form) {
    for (const counts of solutions(sizes(form))) {
      for (const order of orders(form.items)) yield deal(order, counts);
    }
  },
  count(form) {
    let n = countSolutions(sizes(form));
    for (let i = 2; i <= form.items.length; i++) n *= i;
    return n;
  },
  offers: (form) => form.items.map((ref) => ({ id: ref, refs: [ref] })),
  say: (_form, answer, words) => words.piles(answer.piles),
  key: (_form, { piles }, named) => piles.map((pile) => pile.map(named).join(' ')).join('|'),
  blanks: (form) => ({ count: form.items.length }),
};
