import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from './json.ts';
import {
  diff as diffText,
  diffOfCopy as diffTextOfCopy,
  type Patch,
  type PatchText,
  patched,
} from './patch.ts';
import { deepFreeze } from './testing/freeze.ts';
import { plainJson } from './testing/plain-json.ts';

const read = (text: PatchText | null): Patch | null => (text === null ? null : JSON.parse(text));
const diff = (a: unknown, b: unknown): Patch | null => read(diffText(a, b));
const diffOfCopy = (a: unknown, b: unknown): Patch | null => read(diffTextOfCopy(a, b));

/** Two values that have much in common, as positions of a game before and after a step have. */
const alike = fc.tuple(plainJson, plainJson, plainJson).chain(([a, b, c]) =>
  fc.constantFrom<[unknown, unknown]>(
    [a, b],
    [
      [a, b],
      [a, c],
    ],
    [
      { a, b },
      { a: c, b },
    ],
    [{ a }, { a, b }],
    [{ a, b }, { b }],
    [[a, b, c], [a]],
    [
      [a, b],
      [a, b, c],
    ],
    [{ a: [b, { c }] }, { a: [b, { c: a }] }],
    [{ 0: a, 1: b }, [a, b]],
    [[a], { 0: a }],
  ),
);

describe('a patch', () => {
  test('leads from the one value to the other', () => {
    fc.assert(
      fc.property(alike, ([a, b]) => {
        expect(patched(a, diff(a, b))).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('of a value with itself, or with an equal one, is empty', () => {
    fc.assert(
      fc.property(plainJson, (a) => {
        expect(diff(a, a)).toBeNull();
        expect(diff(a, structuredClone(a))).toBeNull();
        expect(patched(a, null)).toBe(a);
      }),
    );
  });

  test('is written as it would be written again, so that its digest can be checked', () => {
    fc.assert(
      fc.property(alike, ([a, b]) => {
        const text = diffText(a, b);
        if (text !== null) expect(JSON.stringify(JSON.parse(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('writes neither into what it is made of nor into what it is laid on', () => {
    fc.assert(
      fc.property(alike, ([a, b]) => {
        const patch = deepFreeze(diff(deepFreeze(a), deepFreeze(b)));
        expect(patched(a, patch)).toEqual(b);
      }),
    );
  });

  test('gives each value that is made of it parts of its own', () => {
    const patch = diff({}, { list: [{ x: 1 }] });
    const once = patched({}, patch) as { list: { x: number }[] };
    once.list[0]!.x = 3;
    expect(patched({}, patch)).toEqual({ list: [{ x: 1 }] });
  });

  test('says little about a small change of a large value', () => {
    const a = { deck: Array.from({ length: 500 }, (_, i) => i), seats: [{ hand: [1, 2] }, { hand: [3] }] };
    const b = structuredClone(a);
    b.deck.pop();
    b.seats[1]!.hand.push(499);
    expect(diff(a, b)).toEqual({
      in: { deck: { length: 499 }, seats: { in: { 1: { in: { hand: { in: { 1: { set: 499 } } } } } } } },
    });
  });
});

describe('a patch of a copy', () => {
  test('is the same patch, and changes neither value', () => {
    fc.assert(
      fc.property(alike, ([a, b]) => {
        const copy = structuredClone(b);
        expect(diffOfCopy(deepFreeze(a), copy)).toEqual(diff(a, b));
        expect(copy).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps the same object where nothing changed', () => {
    const a = {
      deck: [1, 2],
      seats: [
        { hand: [1], bag: { n: 1 } },
        { hand: [3], bag: {} },
      ],
      round: 1,
    };
    const b = structuredClone(a);
    b.seats[0]!.hand.push(4);
    expect(diffOfCopy(a, b)).toEqual({
      in: { seats: { in: { 0: { in: { hand: { in: { 1: { set: 4 } } } } } } } },
    });
    expect(b.deck).toBe(a.deck);
    expect(b.seats[1]).toBe(a.seats[1]);
    expect(b.seats[0]!.bag).toBe(a.seats[0]!.bag);
    expect(b.seats[0]!.hand).toEqual([1, 4]);
    expect(a.seats[0]!.hand).toEqual([1]);
  });
});

describe('a patch that does not fit', () => {
  test.each<[unknown, Patch]>([
    [1, { in: { a: { set: 1 } } }],
    [null, { in: { a: { set: 1 } } }],
    ['text', { length: 1 }],
    [{}, { in: { a: { in: { b: { set: 1 } } } } }],
    [{}, { in: { constructor: { in: { prototype: { set: 1 } } } } }],
    [[1], { in: { 2: { set: 1 } } }],
    [[1], { in: { '-1': { set: 1 } } }],
    [[1], { in: { x: { set: 1 } } }],
    [[1], { in: { '0.5': { set: 1 } } }],
    [[1, 2], { length: 1, in: { 2: { set: 1 } } }],
    [[1], { in: { length: { set: 1e9 } } }],
    [[1], { length: -1 }],
    [[1], { length: 2 }],
    [[1], { length: 0.5 }],
    [[1], { drop: ['0'] }],
    [{ a: 1 }, { drop: ['b'] }],
    [{ a: 1 }, { length: 0 }],
  ])('on %j: %j', (a, patch) => {
    expect(() => patched(deepFreeze(a), patch)).toThrow('does not fit');
  });
});

describe('prototypes', () => {
  const own = JSON.parse('{"__proto__":{"polluted":true}}');

  test.each<[string, Patch]>([
    ['in', { in: JSON.parse('{"__proto__":{"in":{"polluted":{"set":true}}}}') }],
    ['set below', { in: JSON.parse('{"__proto__":{"set":{"polluted":true}}}') }],
  ])('a patch that reaches for one is refused (%s)', (_name, patch) => {
    expect(() => patched({ a: 1 }, patch)).toThrow('does not fit');
    expect({}).not.toHaveProperty('polluted');
  });

  test.each<[string, () => unknown]>([
    ['set', () => patched(1, { set: own })],
    ['set deep', () => patched({ a: 1 }, { in: { a: { set: [own] } } })],
    ['diff', () => patched({}, diff({}, own))],
    ['diff deep', () => patched({ a: 1 }, diff({ a: 1 }, { a: own }))],
  ])('no value comes to inherit from data (%s)', (_name, make) => {
    const inherits = (x: unknown): boolean =>
      typeof x === 'object' &&
      x !== null &&
      ((!Array.isArray(x) && Object.getPrototypeOf(x) !== Object.prototype) ||
        Object.values(x).some(inherits));
    const made = make();
    expect(inherits(made)).toBe(false);
    expect(canonical(made)).not.toContain('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  test('keys that objects inherit are keys like others', () => {
    const b = { constructor: 1, toString: [2], hasOwnProperty: { a: 3 }, valueOf: null };
    expect(patched({}, diff({}, b))).toEqual(b);
    expect(patched(b, diff(b, {}))).toEqual({});
  });
});
