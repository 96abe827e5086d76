import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Chance that nobody can load. The table publishes sha256(secret) first; then every seat adds a nonce; the key is
 * HMAC(secret, nonces), and draw n is HMAC(key, n). So the table could not choose a secret that suits it, knowing
 * the nonces, nor a seat a nonce, knowing the secret. When the game is over the secret is shown and all can check.
 * @noble/hashes, not WebCrypto: it also runs in a page without a secure context.
 */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The key of a game. Nonces are joined with their lengths, so that no two lists of nonces look alike. */
export function chanceKey(secret: string, nonces: readonly string[]): Uint8Array {
  const joined = nonces.map((nonce) => `${utf8ToBytes(nonce).length}:${nonce}`).join('|');
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(joined));
}

const WORDS = 8; // 32-bit numbers in one HMAC-SHA256

/** More outcomes than this one draw does not have. */
export const MOST_OUTCOMES = 0x100000000;
export const isDrawable = (n: number): boolean => Number.isInteger(n) && n <= MOST_OUTCOMES;

/** Draw number `index`, below `n`. Reject-sampled: no outcome is favoured by a modulus. */
export function drawAt(key: Uint8Array, index: number, n: number): number {
  if (!isDrawable(n)) throw new Error(`no draw has ${n} outcomes`);
  if (n <= 1) return 0;
  const limit = MOST_OUTCOMES - (MOST_OUTCOMES % n);
  for (let block = 0; ; block++) {
    const bytes = hashing.hmac(key, block === 0 ? `${index}` : `${index}/${block}`);
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let w = 0; w < WORDS; w++) {
      const x = words.getUint32(w * 4);
      if (x < limit) return x % n;
    }
  }
}

export const secretFromSeed = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`wartable seed ${seed}`)));

/** SHA-256 of a text, in hex, and HMAC-SHA256 of a text. */
export interface Hashing {
  digest(text: string): string;
  hmac(key: Uint8Array, text: string): Uint8Array;
}

const plain: Hashing = {
  digest: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (key, text) => hmac(sha256, key, utf8ToBytes(text)),
};
let hashing = plain;

export const digest = (text: string): string => hashing.digest(text);

/** Every row of a log is hashed and every die is a hash: whoever has something faster than we have everywhere brings it along. */
export function bringHashing(faster: Hashing): void {
  const probe = 'Größe, 一, 🎲, half of one: \ud83c';
  const key = hexToBytes(plain.digest(probe));
  const same = ({ digest: of, hmac: by }: Hashing) =>
    `${of(probe)} ${bytesToHex(Uint8Array.from(by(key, probe)))}`;
  if (same(faster) !== same(plain)) throw new Error('that is no SHA-256');
  hashing = faster;
}
