import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import {
  type Answer,
  type AnswerWords,
  accepts,
  amount,
  answerKey,
  count,
  each,
  empty,
  type Form,
  hasChoice,
  onlyAnswer,
  sample,
  sayAnswer,
} from '../forms/index.ts';
import { canonical } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import { deepFreeze } from './freeze.ts';
import { HOSTILE } from './hostile.ts';

/** A form with all its legal answers, worked out without the kernel, as slowly and plainly as can be. */
export interface Worked<F extends Form> {
  readonly form: F;
  readonly legal: readonly Answer[];
}

export interface FormCase<F extends Form> {
  readonly forms: fc.Arbitrary<Worked<F>>;
  /** Answers of the right shape, many of them wrong; with what a clean one looks like, or null when it breaks the shape. */
  near(form: F): fc.Arbitrary<{ readonly raw: unknown; readonly clean: Answer | null }>;
}

/** Ids that a form may have: also such as would be read off a prototype by careless code. */
export const IDS = ['a', 'b', 'c', '__proto__', 'constructor', 'toString', '0', ''] as const;
export const ids = (max: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom<string>(...IDS), { maxLength: max });

const ATOMS: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'zz',
  '__proto__',
  'constructor',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  1.5,
  1e9,
  1e308,
  2 ** 53,
  10n,
  Symbol('x'),
  () => 1,
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"is":"pick","take":[]}}'),
  Object.create(null),
  Object.create({ is: 'choose', id: 'a', take: [], piles: [], put: [] }),
  { toString: 1, valueOf: 1 },
];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Names that cannot be mistaken for each other. */
export const PLAIN_WORDS: AnswerWords = {
  option: (_option, id) => id,
  thing: (_offer, id) => JSON.stringify(id),
  counted: (thing, n) => `${n} ${thing}`,
  to: (what, _slot, id) => `${what} to ${JSON.stringify(id)}`,
  from: (what, place) => `${what} from ${JSON.stringify(place)}`,
  things: (all) => all.join(', '),
  lines: (all) => all.join('; '),
  piles: (all) => JSON.stringify(all),
};

type Path = readonly (string | number)[];

const paths = (x: unknown): Path[] =>
  typeof x === 'object' && x !== null
    ? [[], ...Object.entries(x).flatMap(([key, below]) => paths(below).map((path) => [key, ...path]))]
    : [[]];

/** A copy with something else in one place. */
function spoilt(x: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(x) ? x.slice() : { ...(x as object) }) as Record<string | number, unknown>;
  copy[key] = spoilt(copy[key], rest, by);
  return copy;
}

const setOf = (answers: Iterable<Answer>): Set<string> => new Set([...answers].map(canonical));

/** Properties of every form. */
export function formSuite<F extends Form>({ forms, near }: FormCase<F>): void {
  test('each gives exactly the legal answers, none twice, and count their number', () => {
    fc.assert(
      fc.property(forms, ({ form, legal }) => {
        const given = [...(each(deepFreeze(form)) ?? [])];
        expect(setOf(given)).toEqual(setOf(legal));
        expect(given).toHaveLength(legal.length);
        expect(count(form)).toBe(legal.length);
      }),
    );
  });

  test('the only answer is found, and a choice that is seen at once is one', () => {
    fc.assert(
      fc.property(forms, ({ form, legal }) => {
        expect(onlyAnswer(deepFreeze(form))).toEqual(legal.length === 1 ? legal[0] : null);
        if (hasChoice(form)) expect(legal.length).toBeGreaterThan(1);
      }),
      { numRuns: 500 },
    );
  });

  test('no two answers have the same key, or read the same', () => {
    fc.assert(
      fc.property(forms, ({ form, legal }) => {
        const distinct = (say: (answer: Answer) => string) => expect(new Set(legal.map(say)).size);
        distinct((answer) => answerKey(form, answer, (id) => id)).toBe(legal.length);
        distinct((answer) => sayAnswer(form, answer, PLAIN_WORDS)).toBe(legal.length);
      }),
    );
  });

  test('the empty answer takes no more than any legal one', () => {
    fc.assert(
      fc.property(forms, ({ form, legal }) => {
        const nothing = empty(deepFreeze(form));
        const least = nothing === null ? null : amount(nothing);
        for (const answer of legal) {
          if (least === null) expect(amount(answer)).toBeNull();
          else expect(amount(answer)).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });

  test('what each and sample give is accepted as it is', () => {
    fc.assert(
      fc.property(forms, fc.integer(), ({ form, legal }, seed) => {
        for (const answer of each(deepFreeze(form)) ?? [])
          expect(accepts(form, deepFreeze(answer))).toEqual(answer);
        if (legal.length === 0) return;
        const sampled = sample(form, seeded(seed));
        expect(accepts(form, sampled)).toEqual(sampled);
      }),
    );
  });

  test('an answer is accepted exactly if it is one of the legal ones, and made clean', () => {
    const cases = forms.chain((worked) => near(worked.form).map((tried) => ({ worked, tried })));
    fc.assert(
      fc.property(cases, ({ worked: { form, legal }, tried: { raw, clean } }) => {
        const read = accepts(form, deepFreeze(raw));
        if (clean !== null && setOf(legal).has(canonical(clean))) {
          expect(read).toEqual(clean);
          expect(accepts(form, read)).toEqual(read);
        } else {
          expect(read).toHaveProperty('refused');
          expect(read).toHaveProperty('part');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('only own fields of the answer count, and only they come out', () => {
    fc.assert(
      fc.property(forms, ({ form, legal }) => {
        for (const answer of legal.slice(0, 5)) {
          const more = { ...answer, seat: 1, __proto__: { polluted: true }, constructor: 'x' };
          expect(Object.keys(accepts(form, more)).sort()).toEqual(Object.keys(answer).sort());
          expect(accepts(form, Object.create(answer))).toHaveProperty('refused');
          const { is: _is, ...unnamed } = answer;
          for (const is of [undefined, 'form', '__proto__', [answer.is]]) {
            expect(accepts(form, { ...unnamed, is })).toMatchObject({ refused: 'malformed' });
          }
        }
      }),
    );
  });

  test('hostile answers are refused without an exception, and nothing is written into them', () => {
    fc.assert(
      fc.property(forms, anything, ({ form, legal }, raw) => {
        const before = fc.stringify(raw);
        const read = accepts(deepFreeze(form), raw);
        expect(isRefusal(read) || setOf(legal).has(canonical(read))).toBe(true);
        expect(fc.stringify(raw)).toBe(before);
        for (const bad of [...HOSTILE, ...ATOMS]) {
          const judged = accepts(form, bad);
          expect(isRefusal(judged) || setOf(legal).has(canonical(judged))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a legal answer that was spoilt in one place is refused, or is another legal one', () => {
    fc.assert(
      fc.property(forms, fc.nat(), fc.constantFrom(...ATOMS), fc.nat(), ({ form, legal }, a, atom, b) => {
        const answer = legal[a % Math.max(1, legal.length)];
        if (answer === undefined) return;
        const all = paths(answer);
        const read = accepts(deepFreeze(form), deepFreeze(spoilt(answer, all[b % all.length]!, atom)));
        expect(isRefusal(read) || setOf(legal).has(canonical(read))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('every legal answer can be sampled', () => {
    const small = forms.filter(({ legal }) => legal.length > 0 && legal.length <= 8);
    fc.assert(
      fc.property(small, fc.integer(), ({ form, legal }, seed) => {
        const missing = setOf(legal);
        const chance = seeded(seed);
        for (let i = 0; i < 5000 && missing.size > 0; i++) missing.delete(canonical(sample(form, chance)));
        expect([...missing]).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
}

/** All lists with one number from each range. */
export const combinations = (ranges: readonly (readonly number[])[]): number[][] =>
  ranges.reduce<number[][]>((all, range) => all.flatMap((list) => range.map((n) => [...list, n])), [[]]);

export const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

const TAGS = ['red', 'blue'] as const;
export const tags = fc.uniqueArray(fc.constantFrom<string>(...TAGS), { maxLength: 2 });
export const maybeTag = fc.option(fc.constantFrom<string>(...TAGS), { nil: undefined });
