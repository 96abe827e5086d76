import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hmacWords } from './hmac-words.ts';

/**
 * Verifiable chance. The table publishes sha256(secret) first, then every seat adds a nonce. The key is HMAC(secret,
 * nonces) and draw n is HMAC(key, n), so neither the table nor a seat can steer the result. The secret is revealed when
 * the game is over, and anybody can check it. Uses @noble/hashes instead of WebCrypto because it also runs in a page
 * without a secure context.
 */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The key of a game. Nonces are joined with their lengths, so that no two lists of nonces look alike. */
export function chanceKey(secret: string, nonces: readonly string[]): Uint8Array {
  const joined = nonces.map((nonce) => `${utf8ToBytes(nonce).length}:${nonce}`).join('|');
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(joined));
}

/** More outcomes than this one draw does not have. */
export const MOST_OUTCOMES = 0x100000000;
export const isDrawable = (n: number): boolean => Number.isInteger(n) && n <= MOST_OUTCOMES;

/** Draw number `index`, below `n`. Reject-sampled: no outcome is favoured by a modulus. */
export function drawAt(key: Uint8Array, index: number, n: number): number {
  if (!isDrawable(n)) throw new Error(`cannot draw from ${n} outcomes`);
  if (n <= 1) return 0;
  const limit = MOST_OUTCOMES - (MOST_OUTCOMES % n);
  for (let block = 0; ; block++) {
    for (const word of hmacWords(key, block === 0 ? `${index}` : `${index}/${block}`)) {
      const x = word >>> 0;
      if (x < limit) return x % n;
    }
  }
}

export const secretFromSeed = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`wartable seed ${seed}`)));

/** SHA-256 of a text, in hex. */
export type Digest = (text: string) => string;

const plain: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));
let hashing = plain;

export const digest: Digest = (text) => hashing(text);

/** Every row of a log is hashed, so a platform with a faster hash can install it here. */
export function bringDigest(faster: Digest): void {
  const probe = 'Größe, 一, 🎲, half of one: \ud83c';
  if (faster(probe) !== plain(probe)) throw new Error('the digest function is not SHA-256');
  hashing = faster;
}
