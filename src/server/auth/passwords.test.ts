import { describe, expect, it, vi } from 'vitest';
import { Denied } from '../denied.ts';
import { Passwords } from './passwords.ts';

/** What argon2 was asked to compare. */
const verified: unknown[][] = [];
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = (...args) => {
    verified.push(args);
    return argon2.verify(...args);
  };
  return { ...argon2, verify };
});

describe('passwords', () => {
  it('are kept as argon2id with the advised cost, salted, and recognised again', async () => {
    const passwords = new Passwords();
    const [one, two] = await Promise.all([passwords.make('correct horse'), passwords.make('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.fits(one, 'correct horse')).toBe(true);
    expect(await passwords.fits(one, 'Correct horse')).toBe(false);
    // The same text from another keyboard.
    expect(await passwords.fits(await passwords.make('pässword'), 'pässword'.normalize('NFD'))).toBe(true);
  });

  it.each([
    ['somebody', '$argon2id$'],
    ['nobody', undefined],
    ['a guest', null],
  ])('are compared with a hash of the same cost, once, for %s', async (_who, kept) => {
    const passwords = new Passwords();
    const stored = kept === undefined || kept === null ? kept : await passwords.make('correct horse');
    verified.length = 0;
    expect(await passwords.fits(stored, 'wrong horse')).toBe(false);
    // The same work, so that names cannot be found out by the clock.
    expect(verified).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'wrong horse'],
    ]);
  });

  it('of an unknown account match nothing, not even the stand-in hash', async () => {
    const passwords = new Passwords();
    verified.length = 0;
    expect(await passwords.fits(undefined, '')).toBe(false);
    expect(await passwords.fits(null, '')).toBe(false);
    expect(verified).toHaveLength(2);
  });

  it('are worked on a few at once; who would wait too long is told', async () => {
    const passwords = new Passwords({ atOnce: 1, waitingAtMost: 2 });
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.make('correct horse')));
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const told = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(told[0]).toBeInstanceOf(Denied);
    expect(told[0]).toMatchObject({ status: 503, code: 'busy' });
    // The places are free again.
    await expect(passwords.make('correct horse')).resolves.toMatch(/^\$argon2id/);
  });
});
