import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret that only has to be recognised. It is too long to be guessed, so that one round is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether somebody has the secret. How long it takes to say no tells nothing of how much of it he has. */
export const isSecret = (given: string | undefined, secret: string): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));

/**
 * The key to look on at a table, made from the key to its chairs. The key to a chair also lets its owner look on; it cannot be
 * computed from this one.
 */
export const watchKeyOf = (invite: string): string =>
  createHash('sha256').update(`watch ${invite}`).digest('base64url').slice(0, 22);

/** An id for a person, a token, a request: unique, but no secret. */
export const newId = (): string => randomBytes(9).toString('base64url');

export const guestName = (): string => `Guest ${randomInt(1000, 10_000)}`;
