import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations, type FormCase, formSuite, ids, maybeTag, tags, upTo } from '../testing/form-suite.ts';
import {
  type Allot,
  type AllotAnswer,
  type AllotSlot,
  accepts,
  count,
  hasChoice,
  howMany,
  type Limit,
  type Lot,
} from './index.ts';

const lotOf = (id: string, slots: readonly string[]): fc.Arbitrary<Lot> =>
  fc
    .record({
      min: fc.constantFrom(0, 0, 0, 1),
      more: fc.nat(2),
      weight: fc.nat(3),
      tags,
      to: fc.option(fc.subarray([...slots, 'nowhere']), { nil: undefined, freq: 2 }),
    })
    .map(({ min, more, weight, tags, to }) => ({
      id,
      refs: [],
      tags,
      min,
      max: Math.min(2, min + more),
      weight,
      carry: 0,
      ...(to === undefined ? {} : { to }),
    }));

const slotOf = (id: string): fc.Arbitrary<AllotSlot> =>
  fc
    .record({ tags, max: fc.option(fc.nat(2)) })
    .map(({ tags, max }) => ({ id, ref: `slot:${id}`, tags, max }));

const limit: fc.Arbitrary<Limit> = fc
  .record({
    lots: maybeTag,
    slots: maybeTag,
    per: fc.constantFrom('all', 'slot'),
    by: fc.constantFrom('count', 'weight'),
    min: fc.nat(2),
    more: fc.option(fc.integer({ min: -1, max: 3 })),
  })
  .map(({ lots, slots, per, by, min, more }) => ({
    per,
    by,
    min,
    max: more === null ? null : min + more,
    rule: `${per}-${by}-${min}`,
    ...(lots === undefined ? {} : { lots }),
    ...(slots === undefined ? {} : { slots }),
  }));

type Put = readonly (readonly [lot: string, slot: string, n: number])[];

/** Every pair of a lot and a slot, also such as no lot may go to. */
const pairs = (form: Allot): [Lot, AllotSlot][] =>
  form.lots.flatMap((lot) => form.slots.map((slot): [Lot, AllotSlot] => [lot, slot]));

const sum = (form: Allot, values: readonly number[], weighs: (lot: Lot, slot: AllotSlot) => number): number =>
  pairs(form).reduce((total, [lot, slot], i) => total + values[i]! * weighs(lot, slot), 0);

const within = (n: number, min: number, max: number | null): boolean =>
  n >= min && (max === null || n <= max);

function keeps(form: Allot, values: readonly number[], limit: Limit): boolean {
  const has = (tagged: { tags: readonly string[] }, tag: string | undefined) =>
    tag === undefined || tagged.tags.includes(tag);
  const total = (counts: (slot: AllotSlot) => boolean): number =>
    sum(form, values, (lot, slot) =>
      has(lot, limit.lots) && has(slot, limit.slots) && counts(slot)
        ? limit.by === 'count'
          ? 1
          : lot.weight
        : 0,
    );
  if (limit.per === 'all')
    return within(
      total(() => true),
      limit.min,
      limit.max,
    );
  return form.slots
    .filter((slot) => has(slot, limit.slots))
    .every((slot) =>
      within(
        total((other) => other === slot),
        limit.min,
        limit.max,
      ),
    );
}

const isLegal = (form: Allot, values: readonly number[]): boolean =>
  pairs(form).every(([lot, slot], i) => values[i] === 0 || (lot.to ?? [slot.id]).includes(slot.id)) &&
  form.lots.every((lot) =>
    within(
      sum(form, values, (l) => (l === lot ? 1 : 0)),
      lot.min,
      lot.max,
    ),
  ) &&
  form.slots.every((slot) =>
    within(
      sum(form, values, (_, s) => (s === slot ? 1 : 0)),
      0,
      slot.max,
    ),
  ) &&
  form.limits.every((limit) => keeps(form, values, limit));

const answerOf = (form: Allot, values: readonly number[]): AllotAnswer => ({
  is: 'allot',
  put: pairs(form).flatMap(([lot, slot], i): Put => (values[i]! > 0 ? [[lot.id, slot.id, values[i]!]] : [])),
});

const worked = (form: Allot) => ({
  form,
  legal: combinations(pairs(form).map(([lot]) => upTo(lot.max)))
    .filter((values) => isLegal(form, values))
    .map((values) => answerOf(form, values)),
});

/** "From min to max in all": the case with shortcuts. */
const plain: fc.Arbitrary<Limit> = fc
  .record({ min: fc.nat(2), more: fc.nat(2) })
  .map(({ min, more }) => howMany(min, min + more, 'k'));

const forms = (limit: fc.Arbitrary<Limit>): fc.Arbitrary<Allot> =>
  fc
    .tuple(ids(2), ids(3))
    .chain(([lots, slots]) =>
      fc.record({
        lots: fc.tuple(...lots.map((id) => lotOf(id, slots))),
        slots: fc.tuple(...slots.map(slotOf)),
        limits: fc.array(limit, { maxLength: 2 }),
      }),
    )
    .map((parts) => ({ is: 'allot', ...parts }));

const allotments = (limit: fc.Arbitrary<Limit>): FormCase<Allot> => ({
  forms: forms(limit).map(worked),
  near: (form) => {
    const line = fc.tuple(
      fc.constantFrom(...form.lots.map((lot) => lot.id), 'zz'),
      fc.constantFrom(...form.slots.map((slot) => slot.id), 'zz'),
      fc.integer({ min: 0, max: 3 }),
    );
    const lines = fc.oneof(
      fc.array(line, { maxLength: 4 }),
      fc.uniqueArray(line, { maxLength: 4, selector: ([lot, slot]) => `${lot}>${slot}` }),
    );
    return lines.map((put) => {
      const amount = ([lot, slot]: [Lot, AllotSlot]): number =>
        put.find(([l, s]) => l === lot.id && s === slot.id)?.[2] ?? 0;
      const shapely =
        new Set(put.map(([lot, slot]) => `${lot}>${slot}`)).size === put.length &&
        put.every(([lot, slot, n]) => lot !== 'zz' && slot !== 'zz' && n > 0);
      return {
        raw: { is: 'allot', put },
        clean: shapely ? answerOf(form, pairs(form).map(amount)) : null,
      };
    });
  },
});

describe('allot with a total', () => {
  formSuite(allotments(plain));
});

describe('allot', () => {
  formSuite(allotments(limit));

  const lot = (id: string, more: Partial<Lot> = {}): Lot => ({
    id,
    refs: [],
    tags: [],
    min: 0,
    max: 3,
    weight: 1,
    carry: 0,
    ...more,
  });
  const form: Allot = {
    is: 'allot',
    lots: [lot('hit', { min: 1 }), lot('crit', { to: ['ship'], weight: 2 })],
    slots: [
      { id: 'ship', ref: 'unit:ship', tags: [], max: 4 },
      { id: 'walker', ref: 'unit:walker', tags: ['ground'], max: null },
    ],
    limits: [
      { per: 'slot', by: 'weight', min: 0, max: 5, rule: 'health' },
      { slots: 'ground', per: 'slot', by: 'count', min: 1, max: null, rule: 'one-on-the-ground' },
    ],
  };

  test.each<[unknown, object]>([
    [[['hit', 'ship', 1]], { refused: 'too-few', part: 'walker', rule: 'one-on-the-ground' }],
    [
      [
        ['hit', 'walker', 1],
        ['hit', 'ship', 1],
        ['crit', 'ship', 3],
      ],
      { refused: 'too-many', part: 'ship', rule: 'health' },
    ],
    [[['hit', 'walker', 4]], { refused: 'too-many', part: 'hit' }],
    [[], { refused: 'too-few', part: 'hit' }],
    [
      [
        ['hit', 'walker', 1],
        ['crit', 'walker', 1],
      ],
      { refused: 'not-there', part: 'put[1]' },
    ],
    [[['hit', 'moon', 1]], { refused: 'unknown', part: 'put[0]' }],
    [[['miss', 'ship', 1]], { refused: 'unknown', part: 'put[0]' }],
    [[['hit', '__proto__', 1]], { refused: 'unknown', part: 'put[0]' }],
    [
      [
        ['hit', 'walker', 1],
        ['hit', 'walker', 1],
      ],
      { refused: 'twice', part: 'put[1]' },
    ],
    [[['hit', 'walker', 0]], { refused: 'too-few', part: 'put[0]' }],
    [[['hit', 'walker', -1]], { refused: 'too-few', part: 'put[0]' }],
    [[['hit', 'walker', 1.5]], { refused: 'malformed', part: 'put[0]' }],
    [[['hit', 'walker', 1e308]], { refused: 'too-many', part: 'hit' }],
    [[[7, 'walker', 1]], { refused: 'malformed', part: 'put[0]' }],
    [[['hit', 7, 1]], { refused: 'malformed', part: 'put[0]' }],
    [[['hit', 'walker', '1']], { refused: 'malformed', part: 'put[0]' }],
    [[['hit', 'walker']], { refused: 'malformed', part: 'put[0]' }],
    [new Array(100_000).fill(['hit', 'walker', 1]), { refused: 'malformed', part: 'put' }],
    ['all', { refused: 'malformed', part: 'put' }],
  ])('is refused by part and rule (%#)', (put, refusal) => {
    expect(accepts(form, { is: 'allot', put })).toEqual(refusal);
  });

  test('lines may come in any order, and are put into the order of the form', () => {
    const put = [
      ['crit', 'ship', 1],
      ['hit', 'walker', 1],
      ['hit', 'ship', 2],
    ];
    expect(accepts(form, { is: 'allot', put })).toEqual({
      is: 'allot',
      put: [
        ['hit', 'ship', 2],
        ['hit', 'walker', 1],
        ['crit', 'ship', 1],
      ],
    });
  });

  describe('without a search, a choice is seen', () => {
    const slot = (id: string, max: number | null): AllotSlot => ({ id, ref: `slot:${id}`, tags: [], max });
    const two = [slot('a', 1), slot('b', null)];
    const of = (lots: Lot[], slots: AllotSlot[], ...limits: Limit[]): Allot => ({
      is: 'allot',
      lots,
      slots,
      limits,
    });
    test.each<[string, Allot, boolean]>([
      ['nothing or something', of([lot('x')], two), true],
      ['one thing or another', of([lot('x'), lot('y')], [slot('a', 1)], howMany(1, 2, 'some')), true],
      ['a thing here or there', of([lot('x')], two, howMany(1, 1, 'one')), true],
      ['where it may go to one place only', of([lot('x', { to: ['b'] })], two, howMany(1, 3, 'some')), false],
      ['where nothing is to be dealt', of([lot('x')], two, howMany(0, 0, 'none')), false],
      ['where nothing is left', of([lot('x', { max: 0 })], two), false],
      ['where there is no room', of([lot('x')], [slot('a', 0)]), false],
      ['where something must be dealt', of([lot('x', { min: 1 })], two), false],
      ['under other limits', form, false],
    ])('%s', (_what, form, seen) => {
      expect(hasChoice(form)).toBe(seen);
    });
  });

  test('a large allotment is counted without being listed', () => {
    const slots = upTo(9).map((n): AllotSlot => ({ id: `${n}`, ref: `slot:${n}`, tags: [], max: null }));
    const tenEach = lot('hit', { min: 10, max: 10 });
    expect(count({ is: 'allot', lots: [tenEach], slots, limits: [] })).toBe(92_378); // 10 hits over 10 slots
  });
});
