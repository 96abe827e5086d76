import { memoize } from '../memoize.ts';

/**
 * HMAC-SHA256 of a short text, as eight 32-bit words; they hold until the next call. Every die is one of these, by the same key
 * all through a game: what the key alone decides is worked out once, and then a die takes two blocks of SHA-256. A library that is
 * asked for each die, even a native one, takes twice as long. (RFC 2104, and FIPS 180-4, whose letters the variables have.)
 */
export function hmacWords(key: Uint8Array, text: string): Int32Array {
  const [inner, outer] = padsOf(key);
  const n = text.length;
  if (n > MOST) throw new Error('expected text that fits into one block');
  W.fill(0, 0, 16);
  for (let i = 0; i < n; i++) {
    const byte = text.charCodeAt(i);
    if (byte > 0x7f) throw new Error('expected ASCII text');
    put(i, byte);
  }
  end(n);
  W.set(compress(inner));
  W.fill(0, 8, 16);
  end(32);
  return compress(outer);
}

/** The state that a message begins with, and the constants of the rounds. */
const IV = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const K = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const BLOCK = 64;
/** Bytes of a block that are left to the message: a mark and the length come after it. */
const MOST = BLOCK - 9;

/** The block that is worked on, in its first 16 words, and what it is spread out to. */
const W = new Int32Array(64);
const result = new Int32Array(8);

/** To a place that is zero. */
function put(at: number, byte: number): void {
  W[at >> 2] = (W[at >> 2] as number) | (byte << (24 - 8 * (at & 3)));
}

/** Finishes a message of this many bytes that follows one block of padding. */
function end(bytes: number): void {
  put(bytes, 0x80);
  W[15] = (BLOCK + bytes) * 8;
}

/** The states after the block of padding that begins the inner message, and the outer. */
type Pads = readonly [inner: Int32Array, outer: Int32Array];

const known = new WeakMap<Uint8Array, Pads>();

const padsOf = (key: Uint8Array): Pads => memoize(known, key, () => [padded(key, 0x36), padded(key, 0x5c)]);

function padded(key: Uint8Array, pad: number): Int32Array {
  if (key.length > BLOCK) throw new Error('expected a key of one block');
  W.fill(0, 0, 16);
  for (let i = 0; i < BLOCK; i++) put(i, (key[i] ?? 0) ^ pad);
  return compress(IV).slice();
}

/** The state that the block leads to. Of a typed array within its bounds, every element is a number. */
function compress(from: Int32Array): Int32Array {
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15] as number;
    const y = W[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[i] = s1 + (W[i - 7] as number) + s0 + (W[i - 16] as number);
  }
  let a = from[0] as number;
  let b = from[1] as number;
  let c = from[2] as number;
  let d = from[3] as number;
  let e = from[4] as number;
  let f = from[5] as number;
  let g = from[6] as number;
  let h = from[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (c & (a ^ b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  result[0] = (from[0] as number) + a;
  result[1] = (from[1] as number) + b;
  result[2] = (from[2] as number) + c;
  result[3] = (from[3] as number) + d;
  result[4] = (from[4] as number) + e;
  result[5] = (from[5] as number) + f;
  result[6] = (from[6] as number) + g;
  result[7] = (from[7] as number) + h;
  return result;
}
