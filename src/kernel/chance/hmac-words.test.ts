import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacWords } from './hmac-words.ts';

const again = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('is what Node makes of it, whatever the key, and whatever text fits into a block', () => {
  const key = fc.uint8Array({ maxLength: 64 });
  const text = fc.string({ unit: 'binary-ascii', maxLength: 55 });
  fc.assert(
    fc.property(key, fc.array(text, { minLength: 1 }), (by, texts) => {
      for (const one of texts) expect(hex(hmacWords(by, one))).toBe(again(by, one));
    }),
    { numRuns: 500 },
  );
});

test('is the same for every length, with keys that take turns', () => {
  const keys = [0, 1, 31, 32, 33, 63, 64].map((length) => new Uint8Array(length).fill(length + 150));
  for (let length = 0; length <= 55; length++)
    for (const key of keys)
      expect(hex(hmacWords(key, 'x'.repeat(length)))).toBe(again(key, 'x'.repeat(length)));
});

test('refuses what it cannot do', () => {
  const key = new Uint8Array(32);
  expect(() => hmacWords(key, 'x'.repeat(56))).toThrow('one block');
  expect(() => hmacWords(key, 'ö')).toThrow('ASCII');
  expect(() => hmacWords(new Uint8Array(65), '1')).toThrow('one block');
});
