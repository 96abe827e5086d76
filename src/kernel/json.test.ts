import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copyJson, field, isRecord, sameJson } from './json.ts';
import { deepFreeze } from './testing/freeze.ts';
import { plainJson } from './testing/plain-json.ts';

/** The same value with its keys in another order. */
function reversed(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(reversed);
  if (!isRecord(x)) return x;
  return Object.fromEntries(
    Object.entries(x)
      .reverse()
      .map(([key, value]) => [key, reversed(value)]),
  );
}

describe('canonical', () => {
  test('is JSON text of the value', () => {
    fc.assert(
      fc.property(plainJson, (x) => {
        expect(JSON.parse(canonical(x))).toEqual(x);
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(plainJson, (x) => {
        expect(canonical(reversed(x))).toBe(canonical(x));
        expect(sameJson(x, reversed(x))).toBe(true);
      }),
    );
  });

  test('tells different values apart', () => {
    fc.assert(
      fc.property(plainJson, plainJson, (a, b) => {
        expect(sameJson(a, b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
    expect(sameJson([1, 2], [12])).toBe(false);
    expect(sameJson({ a: '1' }, { a: 1 })).toBe(false);
    expect(sameJson({ a: null }, {})).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson('null', null)).toBe(false);
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
    expect(canonical([undefined, 1])).toBe('[null,1]');
    expect(canonical(undefined)).toBe('null');
    expect(canonical(-0)).toBe('0');
  });
});

describe('copyJson', () => {
  test('gives an equal value that shares nothing', () => {
    fc.assert(
      fc.property(plainJson, (x) => {
        const copy = copyJson(deepFreeze(x));
        expect(copy).toEqual(x);
        expect(shared(copy, x)).toBe(false);
      }),
    );
  });

  test('never gives a value that inherits from data', () => {
    const copy = copyJson(JSON.parse('{"a":1,"__proto__":{"b":2}}'));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy).toEqual({ a: 1 });
  });
});

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
const shared = (a: unknown, b: unknown): boolean =>
  isObject(a) && isObject(b) && (a === b || Object.keys(a).some((key) => shared(a[key], b[key])));

describe('field', () => {
  test('reads own fields of records only', () => {
    expect(field({ a: 1 }, 'a')).toBe(1);
    expect(field(JSON.parse('{"__proto__":1}'), '__proto__')).toBe(1);
    const others: unknown[] = [null, undefined, 'text', 7, [1], () => 1, Object.create({ a: 1 })];
    for (const x of others) {
      for (const name of ['a', 'length', '__proto__', 'constructor', '0', 'name']) {
        expect(field(x, name)).toBeUndefined();
      }
    }
  });
});
