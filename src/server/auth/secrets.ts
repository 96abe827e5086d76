import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret that only has to be recognised. It is too long to be guessed, so one round is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares a secret in constant time, so the duration does not reveal how much of it was right. */
export const isSecret = (given: string | undefined, secret: string): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));

/**
 * The key for watching a table, derived from the key to its seats. The seat key also allows watching; it cannot be
 * computed from this one.
 */
export const watchKeyOf = (invite: string): string =>
  createHash('sha256').update(`watch ${invite}`).digest('base64url').slice(0, 22);

/** An id for a person, a token, a request: unique, but no secret. */
export const newId = (): string => randomBytes(9).toString('base64url');

export const guestName = (): string => `Guest ${randomInt(1000, 10_000)}`;
