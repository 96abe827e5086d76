import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import type { Ref } from '../ids.ts';
import { canonical } from '../json.ts';
import { combinations, type FormCase, formSuite, ids, upTo } from '../testing/form-suite.ts';
import { type Arrange, type ArrangeAnswer, accepts, arranged, count, sample } from './index.ts';

const ref = (id: string): Ref => `card:${id}`;

/** All orders of a list, by inserting each item everywhere. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>(
    (all, item) => all.flatMap((list) => upTo(list.length).map((i) => list.toSpliced(i, 0, item))),
    [[]],
  );

function cut(items: readonly Ref[], sizes: readonly number[]): ArrangeAnswer {
  const left = items.slice();
  return { is: 'arrange', piles: sizes.map((n) => left.splice(0, n)) };
}

const worked = (form: Arrange) => ({
  form,
  legal: combinations(form.piles.map((pile) => upTo(pile.max).filter((n) => n >= pile.min)))
    .filter((sizes) => sizes.reduce((a, b) => a + b, 0) === form.items.length)
    .flatMap((sizes) => orders(form.items).map((items) => cut(items, sizes))),
});

const forms: fc.Arbitrary<Arrange> = fc
  .record({
    items: ids(4),
    piles: fc.array(fc.record({ min: fc.nat(2), more: fc.nat(3) }), { maxLength: 3 }),
  })
  .map(({ items, piles }) => ({
    is: 'arrange',
    items: items.map(ref),
    piles: piles.map(({ min, more }, i) => ({ id: `pile-${i}`, min, max: min + more })),
  }));

const arrangements: FormCase<Arrange> = {
  forms: forms.map(worked),
  near: (form) => {
    const items = fc.shuffledSubarray([...form.items, ref('zz')], { minLength: form.items.length });
    const anyItems = fc.array(fc.constantFrom(...form.items, ref('zz')), { maxLength: 4 });
    const sizes = fc.array(fc.nat(3), {
      minLength: Math.max(0, form.piles.length - 1),
      maxLength: form.piles.length + 1,
    });
    return fc.tuple(fc.oneof(items, anyItems), sizes).map(([list, counts]) => {
      const piles = cut(list, counts).piles;
      return { raw: { is: 'arrange', piles }, clean: { is: 'arrange', piles } };
    });
  },
};

describe('arrange', () => {
  formSuite(arrangements);

  const form: Arrange = {
    is: 'arrange',
    items: ['card:1', 'card:2', 'card:3'],
    piles: [
      { id: 'top', min: 1, max: 2 },
      { id: 'bottom', min: 0, max: 3 },
    ],
  };

  test.each([
    [[['card:1', 'card:2']], { refused: 'malformed', part: 'piles' }],
    ['card:1', { refused: 'malformed', part: 'piles' }],
    [[['card:1'], 'card:2'], { refused: 'malformed', part: 'piles[1]' }],
    [[[], ['card:1', 'card:2', 'card:3']], { refused: 'too-few', part: 'piles[0]' }],
    [[['card:1', 'card:2', 'card:3'], []], { refused: 'too-many', part: 'piles[0]' }],
    [[new Array(100_000).fill('card:1'), []], { refused: 'too-many', part: 'piles[0]' }],
    [[['card:1'], ['card:2']], { refused: 'too-few', part: 'piles' }],
    [[['card:1'], ['card:2', 'card:1']], { refused: 'twice', part: 'piles[1][1]' }],
    [[['card:4'], ['card:2', 'card:1']], { refused: 'unknown', part: 'piles[0][0]' }],
    [[['__proto__'], ['card:2', 'card:1']], { refused: 'unknown', part: 'piles[0][0]' }],
    [[[['card:1']], ['card:2', 'card:3']], { refused: 'unknown', part: 'piles[0][0]' }],
  ])('is refused by its part (%#)', (piles, refusal) => {
    expect(accepts(form, { is: 'arrange', piles })).toEqual(refusal);
  });

  test('the result shares no object with the input', () => {
    const piles: Ref[][] = [['card:3'], ['card:1', 'card:2']];
    const read = accepts(form, { is: 'arrange', piles }) as ArrangeAnswer;
    piles[0]!.push('card:1');
    expect(arranged(read)).toEqual([['card:3'], ['card:1', 'card:2']]);
  });

  test('all orders of a pile are equally likely', () => {
    const pile: Arrange = { ...form, piles: [{ id: 'deck', min: 3, max: 3 }] };
    const seen = new Map<string, number>();
    const chance = seeded('orders');
    for (let i = 0; i < 6000; i++) {
      const key = canonical(sample(pile, chance));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
  });

  test('a large arrangement is counted without being listed', () => {
    const items = upTo(14).map((n) => ref(`${n}`));
    expect(count({ is: 'arrange', items, piles: [{ id: 'deck', min: 0, max: 15 }] })).toBe(1_307_674_368_000);
  });
});
