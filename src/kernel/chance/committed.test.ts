import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bringDigest, chanceKey, commitmentTo, digest, drawAt, secretFromSeed } from './committed.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const NONCES = ['ann says 17', 'bob: größer|2:x'];

/** The same again, from the description alone, with Node's own HMAC. */
const keyAgain = (secret: string, nonces: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(nonces.map((nonce) => `${Buffer.byteLength(nonce)}:${nonce}`).join('|'))
    .digest();

function drawAgain(key: Uint8Array, index: number, n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key)
      .update(block === 0 ? String(index) : `${index}/${block}`)
      .digest();
    for (let at = 0; at < 32; at += 4) {
      const x = bytes.readUInt32BE(at);
      if (x < limit) return x % n;
    }
  }
}

describe('committed chance', () => {
  test('the commitment is the sha256 of the secret bytes', () => {
    const again = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
    expect(commitmentTo(SECRET)).toBe(again);
    expect(digest('größer')).toBe(createHash('sha256').update('größer').digest('hex'));
    expect(secretFromSeed('x')).toMatch(/^[0-9a-f]{64}$/);
    expect(secretFromSeed('x')).not.toBe(secretFromSeed('y'));
  });

  test('the key is HMAC(secret, nonces), the nonces joined with their lengths in bytes', () => {
    expect(Buffer.from(chanceKey(SECRET, NONCES)).toString('hex')).toBe(
      keyAgain(SECRET, NONCES).toString('hex'),
    );
    expect(Buffer.from(chanceKey(SECRET, NONCES)).toString('hex')).toBe(
      '527c40d5a568e6fe47826e9be2071cc7f10e63ddafdddaa7a835b3fc7913df5c',
    );
  });

  test('no two lists of nonces give the same key', () => {
    const lists = [[], [''], ['', ''], ['a', 'b'], ['b', 'a'], ['ab'], ['a|1:b'], ['a', ''], ['', 'a']];
    const keys = lists.map((nonces) => Buffer.from(chanceKey(SECRET, nonces)).toString('hex'));
    expect(new Set(keys).size).toBe(lists.length);
  });

  test('draw n is HMAC(key, n), reject-sampled', () => {
    const key = chanceKey(SECRET, NONCES);
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 2 ** 32 }), (index, n) => {
        expect(drawAt(key, index, n)).toBe(drawAgain(key, index, n));
      }),
    );
    // Worked out by hand with another language's HMAC: the record of an old game must stay checkable.
    const dice = Array.from({ length: 12 }, (_, index) => drawAt(key, index, 6));
    expect(dice).toEqual([3, 0, 2, 2, 2, 3, 1, 3, 3, 4, 3, 4]);
  });

  test('a draw depends on its index alone, not on the draws before it', () => {
    const key = chanceKey(SECRET, NONCES);
    const forwards = Array.from({ length: 50 }, (_, i) => drawAt(key, i, 1000));
    const backwards = Array.from({ length: 50 }, (_, i) => drawAt(key, 49 - i, 1000)).reverse();
    expect(forwards).toEqual(backwards);
    expect(new Set(forwards).size).toBeGreaterThan(40);
  });

  test('numbers that would be favoured are rejected, over more than one block if need be', () => {
    const key = chanceKey(SECRET, NONCES);
    const n = 2 ** 31 + 1; // half of all 32-bit words must be thrown away
    const word = (index: number, w: number): number =>
      createHmac('sha256', key)
        .update(String(index))
        .digest()
        .readUInt32BE(w * 4);
    let later = 0;
    let blocks = 0;
    for (let index = 0; index < 2000; index++) {
      const got = drawAt(key, index, n);
      expect(got).toBeLessThan(n);
      const first = [0, 1, 2, 3, 4, 5, 6, 7].find((w) => word(index, w) < n);
      if (first === undefined) blocks++;
      else {
        expect(got).toBe(word(index, first));
        if (first > 0) later++;
      }
      expect(got).toBe(drawAgain(key, index, n));
    }
    expect(later).toBeGreaterThan(800);
    expect(blocks).toBeGreaterThan(0);
  });

  test('the widest draw is the word itself; of one thing there is no choice', () => {
    const key = chanceKey(SECRET, NONCES);
    expect(drawAt(key, 3, 2 ** 32)).toBe(createHmac('sha256', key).update('3').digest().readUInt32BE(0));
    expect(drawAt(key, 3, 1)).toBe(0);
  });

  test('an invalid number of outcomes is refused at once', () => {
    const key = chanceKey(SECRET, NONCES);
    for (const n of [2 ** 32 + 1, 1e12, Number.POSITIVE_INFINITY, Number.NaN, 1.5])
      expect(() => drawAt(key, 0, n)).toThrow();
  });

  test('dice are fair', () => {
    const key = chanceKey(SECRET, NONCES);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 6000; index++) counts[drawAt(key, index, 6)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.52);
  });
});

test('a faster digest is used if it is the same, and refused if not', () => {
  const calls: string[] = [];
  const by = (name: string) => (text: string) => {
    calls.push(text);
    return createHash(name).update(text).digest('hex');
  };
  const before = digest('a row');
  bringDigest(by('sha256'));
  expect(digest('a row')).toBe(before);
  expect(calls.at(-1)).toBe('a row');
  expect(() => bringDigest(by('sha512'))).toThrow('is not SHA-256');
  expect(digest('a row')).toBe(before);
});
