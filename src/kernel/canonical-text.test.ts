import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalText, canonicalTextAfter } from './canonical-text.ts';
import { canonical } from './json.ts';
import { diff } from './patch.ts';
import { plainJson } from './testing/plain-json.ts';

test('is the canonical text', () => {
  fc.assert(
    fc.property(plainJson, (x) => {
      expect(canonicalText(x).text).toBe(canonical(x));
    }),
  );
});

test('stays the canonical text from change to change', () => {
  // The same under several keys, so that there is something to keep as well as something to write again.
  const layers = fc.array(
    fc.record({
      a: plainJson,
      b: fc.array(plainJson),
      10: plainJson,
      9: fc.constant({ deep: [{ x: 1 }, [2]] }),
    }),
    { minLength: 2 },
  );
  fc.assert(
    fc.property(layers, (values) => {
      let [before] = values;
      let text = canonicalText(before);
      for (const next of values) {
        text = canonicalTextAfter(text, diff(before, next), next);
        expect(text.text).toBe(canonical(next));
        before = next;
      }
    }),
  );
});

test('leaves what was as it was', () => {
  const before = canonicalText({ a: { b: [{ c: 1 }] }, d: [{ e: 2 }] });
  const after = { a: { b: [{ c: 1 }, { c: 3 }] }, d: [{ e: 2 }] };
  const text = canonicalTextAfter(
    before,
    { in: { a: { in: { b: { in: { 1: { set: { c: 3 } } } } } } } },
    after,
  );
  expect(text.parts?.get('d')).toBe(before.parts?.get('d'));
  expect(before.text).toBe('{"a":{"b":[{"c":1}]},"d":[{"e":2}]}');
});
