import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { combinations } from '../testing/form-suite.ts';
import { countSolutions, missed, mixed, randomSolution, type System, solutions } from './linear.ts';

const range = (min: number, max: number): number[] =>
  Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);

const variable = fc
  .record({ min: fc.integer({ min: -2, max: 2 }), more: fc.integer({ min: -1, max: 3 }) })
  .map(({ min, more }) => ({ min, max: min + more }));

const systems: fc.Arbitrary<System> = fc.array(variable, { maxLength: 4 }).chain((variables) => {
  const term = fc.record({
    variable: fc.nat(Math.max(0, variables.length - 1)),
    times: fc.integer({ min: -2, max: 3 }),
  });
  const sum = fc
    .record({
      terms: fc.array(term, { maxLength: variables.length === 0 ? 0 : 5 }),
      min: fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constant(Number.NEGATIVE_INFINITY)),
      more: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(Number.POSITIVE_INFINITY)),
    })
    .map(({ terms, min, more }) => ({ terms, min, max: Math.max(min, -4) + more }));
  return fc.array(sum, { maxLength: 3 }).map((sums) => ({ variables, sums }));
});

const holds = ({ sums }: System, values: readonly number[]): boolean =>
  sums.every(({ terms, min, max }) => {
    let total = 0;
    for (const { variable, times } of terms) total += times * values[variable]!;
    return min <= total && total <= max;
  });

const bruteForce = (system: System): number[][] =>
  combinations(system.variables.map(({ min, max }) => range(min, max))).filter((values) =>
    holds(system, values),
  );

describe('linear systems', () => {
  test('solutions are those of brute force, in rising order', () => {
    fc.assert(
      fc.property(systems, (system) => {
        expect([...solutions(system)]).toEqual(bruteForce(system));
      }),
      { numRuns: 500 },
    );
  });

  test('countSolutions counts them', () => {
    fc.assert(
      fc.property(systems, (system) => {
        expect(countSolutions(system)).toBe(bruteForce(system).length);
      }),
      { numRuns: 500 },
    );
  });

  test('a random solution is a solution; null when there is none', () => {
    fc.assert(
      fc.property(systems, fc.integer(), (system, seed) => {
        const found = randomSolution(system, seeded(seed));
        if (bruteForce(system).length === 0) expect(found).toBeNull();
        else expect(found && holds(system, found)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('what is missed is a sum, by the right side', () => {
    fc.assert(
      fc.property(systems, fc.array(fc.integer({ min: -3, max: 3 })), (system, values) => {
        const all = system.variables.map((_, i) => values[i] ?? 0);
        const wrong = missed(system, all);
        expect(wrong === null).toBe(holds(system, all));
        if (wrong === null) return;
        const total = wrong.sum.terms.reduce((n, t) => n + t.times * all[t.variable]!, 0);
        expect(wrong.side).toBe(total < wrong.sum.min ? 'too-few' : 'too-many');
      }),
    );
  });

  test('no variables: one empty solution, unless a sum forbids it', () => {
    const nothing: System = { variables: [], sums: [] };
    const something: System = { variables: [], sums: [{ terms: [], min: 1, max: 2 }] };
    expect([...solutions(nothing)]).toEqual([[]]);
    expect(countSolutions(nothing)).toBe(1);
    expect(randomSolution(nothing, seeded(1))).toEqual([]);
    expect([...solutions(something)]).toEqual([]);
    expect(countSolutions(something)).toBe(0);
    expect(randomSolution(something, seeded(1))).toBeNull();
  });

  test('solutions are found one at a time', () => {
    const variables = range(1, 60).map(() => ({ min: 0, max: 9 }));
    const [first] = solutions({ variables, sums: [] });
    expect(first).toEqual(variables.map(() => 0));
  });
});

describe('mixed', () => {
  test('keeps what is in the list, and the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.integer(), (list, seed) => {
        const before = list.slice();
        expect(mixed(list, seeded(seed)).sort()).toEqual(before.slice().sort());
        expect(list).toEqual(before);
      }),
    );
  });
});
