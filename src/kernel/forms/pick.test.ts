import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { canonical } from '../json.ts';
import { combinations, type FormCase, formSuite, ids, maybeTag, tags, upTo } from '../testing/form-suite.ts';
import {
  accepts,
  count,
  each,
  hasChoice,
  howMany,
  type Limit,
  type Lot,
  type Pick,
  type PickAnswer,
  picked,
  sample,
  single,
} from './index.ts';

const lotOf = (id: string): fc.Arbitrary<Lot> =>
  fc
    .record({ min: fc.constantFrom(0, 0, 0, 1), more: fc.nat(2), weight: fc.nat(3), tags })
    .map(({ min, more, weight, tags }) => ({
      id,
      refs: [],
      tags,
      min,
      max: min + more,
      weight,
      carry: 0,
    }));

const limit: fc.Arbitrary<Limit> = fc
  .record({
    lots: maybeTag,
    by: fc.constantFrom('count', 'weight'),
    min: fc.nat(3),
    more: fc.option(fc.integer({ min: -1, max: 3 })),
  })
  .map(({ lots, by, min, more }) => ({
    per: 'all',
    by,
    min,
    max: more === null ? null : min + more,
    rule: `${by}-${min}`,
    ...(lots === undefined ? {} : { lots }),
  }));

const answerOf = (form: Pick, values: readonly number[]): PickAnswer => ({
  is: 'pick',
  take: form.from.flatMap((lot, i) => (values[i]! > 0 ? [[lot.id, values[i]!] as const] : [])),
});

function keeps(form: Pick, values: readonly number[], limit: Limit): boolean {
  let total = 0;
  form.from.forEach((lot, i) => {
    if (limit.lots !== undefined && !lot.tags.includes(limit.lots)) return;
    total += values[i]! * (limit.by === 'count' ? 1 : lot.weight);
  });
  return total >= limit.min && (limit.max === null || total <= limit.max);
}

const worked = (form: Pick) => ({
  form,
  legal: combinations(form.from.map((lot) => upTo(lot.max).filter((n) => n >= lot.min)))
    .filter((values) => form.limits.every((limit) => keeps(form, values, limit)))
    .map((values) => answerOf(form, values)),
});

const general: fc.Arbitrary<Pick> = ids(4)
  .chain((names) =>
    fc.record({ from: fc.tuple(...names.map(lotOf)), limits: fc.array(limit, { maxLength: 2 }) }),
  )
  .map(({ from, limits }) => ({ is: 'pick', from, limits }));

/** "From min to max of these": the case with a shortcut. */
const plain: fc.Arbitrary<Pick> = fc
  .record({ names: ids(5), min: fc.nat(5), more: fc.option(fc.nat(3)) })
  .map(({ names, min, more }) => ({
    is: 'pick',
    from: names.map((id) => single(id, [])),
    limits: [{ per: 'all', by: 'count', min, max: more === null ? null : min + more, rule: 'k' }],
  }));

const picks = (forms: fc.Arbitrary<Pick>): FormCase<Pick> => ({
  forms: forms.map(worked),
  near: (form) => {
    const names = [...form.from.map((lot) => lot.id), 'zz'];
    const line = fc.tuple(fc.constantFrom(...names), fc.integer({ min: 0, max: 3 }));
    const lines = fc.oneof(
      fc.array(line, { maxLength: 4 }),
      fc.uniqueArray(line, { maxLength: 4, selector: ([id]) => id }),
    );
    return lines.map((take) => {
      const values = form.from.map((lot) => take.find(([id]) => id === lot.id)?.[1] ?? 0);
      const shapely =
        new Set(take.map(([id]) => id)).size === take.length && take.every(([id, n]) => id !== 'zz' && n > 0);
      return { raw: { is: 'pick', take }, clean: shapely ? answerOf(form, values) : null };
    });
  },
});

describe('pick', () => {
  formSuite(picks(general));
});

describe('pick with a total', () => {
  formSuite(picks(plain));

  test.each([
    [0, 1, true],
    [2, 3, true],
    [1, 1, true],
    [0, 0, false],
    [3, 3, false],
    [3, 9, false],
    [4, 9, false],
    [-1, 0, false],
  ])('of three things, from %i to %i: a choice is seen (%s)', (min, max, seen) => {
    const from = ['a', 'b', 'c'].map((id) => single(id, []));
    expect(hasChoice({ is: 'pick', from, limits: [howMany(min, max, 'k')] })).toBe(seen);
  });

  test('every choice of three out of six is as likely as the others', () => {
    const form: Pick = {
      is: 'pick',
      from: upTo(5).map((n) => single(`${n}`, [])),
      limits: [howMany(3, 3, 'three')],
    };
    const seen = new Map<string, number>();
    const chance = seeded('three of six');
    for (let i = 0; i < 20_000; i++) {
      const key = picked(sample(form, chance)).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(20);
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(43.8); // 19 degrees of freedom, one in a thousand
  });
});

describe('a pick that only looks like one with a total', () => {
  const two: Lot = { ...single('two', []), max: 2 };
  const must: Lot = { ...single('must', []), min: 1 };
  const lots = ['a', 'b', 'c'].map((id) => single(id, []));
  const red = { ...single('red', []), tags: ['red'] };
  const some = howMany(1, 2, 'some');

  test.each<[string, Pick]>([
    ['a lot of two', { is: 'pick', from: [two, ...lots], limits: [some] }],
    ['lots of two', { is: 'pick', from: [two, { ...two, id: 'more' }], limits: [some] }],
    ['a lot that must be taken', { is: 'pick', from: [must, ...lots], limits: [some] }],
    ['two limits', { is: 'pick', from: lots, limits: [howMany(0, 3, 'any'), some] }],
    [
      'a limit on some',
      { is: 'pick', from: [red, ...lots], limits: [{ ...howMany(1, 1, 'red'), lots: 'red' }] },
    ],
    [
      'a limit by weight',
      { is: 'pick', from: [{ ...red, weight: 2 }, ...lots], limits: [{ ...some, by: 'weight' }] },
    ],
    ['no limit', { is: 'pick', from: lots, limits: [] }],
  ])('%s', (_what, form) => {
    const { legal } = worked(form);
    const chance = seeded('looks');
    const seen = new Set(Array.from({ length: 500 }, () => canonical(sample(form, chance))));
    expect(seen).toEqual(new Set(legal.map(canonical)));
  });
});

describe('a pick that breaks a rule', () => {
  const red: Lot = { id: 'red', refs: [], tags: ['red'], min: 0, max: 3, weight: 2, carry: 0 };
  const blue: Lot = { ...red, id: 'blue', tags: ['blue'], min: 1 };
  const form: Pick = {
    is: 'pick',
    from: [red, blue],
    limits: [
      { per: 'all', by: 'count', lots: 'red', min: 1, max: 2, rule: 'one-or-two-red' },
      { per: 'all', by: 'weight', min: 0, max: 6, rule: 'weight-six' },
    ],
  };
  const all = (n: number): [string, number][] => new Array(n).fill(['red', 1]);

  test.each([
    [[['blue', 1]], { refused: 'too-few', part: 'take', rule: 'one-or-two-red' }],
    [
      [
        ['red', 3],
        ['blue', 1],
      ],
      { refused: 'too-many', part: 'take', rule: 'one-or-two-red' },
    ],
    [
      [
        ['red', 2],
        ['blue', 2],
      ],
      { refused: 'too-many', part: 'take', rule: 'weight-six' },
    ],
    [[['red', 1]], { refused: 'too-few', part: 'blue' }],
    [[['red', 4]], { refused: 'too-many', part: 'take[0]' }],
    [
      [
        ['blue', 1],
        ['red', 0],
      ],
      { refused: 'too-few', part: 'take[1]' },
    ],
    [
      [
        ['blue', 1],
        ['blue', 1],
      ],
      { refused: 'twice', part: 'take[1]' },
    ],
    [[['green', 1]], { refused: 'unknown', part: 'take[0]' }],
    [[['red', 1, 1]], { refused: 'malformed', part: 'take[0]' }],
    [[['red']], { refused: 'malformed', part: 'take[0]' }],
    [{ length: 1 }, { refused: 'malformed', part: 'take' }],
    [all(100_000), { refused: 'malformed', part: 'take' }],
    [all(2000), { refused: 'twice', part: 'take[1]' }],
  ])('is refused by part and rule (%#)', (take, refusal) => {
    expect(accepts(form, { is: 'pick', take })).toEqual(refusal);
  });

  test('lines may come in any order, and are put into the order of the form', () => {
    const raw = {
      is: 'pick',
      take: [
        ['blue', 1],
        ['red', 2],
      ],
    };
    expect(accepts(form, raw)).toEqual({
      is: 'pick',
      take: [
        ['red', 2],
        ['blue', 1],
      ],
    });
    expect(picked(accepts(form, raw) as PickAnswer)).toEqual(['red', 'red', 'blue']);
  });
});

test('a large pick is counted without being listed, and listed without being counted', () => {
  const form: Pick = {
    is: 'pick',
    from: upTo(39).map((n) => single(`${n}`, [])),
    limits: [howMany(20, 20, 'half')],
  };
  expect(count(form)).toBe(137_846_528_820);
  const [first] = each(form)!;
  expect(accepts(form, first)).toEqual(first);
});
